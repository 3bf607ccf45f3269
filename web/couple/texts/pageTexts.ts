import { paths } from '../../../src/api/schemas/pagePaths.ts'

/** Texts that are there from the start, on every page. */
export const startTexts = ['common', 'layout'] as const

/** Texts that come with the pages of the app that show them. */
export const pageNamespaces = ['account', 'city', 'presentation', 'profile', 'project', 'providers', 'register', 'wizard'] as const

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
  project: ['project', 'providers', 'city'],
  profile: ['profile', 'city'],
} as const satisfies Readonly<Record<string, readonly PageNamespace[]>>

/** Texts of the page at an address; none where only the start's are shown. */
export function pageTextsOf(path: string): readonly PageNamespace[] {
  if (path === paths.landingAccount) return pageTexts.account
  const page = (Object.keys(pageTexts) as (keyof typeof pageTexts)[]).find((name) => paths[name] === path)
  return page === undefined ? [] : pageTexts[page]
}
