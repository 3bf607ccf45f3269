import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import StepIcon from '@mui/material/StepIcon'
import Typography from '@mui/material/Typography'
import { useText } from '../i18n/useText.ts'
import { VisuallyHidden } from '../kit/page/VisuallyHidden.tsx'

interface StepNavigationProps<Step extends string> {
  readonly steps: readonly Step[]
  readonly nameOf: (step: Step) => string
  readonly current: Step
  /** Steps with missing requirements. */
  readonly incomplete: ReadonlySet<Step>
  readonly onStep: (step: Step) => void
}

/** The steps as tabs. Any step can be opened at any time; incomplete ones are marked. */
export function StepNavigation<Step extends string>({ steps, nameOf, current, incomplete, onStep }: StepNavigationProps<Step>) {
  const t = useText()
  return (
    <Box component="nav" aria-label={t('kit.steps.label')} sx={{ mb: 3 }}>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
        }}
      >
        {steps.map((step, index) => {
          const isIncomplete = incomplete.has(step)
          return (
            <Box component="li" key={step} sx={{ display: 'grid' }}>
              <ButtonBase
                onClick={() => onStep(step)}
                aria-current={step === current ? 'step' : undefined}
                sx={{
                  minHeight: 56,
                  px: 1.5,
                  py: 1,
                  gap: 1,
                  justifyContent: 'flex-start',
                  textAlign: 'start',
                  borderRadius: 1,
                  border: 1,
                  borderColor: step === current ? 'primary.main' : 'divider',
                  bgcolor: step === current ? 'action.selected' : 'background.paper',
                }}
              >
                <StepIcon aria-hidden icon={index + 1} active={step === current} completed={!isIncomplete} />
                <Box component="span">
                  <Typography
                    component="span"
                    variant="body2"
                    sx={{ display: 'block', fontWeight: step === current ? 600 : 500, lineHeight: 1.3 }}
                  >
                    <VisuallyHidden>{`${index + 1}. `}</VisuallyHidden>
                    {nameOf(step)}
                  </Typography>
                  {isIncomplete && (
                    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', lineHeight: 1.3 }}>
                      {t('kit.steps.incomplete')}
                    </Typography>
                  )}
                </Box>
              </ButtonBase>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
