import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { coverSizes } from '../../../src/api/schemas/pictureWidths.ts'
import { Picture, pictureAddresses } from '../../shared/Picture.tsx'
import { Lightbox } from './Lightbox.tsx'
import type { ShownPhoto } from './ShownPhoto.ts'

/** At most this many photographs are in the mosaic; the rest follow in a row. */
const inMosaic = 5
/** The size at which a photograph is opened: as wide as the window. */
const whole = { width: 1280, sizes: '100vw' } as const
const thumb = { width: 88, height: 66 } as const
/** A line around each picture, because some are as light as the page. */
const edge = { border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' } as const

/** Grid columns by the number of photographs. The first one is as large as four of the others. */
const columns = [undefined, '1fr', '1fr 1fr', '2fr 1fr', '2fr 1fr 1fr', '2fr 1fr 1fr'] as const
const otherSizes = (columnsOnPhone: number) => `(min-width: 1200px) 280px, (min-width: 600px) 25vw, ${Math.round(100 / columnsOnPhone)}vw`

interface PhotoGalleryProps {
  readonly photos: readonly ShownPhoto[]
  /** The owner's name, for photographs without a description. */
  readonly name: string
  /** True at the top of a page, where the first photograph is loaded first. */
  readonly urgent?: boolean
  /** Gives each opened photograph a URL that the back button leaves. Only for pages without a router. */
  readonly linked?: boolean
}

/**
 * A mosaic of photographs with a large first one, and the rest in a row below. Each opens over the page, or without scripts as a link to
 * its image. Their space is reserved, so that nothing moves while they load.
 */
export function PhotoGallery({ photos, name, urgent = false, linked = false }: PhotoGalleryProps) {
  const { t } = useTranslation('providers')
  if (photos.length === 0) return null
  const words = (index: number) =>
    photos[index]?.alt || photos[index]?.caption || t('profile.photo', { name, number: index + 1, count: photos.length })
  const mosaic = photos.slice(0, inMosaic)
  const columnsOnPhone = Math.max(3, mosaic.length - 1)
  const opening = (index: number) => {
    const { src, srcSet } = pictureAddresses(photos[index]?.thumb ?? '', whole)
    const caption = photos[index]?.caption ?? ''
    return { href: src, 'data-photo': index, 'data-src': src, 'data-srcset': srcSet, 'data-alt': words(index), 'data-caption': caption }
  }
  return (
    <Box
      component="alliance-gallery"
      data-linked={linked || undefined}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ position: 'relative' }}>
        <Box
          component="ul"
          aria-label={t('profile.photos')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: `repeat(${columnsOnPhone}, minmax(0, 1fr))`, sm: columns[mosaic.length] },
            gridTemplateRows: { sm: mosaic.length > 2 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' },
            aspectRatio: { sm: mosaic.length === 1 ? '2 / 1' : '9 / 4' },
          }}
        >
          {mosaic.map(({ thumb: src }, index) => (
            <Box key={src} component="li" sx={placeOf(index, mosaic.length)}>
              <ButtonBase {...opening(index)} aria-label={words(index)} sx={{ display: 'block', width: '100%', height: '100%', ...edge }}>
                <Picture
                  src={src}
                  alt={words(index)}
                  width={index === 0 ? 960 : 480}
                  height={index === 0 ? 720 : 360}
                  sizes={index === 0 ? coverSizes : otherSizes(columnsOnPhone)}
                  urgent={urgent && index === 0}
                  sx={{ width: '100%', height: '100%' }}
                />
              </ButtonBase>
            </Box>
          ))}
        </Box>
        {photos.length > 1 && (
          <Typography
            variant="body2"
            aria-hidden
            sx={{
              position: 'absolute',
              right: 12,
              top: { xs: 12, sm: 'auto' },
              bottom: { sm: 12 },
              px: 1.25,
              py: 0.5,
              borderRadius: 1,
              bgcolor: 'background.paper',
              fontWeight: 600,
              pointerEvents: 'none',
            }}
          >
            {t('gallery.total', { count: photos.length })}
          </Typography>
        )}
      </Box>
      {photos.length > inMosaic && (
        <Box
          component="ul"
          aria-label={t('gallery.further')}
          // Space for the focus outline, which the scroll container would cut off.
          sx={{ listStyle: 'none', m: -0.5, p: 0.5, display: 'flex', gap: 1, overflowX: 'auto' }}
        >
          {photos.slice(inMosaic).map(({ thumb: src }, index) => (
            <Box key={src} component="li" sx={{ flex: 'none' }}>
              <ButtonBase {...opening(inMosaic + index)} aria-label={words(inMosaic + index)} sx={{ display: 'block', ...edge }}>
                <Picture src={src} alt="" {...thumb} />
              </ButtonBase>
            </Box>
          ))}
        </Box>
      )}
      <Lightbox name={name} />
    </Box>
  )
}

/** On a phone the first photograph takes the whole width, and the others share the row below. */
function placeOf(index: number, count: number) {
  return {
    minWidth: 0,
    minHeight: 0,
    aspectRatio: { xs: index === 0 ? '4 / 3' : '1', sm: 'auto' },
    gridColumn: { xs: index === 0 ? '1 / -1' : 'auto', sm: index === 1 && count === 4 ? 'span 2' : 'auto' },
    gridRow: { sm: index === 0 && count > 2 ? 'span 2' : 'auto' },
  } as const
}
