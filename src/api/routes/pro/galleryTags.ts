import { createHash } from 'node:crypto'

/** Names the order of photographs or videos. */
export function orderTag(ids: readonly string[]): string {
  return tagOf(ids)
}

/** Names what is said of a photograph or a video. */
export function wordsTag(...words: readonly unknown[]): string {
  return tagOf(words)
}

/** The version that a caller saw: undefined without `If-Match`, null when it is out of date. */
export function seenInstead<Seen>(
  header: string | undefined,
  tag: string,
  present: Seen,
): { readonly instead: Seen | null } | Record<string, never> {
  if (header === undefined || header === '*') return {}
  return { instead: header === tag ? present : null }
}

function tagOf(state: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)}"`
}
