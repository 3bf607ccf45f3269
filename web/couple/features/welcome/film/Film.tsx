import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import poster from '../../../../shared/illustrations/filmPoster.svg'
import { touchTarget } from '../../../../shared/theme/tokens.ts'
import { useSuggestedCount } from '../../../providers/useSuggestedCount.ts'
import { PlayMark } from '../PlayMark.tsx'
import { Section } from '../Section.tsx'
import { SceneDrawing } from './SceneDrawing.tsx'
import { scenes } from './scenes.ts'

const frame = { aspectRatio: '16 / 9', borderRadius: 1.5, overflow: 'hidden' } as const
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
      <Box component="alliance-film" sx={{ display: 'block', maxWidth: 880, mx: 'auto' }}>
        <Box
          component="details"
          sx={{ '&[open] > summary': { display: 'none' }, 'alliance-film:not([data-ready]) &[open] > summary': { display: 'block' } }}
        >
          <Poster />
          <Box role="group" aria-label={t('film.title')}>
            {scenes.map((scene) => (
              <Box key={scene} data-scene sx={{ mb: 2 }}>
                <Box sx={{ ...frame, bgcolor: 'house.blush', color: 'primary.main' }}>
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

function Poster() {
  const { t } = useTranslation('welcome')
  return (
    <Box
      component="summary"
      sx={{
        ...frame,
        display: 'block',
        position: 'relative',
        cursor: 'pointer',
        color: 'primary.main',
        listStyle: 'none',
        '&::-webkit-details-marker': { display: 'none' },
      }}
    >
      <Box
        component="img"
        src={poster}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
      />
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
