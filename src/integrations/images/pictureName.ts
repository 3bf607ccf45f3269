import { photoPictureIn } from '../../domain/provider/photoPicture.ts'
import { drawnPictures } from './drawnPictures.ts'
import type { PictureSource } from './pictureSource.ts'

/** A picture's name, also in addresses: its kind and its id, e.g. `portraits/k7m2p9`. `photos` were uploaded. */
export type PictureName = `${keyof typeof drawnPictures | 'photos'}/${string}`

const idPattern = /^[\w-]{1,64}$/

/** The source of a drawn kind of picture; undefined when the kind or the name does not exist. */
export function findDrawnSource(kind: string, id: string): PictureSource | undefined {
  return idPattern.test(id) && Object.hasOwn(drawnPictures, kind) ? drawnPictures[kind as keyof typeof drawnPictures] : undefined
}

/** Whether a stored picture name is still valid. */
export function isPictureName(text: string): text is PictureName {
  const [kind = '', id = '', ...rest] = text.split('/')
  return rest.length === 0 && (findDrawnSource(kind, id) !== undefined || photoPictureIn(text) !== undefined)
}
