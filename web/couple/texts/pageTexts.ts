import { paths } from '../../../src/api/schemas/pagePaths.ts'

/** Namespaces loaded on every page. */
export const startTexts = ['common', 'layout'] as const

/** Namespaces loaded with the pages that use them. */
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

/** The namespaces of each page of the app, besides those of every page. */
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

/** The page at a path; none where only the start is needed. */
export function appPageAt(path: string): AppPage | undefined {
  return path === paths.landingAccount ? 'account' : appPageNames.find((page) => paths[page] === path)
}

/** The namespaces of the page at a path. */
export function pageTextsOf(path: string): readonly PageNamespace[] {
  const page = appPageAt(path)
  return page === undefined ? [] : pageTexts[page]
}
