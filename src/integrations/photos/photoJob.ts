import type { PictureFormat } from '../images/pictureFormat.ts'
import type { PhotoErrorCode } from './photoError.ts'
import type { PhotoToRead, ReadPhoto } from './readPhoto.ts'

/** A job for the process that decodes photographs. */
export type PhotoJob =
  | ({ readonly kind: 'read' } & PhotoToRead)
  | { readonly kind: 'render'; readonly path: string; readonly width: number; readonly format: PictureFormat }

/**
 * Its result: the photograph or rendition, or why not. A failure without a code of either kind is our own fault; `systemCode` is that of an
 * error of the system, such as a full disk.
 */
export type PhotoJobAnswer =
  | { readonly done: ReadPhoto | Buffer }
  | { readonly failed: PhotoErrorCode | undefined; readonly systemCode: string | undefined; readonly message: string }
