import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { Picture, pictureAddresses } from '../../../shared/Picture.tsx'

const stage = { width: 960, height: 720, sizes: '(min-width: 900px) 620px, 100vw' } as const
const thumb = { width: 112, height: 84 } as const
/** Some pictures are as light as the page: a line says where they end. */
const edge = { border: 1, borderColor: 'divider', borderRadius: 1 } as const

interface PhotoGalleryProps {
  readonly photos: Prestataire['images']
  /** Whose they are, for those that nothing is said about. */
  readonly name: string
}

/** One photograph large, and all of them beside it to be picked, below it on a phone; without scripts each leads to its picture. */
export function PhotoGallery({ photos, name }: PhotoGalleryProps) {
  const { t } = useTranslation('providers')
  const words = (index: number) =>
    photos[index]?.alt || photos[index]?.caption || t('profile.photo', { name, number: index + 1, count: photos.length })
  const [first] = photos
  return (
    <Box
      component="alliance-gallery"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: photos.length > 1 ? `minmax(0, 1fr) ${thumb.width + 4}px` : 'minmax(0, 1fr)' },
      }}
    >
      {first && (
        <Box component="figure" sx={{ m: 0 }}>
          <Picture
            src={first.thumb}
            alt={words(0)}
            {...stage}
            data-stage
            sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3', ...edge }}
          />
          <Typography component="figcaption" variant="body2" color="textSecondary" hidden={!first.caption} sx={{ mt: 0.5 }}>
            {first.caption}
          </Typography>
        </Box>
      )}
      {photos.length > 1 && (
        <Box
          component="ul"
          aria-label={t('profile.photos')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'flex',
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            flexDirection: { xs: 'row', sm: 'column' },
            gap: 1,
            // As high as the large one, however many there are.
            overflowY: { sm: 'auto' },
            height: { sm: 0 },
            minHeight: { sm: '100%' },
          }}
        >
          {photos.map(({ thumb: src, caption }, index) => {
            const large = pictureAddresses(src, stage)
            return (
              <li key={src}>
                <ButtonBase
                  href={large.src}
                  data-src={large.src}
                  data-srcset={large.srcSet}
                  data-alt={words(index)}
                  data-caption={caption}
                  aria-label={words(index)}
                  aria-current={index === 0}
                  sx={{
                    border: 2,
                    borderColor: 'transparent',
                    borderRadius: 1,
                    overflow: 'hidden',
                    '&[aria-current="true"]': { borderColor: 'primary.main' },
                  }}
                >
                  <Picture src={src} alt="" {...thumb} />
                </ButtonBase>
              </li>
            )
          })}
        </Box>
      )}
    </Box>
  )
}
