import KeyIcon from '@mui/icons-material/StarRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { GalleryPhoto } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { Picture } from '../../../shared/Picture.tsx'
import { useText } from '../../i18n/useText.ts'

interface PhotoCardProps {
  readonly photo: GalleryPhoto
  readonly name: string
  readonly onOpen: () => void
}

/** A photograph of the gallery; it opens what can be done with it. */
export function PhotoCard({ photo: { src, alt, caption, isKey, shown }, name, onOpen }: PhotoCardProps) {
  const t = useText()
  return (
    <ButtonBase
      onClick={onOpen}
      aria-label={t('photos.gallery.edit', { name })}
      sx={{ display: 'block', width: '100%', textAlign: 'start', borderRadius: 1, overflow: 'hidden' }}
    >
      <Picture
        src={src}
        alt={alt}
        width={320}
        height={240}
        sizes="(min-width: 900px) 220px, 45vw"
        sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3', opacity: shown ? 1 : 0.45 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, py: 0.5, minHeight: 32 }}>
        {isKey && <Chip size="small" icon={<KeyIcon />} label={t('photos.gallery.key')} />}
        {!shown && <Chip size="small" variant="outlined" label={t('photos.gallery.notShown')} />}
        <Typography variant="body2" noWrap sx={{ minWidth: 0 }}>
          {caption}
        </Typography>
      </Box>
    </ButtonBase>
  )
}
