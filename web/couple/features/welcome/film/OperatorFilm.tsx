import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type LinkedVideo, videoAddresses } from '../../../../../src/domain/videoLink.ts'
import { Section } from '../Section.tsx'
import { FilmPoster } from './FilmPoster.tsx'
import { filmColumn, filmFrame, posterFrame } from './filmFrame.ts'

/**
 * The operator's own film. Its player is loaded when it is played, so that its platform learns nothing before (islands/VideoElement.ts).
 * Without scripts the poster leads to the film.
 */
export function OperatorFilm({ video }: { readonly video: LinkedVideo }) {
  const { t } = useTranslation(['welcome', 'providers'])
  const hintId = useId()
  const { host, page, player } = videoAddresses(video)
  return (
    <Section title={t('film.ownTitle')}>
      <Box component="alliance-video" sx={{ ...filmColumn, '& > iframe': { ...filmFrame, display: 'block', width: '100%', border: 0 } }}>
        <Box
          component="a"
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          data-player={player}
          data-title={t('film.ownTitle')}
          aria-describedby={hintId}
          sx={{ ...posterFrame, textDecoration: 'none' }}
        >
          <FilmPoster />
        </Box>
      </Box>
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ mt: 1.5, textAlign: 'center' }}>
        {t('providers:profile.playHint', { host })}
      </Typography>
    </Section>
  )
}
