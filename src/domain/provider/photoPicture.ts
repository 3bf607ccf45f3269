import { ProviderId } from '../ids.ts'

/** A photograph that a provider uploaded: whose it is, and a digest of its content and a random number, so that no two share files. */
export interface PhotoPicture {
  readonly providerId: ProviderId
  readonly digest: string
}

const pattern = /^photos\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\w-]{43})$/

/** What the picture is called in events and addresses. */
export function photoPictureName({ providerId, digest }: PhotoPicture): `photos/${string}` {
  return `photos/${providerId}-${digest}`
}

/** The photograph that a picture's name means; undefined for pictures that nobody uploaded, such as `scenes/k7m2p9`. */
export function photoPictureIn(name: string): PhotoPicture | undefined {
  const [, providerId, digest] = pattern.exec(name) ?? []
  return providerId !== undefined && digest !== undefined ? { providerId: ProviderId.parse(providerId), digest } : undefined
}
