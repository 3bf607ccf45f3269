import KeyIcon from '@mui/icons-material/StarRounded'
import MissingIcon from '@mui/icons-material/SubtitlesOffOutlined'
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { GalleryPhoto } from '../../../src/api/schemas/pro/gallerySchemas.ts'
import { Picture } from '../../shared/Picture.tsx'
import { useText } from '../i18n/useText.ts'
import { StatusChip } from '../kit/page/StatusChip.tsx'

interface PhotoFaceProps {
  readonly photo: GalleryPhoto
  /** True when moderation hides it. */
  readonly isRejected: boolean
}

/** A photograph with its caption, dimmed while couples do not see it. */
export function PhotoFace({ photo: { src, alt, caption, shown }, isRejected }: PhotoFaceProps) {
  const t = useText()
  return (
    <>
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
    </>
  )
}

/** Labels of a photograph: key photo, and why couples do not see it. */
export function PhotoStates({ photo: { isKey, isVisible, needsAlt, shown }, isRejected }: PhotoFaceProps) {
  const t = useText()
  return (
    <Box
      sx={{
        position: 'absolute',
        // At the bottom of the picture, above the caption.
        bottom: 46,
        insetInline: 8,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        pointerEvents: 'none',
        // Wraps, because some labels are wider than a phone's card.
        '& > span': { flex: '0 1 auto', whiteSpace: 'normal', lineHeight: 1.35 },
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
      {needsAlt && (
        <StatusChip tone="warning" Icon={MissingIcon}>
          {t('photos.gallery.noAlt')}
        </StatusChip>
      )}
      {!isVisible && (
        <StatusChip tone="neutral" Icon={HiddenIcon}>
          {t('photos.gallery.ownHidden')}
        </StatusChip>
      )}
      {isVisible && !needsAlt && !shown && (
        <StatusChip tone="neutral" Icon={HiddenIcon}>
          {t('photos.gallery.notShown')}
        </StatusChip>
      )}
    </Box>
  )
}
