import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import { photoPictureIn } from '../domain/provider/photoPicture.ts'
import type { PhotoFiles } from '../integrations/photos/photoFiles.ts'
import type { EffectKind } from './effectKind.ts'

export interface FileDeletionServices {
  readonly photos: Pick<PhotoFiles, 'delete'>
  /** Whether its provider shows a picture, by the log's present state. */
  readonly isShown: (picture: string) => Promise<boolean>
}

/** Deletes the files of a photograph that nobody shows: it was removed, or its upload was not carried through. */
export function fileDeletionEffect({ photos, isShown }: FileDeletionServices): EffectKind<EffectPayload<'fileDeletion'>> {
  return {
    payload: effectPayloads.fileDeletion,
    async handle({ payload: { picture } }) {
      const photo = photoPictureIn(picture)
      if (!photo || (await isShown(picture))) return 'expired'
      await photos.delete(photo)
      return {}
    },
  }
}
