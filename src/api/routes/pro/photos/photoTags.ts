import { createHash } from 'node:crypto'

/** Names the order of a gallery. */
export function orderTag(photoIds: readonly string[]): string {
  return tagOf(photoIds)
}

/** Names what is said of a photograph. */
export function wordsTag({ caption, alt }: { readonly caption: unknown; readonly alt: unknown }): string {
  return tagOf([caption, alt])
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
