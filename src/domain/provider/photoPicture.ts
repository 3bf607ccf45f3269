import { ProviderId, type ReviewId } from '../ids.ts'

/** The owner of a photograph: a provider, or a reviewer, identified by the review. */
export type PhotoOwner = ProviderId | ReviewId

/** An uploaded photograph: its owner, and a digest of its content and a random number, so that no two share files. */
export interface PhotoPicture {
  readonly owner: PhotoOwner
  readonly digest: string
}

const pattern = /^photos\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\w-]{43})$/

/** The picture's name in events and addresses. */
export function photoPictureName({ owner, digest }: PhotoPicture): `photos/${string}` {
  return `photos/${owner}-${digest}`
}

/** The photograph with a picture name; undefined for pictures that were not uploaded, such as `scenes/k7m2p9`. */
export function photoPictureIn(name: string): PhotoPicture | undefined {
  const [, owner, digest] = pattern.exec(name) ?? []
  return owner !== undefined && digest !== undefined ? { owner: ProviderId.parse(owner), digest } : undefined
}
