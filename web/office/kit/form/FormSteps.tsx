import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useText } from '../../i18n/useText.ts'

/** A step of a long form. */
export interface FormStep {
  readonly label: string
  /** The fields that must be valid before the next step. */
  readonly fields: readonly string[]
  readonly content: ReactNode
}

interface FormStepsProps {
  readonly steps: readonly FormStep[]
  readonly step: number
  readonly onStep: (step: number) => void
  /** Rendered below the last step: the submit button. */
  readonly toolbar: ReactNode
}

/** Shows the steps of the surrounding form one at a time. Going forward needs valid fields; going back is always possible. */
export function FormSteps({ steps, step, onStep, toolbar }: FormStepsProps) {
  const t = useText()
  const { trigger } = useFormContext()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  const current = steps[step]
  if (!current) return null
  const isLast = step === steps.length - 1
  const next = async () => {
    if (await trigger([...current.fields], { shouldFocus: true })) onStep(step + 1)
  }
  return (
    <Box sx={{ width: 1 }}>
      <Stepper activeStep={step} aria-label={t('kit.steps.label')} sx={{ display: { xs: 'none', sm: 'flex' }, mb: 3 }}>
        {steps.map(({ label }, index) => (
          <Step key={label} aria-current={index === step ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography variant="caption" component="p" color="textSecondary">
        {t('kit.steps.place', { step: step + 1, total: steps.length })}
      </Typography>
      <Typography ref={heading} tabIndex={-1} variant="h4" component="h3" sx={{ mb: 2, outline: 'none' }}>
        {current.label}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>{current.content}</Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, mt: isLast ? 0 : 3 }}>
        {step > 0 && (
          <Button color="inherit" onClick={() => onStep(step - 1)}>
            {t('kit.steps.back')}
          </Button>
        )}
        {isLast ? (
          toolbar
        ) : (
          <Button variant="contained" onClick={() => void next()}>
            {t('kit.steps.next')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
