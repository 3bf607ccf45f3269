import { createHmac } from 'node:crypto'
import { isSameText } from '../../platform/isSameText.ts'
import type { PictureName } from './pictureName.ts'

/** Addresses of pictures: signed, so that nobody else makes this machine draw and convert. */
export interface PictureUrls {
  /** The path of a picture, without its width: who shows it appends `?w=`, one of `pictureWidths`. Stays the same forever. */
  readonly pictureUrl: (name: PictureName) => string
  /** Whether a signature is the one that `pictureUrl` gives the name. */
  readonly isSigned: (signature: string, name: string) => boolean
}

const signatureBytes = 16

/** @param key `pictureKey` of the secrets */
export function createPictureUrls(key: Buffer): PictureUrls {
  const sign = (name: string) => createHmac('sha256', key).update(name).digest().subarray(0, signatureBytes).toString('base64url')
  return {
    pictureUrl: (name) => `/images/${sign(name)}/${name}`,
    // Compared as text: base64 has several spellings of the same bytes, and each would be another address of the picture.
    isSigned: (signature, name) => isSameText(signature, sign(name)),
  }
}
