import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useNavigationType } from 'react-router'
import { steps } from './draft/stepRules.ts'

const names = ['event', 'details', 'preferences', 'suggestions', 'confirmation'] as const

/** What the step is about. A step that is gone to begins here, as a page would: at its top, and read from there. */
export function StepHeading({ step }: { readonly step: number }) {
  const { t } = useTranslation('wizard')
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  const kind = useNavigationType()
  const name = names[step] ?? 'event'
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    // A step that is gone back to stands where it was left.
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
