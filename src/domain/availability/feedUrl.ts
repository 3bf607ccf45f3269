const longest = 2_000

/**
 * The address of a calendar feed as it is read: https alone, since feeds hold secrets; `webcal`, as calendars offer it, means the same.
 * Undefined for anything else, also for one with a name and password, which would be kept in logs of others.
 */
export function parseFeedUrl(written: string): string | undefined {
  const text = written.trim().replace(/^webcals?:\/\//i, 'https://')
  if (text.length > longest || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hostname === '') return undefined
  url.hash = ''
  return url.href
}
