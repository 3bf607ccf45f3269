import { directoryPath, paths, venueDirectoryPath } from '../../src/api/schemas/pagePaths.ts'

const appPaths: ReadonlySet<string> = new Set(Object.values(paths))
/** The server has no page for longer names either. */
const providerPage = /^\/(planner|venue)\/[\w-]{1,100}$/

const directoryPage = new RegExp(`^(?:${directoryPath}|${venueDirectoryPath})(/[a-z]{2}(/[a-z0-9-]{1,80}){0,2})?$`)

/** The app's pages. Wrong case and a trailing slash do not match. */
export function isAppPath(path: string): boolean {
  return appPaths.has(path)
}

/** Pages that the server renders for visitors. For couples the app redirects from them. */
export function isWelcomePath(path: string): boolean {
  return path === paths.welcome || path === paths.landing
}

export function isProviderPage(path: string): boolean {
  return providerPage.test(path)
}

export function isDirectoryPage(path: string): boolean {
  return directoryPage.test(path)
}
