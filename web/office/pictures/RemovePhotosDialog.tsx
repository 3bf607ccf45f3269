import { useText } from '../i18n/useText.ts'
import { ConfirmDialog } from '../kit/dialog/ConfirmDialog.tsx'
import { useGallerySource } from './GallerySource.ts'
import { usePhotoChange } from './usePhotoChange.ts'

interface RemovePhotosDialogProps {
  readonly photoIds: readonly string[]
  readonly onClose: () => void
}

/** Asks for confirmation, because the files are deleted too. */
export function RemovePhotosDialog({ photoIds, onClose }: RemovePhotosDialogProps) {
  const t = useText()
  const source = useGallerySource()
  const { mutate, ...change } = usePhotoChange({ showsFailure: true })
  const count = photoIds.length
  const remove = () =>
    mutate(
      {
        send: (side) => source.remove(side, photoIds),
        meanwhile: (before) => ({ ...before, photos: before.photos.filter(({ id }) => !photoIds.includes(id)) }),
      },
      { onSuccess: onClose },
    )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      command={{ ...change, mutate: remove }}
      title={t('photos.gallery.removeTitle', { count })}
      confirm={t('photos.gallery.removeYes', { count })}
      failed={t('photos.notSaved')}
      color="error"
    >
      {t('photos.gallery.removeSure', { count })}
    </ConfirmDialog>
  )
}
