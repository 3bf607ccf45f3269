import { legalPaths, paths } from '../../../src/api/schemas/pagePaths.ts'
import { isDirectoryPage, isProviderPage } from '../paths.ts'

/** What a page is called where it is counted; whose page it is stays out of it. */
export type PageName = keyof typeof paths | keyof typeof legalPaths | 'provider' | 'directory' | 'notFound'

const names: ReadonlyMap<string, PageName> = new Map(
  Object.entries({ ...paths, ...legalPaths }).map(([name, path]) => [path, name as PageName]),
)

export function pageNameOf(path: string): PageName {
  if (isProviderPage(path)) return 'provider'
  if (isDirectoryPage(path)) return 'directory'
  return names.get(path) ?? 'notFound'
}
