import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { Picture } from '../../../shared/Picture.tsx'

const stage = { width: 960, height: 720, sizes: '(min-width: 900px) 852px, 100vw' } as const
const thumb = { width: 96, height: 72 } as const

interface PhotoGalleryProps {
  readonly photos: Prestataire['images']
  /** Whose they are, for those that nothing is said about. */
  readonly name: string
}

/** One photograph large, and the others below it to be picked. */
export function PhotoGallery({ photos, name }: PhotoGalleryProps) {
  const { t } = useTranslation('providers')
  const [shown, show] = useState(0)
  const words = (index: number) => photos[index]?.alt || t('profile.photo', { name, number: index + 1, count: photos.length })
  const photo = photos[shown]
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {photo && (
        <Picture
          src={photo.thumb}
          alt={words(shown)}
          {...stage}
          sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3', borderRadius: 1 }}
        />
      )}
      {photos.length > 1 && (
        <Box
          component="ul"
          aria-label={t('profile.photos')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {photos.map(({ thumb: src }, index) => (
            <li key={src}>
              <ButtonBase
                aria-label={words(index)}
                aria-current={index === shown}
                onClick={() => show(index)}
                sx={{
                  borderRadius: 1,
                  overflow: 'hidden',
                  outline: index === shown ? 2 : 0,
                  outlineStyle: 'solid',
                  outlineColor: 'primary.main',
                }}
              >
                <Picture src={src} alt="" {...thumb} />
              </ButtonBase>
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}
