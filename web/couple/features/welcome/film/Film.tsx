import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { touchTarget } from '../../../../shared/theme/tokens.ts'
import { useSuggestedCount } from '../../../providers/useSuggestedCount.ts'
import { PlayMark } from '../PlayMark.tsx'
import { Section } from '../Section.tsx'
import { FilmPoster } from './FilmPoster.tsx'
import { filmColumn, filmFrame, posterFrame } from './filmFrame.ts'
import { SceneDrawing } from './SceneDrawing.tsx'
import { scenes } from './scenes.ts'

const controls = 'alliance-film:not([data-ready]) &'

/**
 * An animation of five drawn scenes that explains the service, shown behind a poster until it is played. It can be paused and stepped
 * through (islands/FilmElement.ts). Without scripts all scenes are listed.
 */
export function Film() {
  const { t } = useTranslation('welcome')
  const suggested = useSuggestedCount()
  return (
    <Section title={t('film.title')} introduction={t('film.introduction')}>
      <Box component="alliance-film" sx={filmColumn}>
        <Box
          component="details"
          sx={{ '&[open] > summary': { display: 'none' }, 'alliance-film:not([data-ready]) &[open] > summary': { display: 'block' } }}
        >
          <Box component="summary" sx={{ ...posterFrame, listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } }}>
            <FilmPoster />
          </Box>
          <Box role="group" aria-label={t('film.title')}>
            {scenes.map((scene) => (
              <Box key={scene} data-scene sx={{ mb: 2 }}>
                <Box sx={{ ...filmFrame, bgcolor: 'house.blush', color: 'primary.main' }}>
                  <SceneDrawing scene={scene} />
                </Box>
                <Typography sx={{ mt: 2, minHeight: { xs: 104, sm: 56 }, textAlign: 'center', typography: 'h4' }}>
                  {t(`film.${scene}`, suggested)}
                </Typography>
              </Box>
            ))}
            <Controls />
          </Box>
        </Box>
      </Box>
    </Section>
  )
}

/** Controls that need scripts are shown only with scripts. */
function Controls() {
  const { t } = useTranslation('welcome')
  const plain = { p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer', height: touchTarget } as const
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 }, [controls]: { display: 'none' } }}>
      <Box
        component="button"
        type="button"
        data-toggle
        data-play={t('film.play')}
        data-pause={t('film.pause')}
        aria-label={t('film.pause')}
        sx={{
          ...plain,
          color: 'primary.main',
          'alliance-film[data-playing] & > :first-of-type, alliance-film:not([data-playing]) & > :last-of-type': { display: 'none' },
        }}
      >
        <PlayMark />
        <PlayMark playing />
      </Box>
      <Box sx={{ display: 'flex', flex: 1, gap: 1 }}>
        {scenes.map((each, number) => (
          <Box
            key={each}
            component="button"
            type="button"
            data-mark
            aria-label={t('film.scene', { number: number + 1, count: scenes.length })}
            sx={{ ...plain, flex: 1, display: 'flex', alignItems: 'center', '&[data-seen] > span': { bgcolor: 'primary.main' } }}
          >
            <Box component="span" sx={{ height: 4, width: '100%', borderRadius: 99, bgcolor: 'divider' }} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
