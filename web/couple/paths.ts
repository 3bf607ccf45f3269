import { directoryPath, paths, venueDirectoryPath } from '../../src/api/schemas/pagePaths.ts'

const appPaths: ReadonlySet<string> = new Set(Object.values(paths))
/** Longer names are no page of the server's either. */
const providerPage = /^\/(planner|venue)\/[\w-]{1,100}$/

const directoryPage = new RegExp(`^(?:${directoryPath}|${venueDirectoryPath})(/[a-z]{2}(/[a-z0-9-]{1,80}){0,2})?$`)

/** Pages of the app; wrong case and a trailing slash do not match. */
export function isAppPath(path: string): boolean {
  return appPaths.has(path)
}

/** Where visitors are welcomed by the server; a couple is led on from there by the app. */
export function isWelcomePath(path: string): boolean {
  return path === paths.welcome || path === paths.landing
}

export function isProviderPage(path: string): boolean {
  return providerPage.test(path)
}

export function isDirectoryPage(path: string): boolean {
  return directoryPage.test(path)
}
