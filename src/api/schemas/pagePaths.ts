import type { PartKind } from '../../domain/provider/profilePart.ts'
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

/** Who runs the product, and what it does with personal data. */
export const legalPaths = { terms: '/terms', imprint: '/imprint', privacy: '/privacy' } as const

/** A version of a legal text that is not, or no longer, the current one. */
export const legalVersionPath = (kind: keyof typeof legalPaths, version: string) => `${legalPaths[kind]}/${version}`

/** What the credit guarantee promises to planners. */
export const guaranteePath = '/guarantee'

/** The top of the public directory. */
export const directoryPath = '/planners'

/** The top of the public directory of venues. */
export const venueDirectoryPath = '/venues'

/** A venue's page; of a venue that is a provider too. Without its slug, or with another one, the address leads to the one with it. */
export function venuePage(publicId: string, slug = ''): string {
  return `/venue/${publicId}${slug && `-${slug}`}`
}

/** Below these: the form in which clients write a review, one's own review, and the badge for other sites. */
export const reviewPath = '/review'
export const ownReviewPath = '/my-review'
export const badgePath = '/badge'

/** The form for reviews of one provider, by the token of its link. */
export function reviewPage(token: string): string {
  return `${reviewPath}/${token}`
}

/** One's own review, by the token of the mail. */
export function ownReviewPage(token: string): string {
  return `${ownReviewPath}/${token}`
}

/** Below it a kind of mail is turned off, by the link in each mail of that kind. */
export const unsubscribePath = '/unsubscribe'

/** Checks an exported statement of credits; it can be saved, and works without a network. */
export const ledgerVerifierPath = '/ledger-verifier.html'

/** Where a kind of mail is turned off for the person of the token. */
export function unsubscribePage(kind: string, token: string): string {
  return `${unsubscribePath}/${kind}/${token}`
}

/** A provider's badge, for a frame on its own site. */
export function badgePage(publicId: string): string {
  return `${badgePath}/${publicId}`
}

/** A portfolio's public page. */
export function portfolioPage(publicId: string, slug: string): string {
  return `/portfolio/${[publicId, slug].filter(Boolean).join('-')}`
}

/** Below it is the office of providers and administrators. */
export const officePath = '/office'

/** Pages of the office that need no session, or end it, below `officePath`. */
export const officeEntrances = {
  signIn: '/login',
  register: '/register',
  forgottenPassword: '/forgotten-password',
  newPassword: '/new-password',
  confirmEmail: '/confirm-email',
  confirmNewEmail: '/confirm-new-email',
  deleteAccount: '/delete-account',
} as const

/** A page of the office, below `officePath`: react-admin has a resource's at its name, and a record's below it. */
export function officePage(resource: string, id?: string | number): string {
  return id === undefined ? `/${resource}` : `/${resource}/${id}`
}

/** Where cards are taken: credits and Premium. These pages alone may reach the payment service. */
const sellingPages = ['credits', 'subscription'].map((name) => officePath + officePage(name))

/** Whether cards are taken on the page at this address. */
export function isSellingPage(path: string): boolean {
  return sellingPages.includes(path)
}

/** A provider's public page by its number alone: the server leads on to the address with the name. */
export function profilePath(kind: 'planner' | 'venue', publicId: string): string {
  return `/${kind}/${publicId}`
}

/** The page of the office that leads to the provider's own public page. */
export const publicProfilePage = 'public-profile'

/** The page of the office where a part of the profile is changed. */
export const partPages: Readonly<Record<PartKind, string>> = {
  company_name: 'company',
  website: 'company',
  portrait: 'texts',
  experience: 'texts',
  strengths: 'texts',
  service_text: 'texts',
  service_descriptions: 'services',
  profile_photo: 'photos',
  social_networks: 'networks',
  photo: 'photos',
  caption: 'photos',
  video: 'videos',
}
