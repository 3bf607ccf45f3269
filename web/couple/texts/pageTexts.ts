import { paths } from '../../../src/api/schemas/pagePaths.ts'

/** Texts that are there from the start, on every page. */
export const startTexts = ['common', 'layout'] as const

/** Texts that come with the pages of the app that show them. */
export const pageNamespaces = [
  'account',
  'city',
  'presentation',
  'profile',
  'project',
  'providers',
  'register',
  'venueCard',
  'wizard',
] as const

export type PageNamespace = (typeof pageNamespaces)[number]

export function isPageNamespace(name: string): name is PageNamespace {
  return pageNamespaces.some((namespace) => namespace === name)
}

/** The texts that each page of the app shows, beside those that all of them do. */
export const pageTexts = {
  account: ['account'],
  register: ['register', 'city'],
  presentation: ['presentation', 'project'],
  wizard: ['wizard', 'city', 'presentation'],
  project: ['project', 'providers', 'city', 'venueCard'],
  profile: ['profile', 'city'],
} as const satisfies Readonly<Record<string, readonly PageNamespace[]>>

/** A page of the app that is loaded when it is first shown. */
export type AppPage = keyof typeof pageTexts

export const appPageNames = Object.keys(pageTexts) as readonly AppPage[]

/** The page at an address; none where there is only the start. */
export function appPageAt(path: string): AppPage | undefined {
  return path === paths.landingAccount ? 'account' : appPageNames.find((page) => paths[page] === path)
}

/** Texts of the page at an address. */
export function pageTextsOf(path: string): readonly PageNamespace[] {
  const page = appPageAt(path)
  return page === undefined ? [] : pageTexts[page]
}
