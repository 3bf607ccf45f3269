import type { PictureFormat } from '../images/pictureFormat.ts'
import type { PhotoErrorCode } from './photoError.ts'
import type { PhotoToRead, ReadPhoto } from './readPhoto.ts'

/** What the process that decodes photographs is asked to do. */
export type PhotoJob =
  | ({ readonly kind: 'read' } & PhotoToRead)
  | { readonly kind: 'render'; readonly path: string; readonly width: number; readonly format: PictureFormat }

/** What it answers: the photograph or rendition, or why not. Without a code it is nobody's fault but ours. */
export type PhotoJobAnswer =
  | { readonly done: ReadPhoto | Buffer }
  | { readonly failed: PhotoErrorCode | undefined; readonly message: string }
