import ButtonBase from '@mui/material/ButtonBase'
import type { GalleryPhoto } from '../../../src/api/schemas/pro/gallerySchemas.ts'
import { useText } from '../i18n/useText.ts'
import { PhotoFace, PhotoStates } from './PhotoFace.tsx'
import { PhotoMenu } from './PhotoMenu.tsx'

interface PhotoCardProps {
  readonly photo: GalleryPhoto
  /** True when moderation hides it. */
  readonly isRejected: boolean
  readonly name: string
  /** Opens the dialog with its texts. */
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** A photograph of the gallery with its caption and actions. */
export function PhotoCard({ photo, isRejected, name, onEdit, onRemove }: PhotoCardProps) {
  const t = useText()
  return (
    <>
      <ButtonBase
        onClick={onEdit}
        aria-label={t('photos.gallery.edit', { name })}
        sx={{ display: 'block', width: 1, textAlign: 'start', '&:focus-visible': { outlineOffset: -2 } }}
      >
        <PhotoFace photo={photo} isRejected={isRejected} />
      </ButtonBase>
      <PhotoStates photo={photo} isRejected={isRejected} />
      <PhotoMenu photo={photo} name={name} onEdit={onEdit} onRemove={onRemove} />
    </>
  )
}
