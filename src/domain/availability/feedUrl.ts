const longest = 2_000

/**
 * A calendar feed's address in normal form: only https, since feeds contain secrets; `webcal`, which calendars offer, means the same.
 * Undefined for anything else, also with a user name and password, which others would log.
 */
export function parseFeedUrl(written: string): string | undefined {
  const text = written.trim().replace(/^webcals?:\/\//i, 'https://')
  if (text.length > longest || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hostname === '') return undefined
  url.hash = ''
  return url.href
}
