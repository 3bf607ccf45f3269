import KeyIcon from '@mui/icons-material/StarRounded'
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { GalleryPhoto } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { Picture } from '../../../shared/Picture.tsx'
import { useText } from '../../i18n/useText.ts'
import { StatusChip } from '../../kit/page/StatusChip.tsx'
import { PhotoMenu } from './PhotoMenu.tsx'

interface PhotoCardProps {
  readonly photo: GalleryPhoto
  /** Moderation hides it. */
  readonly isRejected: boolean
  readonly name: string
  /** Opens what is said of it. */
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** A photograph of the gallery with its caption, and what can be done with it. */
export function PhotoCard({ photo, isRejected, name, onEdit, onRemove }: PhotoCardProps) {
  const t = useText()
  const { src, alt, caption, isKey, shown } = photo
  return (
    <>
      <ButtonBase
        onClick={onEdit}
        aria-label={t('photos.gallery.edit', { name })}
        sx={{ display: 'block', width: 1, textAlign: 'start', '&:focus-visible': { outlineOffset: -2 } }}
      >
        <Picture
          src={src}
          alt={alt}
          width={320}
          height={240}
          sizes="(min-width: 900px) 220px, 45vw"
          sx={{ width: 1, height: 'auto', aspectRatio: '4 / 3', opacity: shown && !isRejected ? 1 : 0.45 }}
        />
        <Typography noWrap variant="body2" sx={{ px: 1.5, py: 1, color: caption ? 'text.primary' : 'text.secondary' }}>
          {caption || t('photos.gallery.addCaption')}
        </Typography>
      </ButtonBase>
      <Box
        sx={{
          position: 'absolute',
          // At the foot of the picture, above the line of the caption.
          bottom: 46,
          insetInline: 8,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          pointerEvents: 'none',
        }}
      >
        {isKey && (
          <StatusChip tone="gold" Icon={KeyIcon}>
            {t('photos.gallery.key')}
          </StatusChip>
        )}
        {isRejected && (
          <StatusChip tone="warning" Icon={HiddenIcon}>
            {t('moderation.hidden')}
          </StatusChip>
        )}
        {!shown && (
          <StatusChip tone="neutral" Icon={HiddenIcon}>
            {t('photos.gallery.notShown')}
          </StatusChip>
        )}
      </Box>
      <PhotoMenu photo={photo} name={name} onEdit={onEdit} onRemove={onRemove} />
    </>
  )
}
