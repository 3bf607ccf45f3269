import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { unlessErased } from '../../../domain/event.ts'
import type { PictureList } from '../../../domain/pictureList.ts'

/** The ETag of the order of photographs or videos. */
export function orderTag(ids: readonly string[]): string {
  return tagOf(ids)
}

/** The ETag of the texts of a photograph or video. */
export function wordsTag(...words: readonly unknown[]): string {
  return tagOf(words)
}

/** The version that a caller saw: undefined without `If-Match`, null when it is outdated. */
export function seenInstead<Seen>(
  header: string | undefined,
  tag: string,
  present: Seen,
): { readonly instead: Seen | null } | Record<string, never> {
  if (header === undefined || header === '*') return {}
  return { instead: header === tag ? present : null }
}

/**
 * The order of pictures that a caller saw. An outdated tag is refused only by the decision, so that a retry finds what its first attempt
 * did.
 */
export function seenOrder({ headers }: FastifyRequest, { photos }: PictureList) {
  const present = [...photos.keys()]
  return seenInstead(headers['if-match'], orderTag(present), present)
}

/** The texts of a picture that a caller saw; otherwise as for the order. */
export function seenWords({ headers }: FastifyRequest, { photos }: PictureList, id: string) {
  const photo = photos.get(id)
  const present = { caption: unlessErased(photo?.caption, '') ?? '', alt: unlessErased(photo?.alt, '') ?? '' }
  return seenInstead(headers['if-match'], wordsTag(present.caption, present.alt), present)
}

function tagOf(state: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)}"`
}
