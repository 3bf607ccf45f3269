import { isDirectoryPage, isKnownPath, isProviderPage, paths } from '../paths.ts'

/** What a page is called where it is counted; whose page it is stays out of it. */
export type PageName = keyof typeof paths | 'provider' | 'directory' | 'notFound'

const names = new Map(Object.entries(paths).map(([name, path]) => [path, name as PageName]))

export function pageNameOf(path: string): PageName {
  if (isProviderPage(path)) return 'provider'
  if (isDirectoryPage(path)) return 'directory'
  return (isKnownPath(path) && names.get(path as (typeof paths)[keyof typeof paths])) || 'notFound'
}
