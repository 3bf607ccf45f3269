import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import { photoPictureIn } from '../domain/provider/photoPicture.ts'
import type { PhotoFiles } from '../integrations/photos/photoFiles.ts'
import type { EffectKind } from './effectKind.ts'

export interface FileDeletionServices {
  readonly photos: Pick<PhotoFiles, 'delete'>
  /** Whether its provider shows a picture, by the current state of the log. */
  readonly isShown: (picture: string) => Promise<boolean>
}

/** Deletes the files of an unused photograph: it was removed, or its upload was not completed. */
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
