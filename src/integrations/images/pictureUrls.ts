import { createHmac } from 'node:crypto'
import { isSameText } from '../../platform/isSameText.ts'
import type { PictureName } from './pictureName.ts'

/** Signed addresses of pictures, so that others cannot make this machine generate and convert pictures. */
export interface PictureUrls {
  /** The path of a picture without its width; the client appends `?w=`, one of `pictureWidths`. It never changes. */
  readonly pictureUrl: (name: PictureName) => string
  /** Whether a signature is the one in `pictureUrl` for the name. */
  readonly isSigned: (signature: string, name: string) => boolean
}

const signatureBytes = 16

/** @param key `pictureKey` of the secrets */
export function createPictureUrls(key: Buffer): PictureUrls {
  const sign = (name: string) => createHmac('sha256', key).update(name).digest().subarray(0, signatureBytes).toString('base64url')
  return {
    pictureUrl: (name) => `/images/${sign(name)}/${name}`,
    // Compared as text, since base64 has several spellings of the same bytes, each of which would be another address of the picture.
    isSigned: (signature, name) => isSameText(signature, sign(name)),
  }
}
