import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayMark } from '../PlayMark.tsx'
import { SceneDrawing } from './SceneDrawing.tsx'
import { scenes } from './scenes.ts'
import { useFilm } from './useFilm.ts'

/** How it works, in five drawn scenes: each with its sentence, to be paused, and to be leafed through by hand. */
export function Film() {
  const { t } = useTranslation('welcome')
  const { index, playing, toggle, show } = useFilm(scenes.length)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  const scene = scenes[index] ?? scenes[0]
  return (
    <Box role="group" aria-label={t('film.title')} sx={{ maxWidth: 880, mx: 'auto' }}>
      <Box sx={{ aspectRatio: '16 / 9', borderRadius: 1.5, overflow: 'hidden', bgcolor: 'house.blush', color: 'primary.main' }}>
        <SceneDrawing key={scene} scene={scene} playing={playing} />
      </Box>
      <Typography aria-live="polite" sx={{ mt: 2, minHeight: { xs: 104, sm: 56 }, textAlign: 'center', typography: 'h4' }}>
        {t(`film.${scene}`)}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 }, mt: 1 }}>
        <Button
          ref={button}
          onClick={toggle}
          aria-label={playing ? t('film.pause') : t('film.play')}
          sx={{ minWidth: 44, p: 0, borderRadius: 99 }}
        >
          <PlayMark playing={playing} />
        </Button>
        <Box sx={{ display: 'flex', flex: 1, gap: 1 }}>
          {scenes.map((each, number) => (
            <Box
              key={each}
              component="button"
              type="button"
              aria-label={t('film.scene', { number: number + 1, count: scenes.length })}
              aria-current={number === index ? 'step' : undefined}
              onClick={() => show(number)}
              sx={{
                flex: 1,
                height: 44,
                p: 0,
                border: 0,
                bgcolor: 'transparent',
                cursor: 'pointer',
                display: 'flex',
                alignItems: 'center',
              }}
            >
              <Box sx={{ height: 4, width: '100%', borderRadius: 99, bgcolor: number <= index ? 'primary.main' : 'divider' }} />
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}
