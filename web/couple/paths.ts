/** The couple app's addresses: exact matches only. Anything else is the not-found page. */
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

/** Public pages of providers, under the name that stands in the card's `profileUrl`. */
export const providerPaths = ['/planner/:name', '/venue/:name'] as const

/** The public directory: all of it, a country, a region or a service, a service in a region. */
export const directoryPaths = ['/planners', '/planners/:country', '/planners/:country/:first', '/planners/:country/:first/:second'] as const

const known: ReadonlySet<string> = new Set(Object.values(paths))
/** Longer names are no page of the server's either. */
const providerPage = /^\/(planner|venue)\/[\w-]{1,100}$/

const directoryPage = /^\/planners(\/[a-z]{2}(\/[a-z0-9-]{1,80}){0,2})?$/

/** Wrong case and a trailing slash do not match. */
export function isKnownPath(path: string): boolean {
  return known.has(path) || isProviderPage(path) || isDirectoryPage(path)
}

export function isProviderPage(path: string): boolean {
  return providerPage.test(path)
}

export function isDirectoryPage(path: string): boolean {
  return directoryPage.test(path)
}

/** The public id in `{publicId}-{slug}`. */
export function publicIdOf(name: string): string {
  return name.split('-')[0] ?? ''
}
