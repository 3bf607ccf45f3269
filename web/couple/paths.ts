/** The couple app's addresses (couple-side.md section 2): exact matches only. Anything else is the not-found page. */
export const paths = {
  welcome: '/',
  account: '/account',
  landing: '/lp',
  landingAccount: '/account-lp',
  register: '/register',
  presentation: '/presentation',
  wizard: '/formulaire',
  project: '/project',
  profile: '/profile',
} as const

const known: ReadonlySet<string> = new Set(Object.values(paths))

/** Wrong case and a trailing slash do not match (decisions.md, "Couple side"). */
export function isKnownPath(path: string): boolean {
  return known.has(path)
}
