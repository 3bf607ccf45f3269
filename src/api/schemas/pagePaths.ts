import type { PartKind } from '../../domain/provider/profilePart.ts'
/** The couple app's addresses, matched exactly. Anything else is the not-found page. */
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

/** Imprint and privacy policy. */
export const legalPaths = { terms: '/terms', imprint: '/imprint', privacy: '/privacy' } as const

/** A version of a legal text that is not the current one. */
export const legalVersionPath = (kind: keyof typeof legalPaths, version: string) => `${legalPaths[kind]}/${version}`

/** The credit guarantee. */
export const guaranteePath = '/guarantee'

/** The root of the public directory. */
export const directoryPath = '/planners'

/** The root of the public directory of venues. */
export const venueDirectoryPath = '/venues'

/** A venue's page, also for a venue that is a provider. With a missing or wrong slug the address redirects. */
export function venuePage(publicId: string, slug = ''): string {
  return `/venue/${publicId}${slug && `-${slug}`}`
}

/** The parents of the review form, a reviewer's own review, and the badge for other sites. */
export const reviewPath = '/review'
export const ownReviewPath = '/my-review'
export const badgePath = '/badge'

/** The review form of a provider, by its link's token. */
export function reviewPage(token: string): string {
  return `${reviewPath}/${token}`
}

/** A reviewer's own review, by the token of the mail. */
export function ownReviewPage(token: string): string {
  return `${ownReviewPath}/${token}`
}

/** The parent of the pages that turn a kind of mail off, linked in each mail of that kind. */
export const unsubscribePath = '/unsubscribe'

/** The page that verifies an exported ledger; it can be saved and works offline. */
export const ledgerVerifierPath = '/ledger-verifier.html'

/** The page that turns a kind of mail off for the token's person. */
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

/** The root of the office for providers and administrators. */
export const officePath = '/office'

/** Pages of the office without a session, or that end it, below `officePath`. */
export const officeEntrances = {
  signIn: '/login',
  register: '/register',
  forgottenPassword: '/forgotten-password',
  newPassword: '/new-password',
  confirmEmail: '/confirm-email',
  confirmNewEmail: '/confirm-new-email',
  deleteAccount: '/delete-account',
} as const

/** A page of the office, below `officePath`: a resource's page is at its name, a record's page below that. */
export function officePage(resource: string, id?: string | number): string {
  return id === undefined ? `/${resource}` : `/${resource}/${id}`
}

/** The parameter of a list's page that names one of its records. */
export const recordParameter = 'record'

/** A record on the page of its list, for resources whose records have no page of their own. */
export function officeRecordInList(resource: string, id: string): string {
  return `${officePage(resource)}?${recordParameter}=${id}`
}

/** Pages with a card form for credits and Premium. Only these may access the payment service. */
const sellingPages = ['credits', 'subscription'].map((name) => officePath + officePage(name))

/** Whether the page at this address has a card form. */
export function isSellingPage(path: string): boolean {
  return sellingPages.includes(path)
}

/** A provider's public page by its public id; the server redirects to the address with the name. */
export function profilePath(kind: 'planner' | 'venue', publicId: string): string {
  return `/${kind}/${publicId}`
}

/** The page of the office that redirects to the provider's own public page. */
export const publicProfilePage = 'public-profile'

/** The page of the office where a part of the profile is edited. */
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
