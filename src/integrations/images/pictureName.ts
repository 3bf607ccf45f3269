import { photoPictureIn } from '../../domain/provider/photoPicture.ts'
import { drawnPictures } from './drawnPictures.ts'
import type { PictureSource } from './pictureSource.ts'

/** What a picture is called, in addresses too: its kind and its id, e.g. `portraits/k7m2p9`. `photos` were uploaded. */
export type PictureName = `${keyof typeof drawnPictures | 'photos'}/${string}`

const idPattern = /^[\w-]{1,64}$/

/** Where the pictures of a drawn kind come from; undefined when there is no such kind, or no picture could be called that. */
export function findDrawnSource(kind: string, id: string): PictureSource | undefined {
  return idPattern.test(id) && Object.hasOwn(drawnPictures, kind) ? drawnPictures[kind as keyof typeof drawnPictures] : undefined
}

/** Whether a text that was stored as a picture's name is one of those there are today. */
export function isPictureName(text: string): text is PictureName {
  const [kind = '', id = '', ...rest] = text.split('/')
  return rest.length === 0 && (findDrawnSource(kind, id) !== undefined || photoPictureIn(text) !== undefined)
}
