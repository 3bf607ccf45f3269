import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import poster from '../../../shared/illustrations/filmPoster.svg'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { LazyPart } from '../../layout/LazyPart.tsx'
import { PlayMark } from './PlayMark.tsx'
import { Section } from './Section.tsx'

const Film = lazily(async () => (await import('./film/Film.tsx')).Film)

/** The film's place: its poster, until somebody wants to see it. */
export function FilmPlace() {
  const { t } = useTranslation('welcome')
  const [wanted, setWanted] = useState(false)
  const frame = {
    width: '100%',
    maxWidth: 880,
    mx: 'auto',
    aspectRatio: '16 / 9',
    borderRadius: 1.5,
    overflow: 'hidden',
    display: 'block',
    position: 'relative',
  }
  const picture = (
    <Box
      component="img"
      src={poster}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
    />
  )
  return (
    <Section title={t('film.title')} introduction={t('film.introduction')}>
      {wanted ? (
        <LazyPart loading={<Box sx={frame}>{picture}</Box>}>
          <Film />
        </LazyPart>
      ) : (
        <Box
          component="button"
          type="button"
          onClick={() => setWanted(true)}
          sx={{ ...frame, p: 0, border: 0, cursor: 'pointer', font: 'inherit', color: 'primary.main' }}
        >
          {picture}
          <Box
            component="span"
            sx={{
              position: 'absolute',
              left: '50%',
              top: '50%',
              transform: 'translate(-50%, -50%)',
              display: 'inline-flex',
              alignItems: 'center',
              gap: 1.5,
              whiteSpace: 'nowrap',
              bgcolor: 'background.default',
              borderRadius: 99,
              pl: 1,
              pr: 3,
              py: 1,
              fontWeight: 600,
            }}
          >
            <PlayMark />
            {t('film.watch')}
          </Box>
        </Box>
      )}
    </Section>
  )
}
