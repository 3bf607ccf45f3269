import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { Picture, pictureAddresses } from '../../../shared/Picture.tsx'

const stage = { width: 960, height: 720, sizes: '(min-width: 900px) 852px, 100vw' } as const
const thumb = { width: 96, height: 72 } as const

interface PhotoGalleryProps {
  readonly photos: Prestataire['images']
  /** Whose they are, for those that nothing is said about. */
  readonly name: string
}

/** One photograph large, and the others below it to be picked; without scripts each leads to its picture. */
export function PhotoGallery({ photos, name }: PhotoGalleryProps) {
  const { t } = useTranslation('providers')
  const words = (index: number) =>
    photos[index]?.alt || photos[index]?.caption || t('profile.photo', { name, number: index + 1, count: photos.length })
  const [first] = photos
  return (
    <Box component="alliance-gallery" sx={{ display: 'grid', gap: 1 }}>
      {first && (
        <Box component="figure" sx={{ m: 0 }}>
          <Picture
            src={first.thumb}
            alt={words(0)}
            {...stage}
            data-stage
            sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3', borderRadius: 1 }}
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
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
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
                    borderRadius: 1,
                    overflow: 'hidden',
                    '&[aria-current="true"]': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
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
