import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { width } from '../../shared/theme/tokens.ts'
import { type Consent, writeConsent } from './consent.ts'

interface ConsentBannerProps {
  /** What was decided before. */
  readonly consent: Consent | null
  /** Somebody asked for it; nobody's focus is taken otherwise. */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

/** The question, at the foot of the window: both answers alike, and the page goes on beside it. */
export function ConsentBanner({ consent, takesFocus, onClose }: ConsentBannerProps) {
  const { t } = useTranslation('layout')
  const banner = useRef<HTMLElement>(null)
  useCoveredBelow(banner)
  useBorrowedFocus(banner, takesFocus)
  const answer = (chosen: Consent) => {
    writeConsent(chosen)
    onClose()
  }
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && consent !== null) onClose()
  }
  return (
    <Box
      component="section"
      ref={banner}
      aria-label={t('consent.label')}
      tabIndex={-1}
      onKeyDown={leave}
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        outline: 'none',
      }}
    >
      <Box
        sx={{
          maxWidth: width.page + 48,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: 1.5,
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { md: 'center' },
          justifyContent: 'space-between',
          columnGap: 4,
          rowGap: 1,
        }}
      >
        <Typography variant="body2" role="status" sx={{ maxWidth: { md: width.text } }}>
          {t('consent.text')} {consent !== null && <strong>{t(`consent.${consent}`)}</strong>}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, flex: 'none' }}>
          <Button variant="outlined" onClick={() => answer('refused')}>
            {t('consent.refuse')}
          </Button>
          <Button variant="outlined" onClick={() => answer('accepted')}>
            {t('consent.accept')}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}

/** The page ends above it, what is pinned stands above it, and what gets the focus is scrolled clear of it (web/shared/theme/tokens.ts). */
function useCoveredBelow(element: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!element.current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--covered-below', `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
    )
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--covered-below')
    }
  }, [element])
}

/** Takes the focus where that was asked for, and gives it back. */
function useBorrowedFocus(element: React.RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return
    const before = document.activeElement
    element.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [element, wanted])
}
