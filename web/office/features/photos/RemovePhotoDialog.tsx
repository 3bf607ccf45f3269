import type { GalleryPhoto } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { useText } from '../../i18n/useText.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { focusPage } from '../../kit/page/focusPage.ts'
import { usePhotoChange } from './useGallery.ts'

interface RemovePhotoDialogProps {
  readonly photo: GalleryPhoto
  readonly onClose: () => void
}

/** Asks before a photograph is removed: its file goes too. */
export function RemovePhotoDialog({ photo, onClose }: RemovePhotoDialogProps) {
  const t = useText()
  const { mutate, ...change } = usePhotoChange({ showsFailure: true })
  const remove = () =>
    mutate(
      {
        send: (side) => side.delete('/photos/:id', { params: { id: photo.id } }),
        meanwhile: (before) => ({ ...before, photos: before.photos.filter(({ id }) => id !== photo.id) }),
      },
      {
        onSuccess: () => {
          onClose()
          focusPage()
        },
      },
    )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      command={{ ...change, mutate: remove }}
      title={t('photos.gallery.removeTitle')}
      confirm={t('photos.gallery.removeYes')}
      failed={t('photos.notSaved')}
      color="error"
    >
      {t('photos.gallery.removeSure')}
    </ConfirmDialog>
  )
}
