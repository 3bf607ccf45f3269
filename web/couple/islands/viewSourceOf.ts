import { directoryPath, paths, venueDirectoryPath } from '../../../src/api/schemas/pagePaths.ts'
import type { ViewSource } from '../../../src/domain/views.ts'

/** Search engine hosts, without their mail, maps or documents. */
const searchEngine =
  /^(?:www\.)?(?:google|bing|ecosia|startpage|baidu|yandex)\.|(?:^|\.)(?:duckduckgo\.com|qwant\.com)$|(?:^|\.)search\.(?:yahoo|brave)\.|googlequicksearchbox$/

const directories = [directoryPath, venueDirectoryPath]

/**
 * The source of a view, from the referrer. Only this one word leaves the browser, never the referrer itself.
 * @param referrer as the browser gives it: a full URL from this site, at most the host from others, or empty
 * @param host of this site
 */
export function viewSourceOf(referrer: string, host: string): ViewSource {
  if (!URL.canParse(referrer)) return 'direct'
  const from = new URL(referrer)
  if (from.host !== host) return searchEngine.test(from.hostname) ? 'search_engine' : 'external'
  if (directories.some((path) => from.pathname === path || from.pathname.startsWith(`${path}/`))) return 'directory'
  return from.pathname === paths.profile || from.pathname.startsWith(paths.project) ? 'project' : 'direct'
}
