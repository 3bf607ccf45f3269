import { legalPaths, paths } from '../../../src/api/schemas/pagePaths.ts'
import { isDirectoryPage, isProviderPage } from '../paths.ts'

/** The name under which a page is counted. It leaves out whose page it is. */
export type PageName = keyof typeof paths | keyof typeof legalPaths | 'provider' | 'directory' | 'notFound'

const names: ReadonlyMap<string, PageName> = new Map(
  Object.entries({ ...paths, ...legalPaths }).map(([name, path]) => [path, name as PageName]),
)

export function pageNameOf(path: string): PageName {
  if (isProviderPage(path)) return 'provider'
  if (isDirectoryPage(path)) return 'directory'
  return names.get(path) ?? 'notFound'
}
