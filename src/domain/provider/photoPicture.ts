import { ProviderId, type ReviewId } from '../ids.ts'

/** Whose a photograph is: a provider, or who wrote a review, which is the review. */
export type PhotoOwner = ProviderId | ReviewId

/** A photograph that somebody uploaded: whose it is, and a digest of its content and a random number, so that no two share files. */
export interface PhotoPicture {
  readonly owner: PhotoOwner
  readonly digest: string
}

const pattern = /^photos\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\w-]{43})$/

/** What the picture is called in events and addresses. */
export function photoPictureName({ owner, digest }: PhotoPicture): `photos/${string}` {
  return `photos/${owner}-${digest}`
}

/** The photograph that a picture's name means; undefined for pictures that nobody uploaded, such as `scenes/k7m2p9`. */
export function photoPictureIn(name: string): PhotoPicture | undefined {
  const [, owner, digest] = pattern.exec(name) ?? []
  return owner !== undefined && digest !== undefined ? { owner: ProviderId.parse(owner), digest } : undefined
}
