import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useNavigationType } from 'react-router'
import { steps } from './draft/stepRules.ts'

const names = ['event', 'details', 'preferences', 'suggestions', 'confirmation'] as const

/** The heading of a step. Opening the next step scrolls to the top and focuses the heading, like a new page. */
export function StepHeading({ step }: { readonly step: number }) {
  const { t } = useTranslation('wizard')
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  const kind = useNavigationType()
  const name = names[step] ?? 'event'
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    // Going back restores the scroll position.
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step, kind])
  return (
    <Box sx={{ mb: 3 }}>
      {step <= steps.suggestions && (
        <Typography variant="body2" color="textSecondary">
          {t('stepper.progress', { step: step + 1, count: steps.suggestions + 1 })}
        </Typography>
      )}
      <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ outline: 'none' }}>
        {t(`heading.${name}`)}
      </Typography>
      <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {t(`lead.${name}`)}
      </Typography>
    </Box>
  )
}
