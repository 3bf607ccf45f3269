import CheckIcon from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { touchTarget } from '../../../shared/theme/tokens.ts'
import { visuallyHidden } from '../../../shared/theme/visuallyHidden.ts'
import { steps } from './draft/stepRules.ts'

interface WizardStepperProps {
  readonly step: number
  readonly furthest: number
  readonly onOpen: (step: number) => void
}

const shown = ['event', 'details', 'preferences', 'suggestions'] as const
const disc = { width: 32, height: 32 } as const

/** The four steps with the current one marked. Steps that were reached can be opened, except from the fourth on. */
export function WizardStepper({ step, furthest, onOpen }: WizardStepperProps) {
  const { t } = useTranslation('wizard')
  return (
    <Box
      component="nav"
      aria-label={t('stepper.label')}
      sx={{
        mb: { xs: 1, md: 4 },
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: { xs: 0.5, sm: 0 },
        position: { xs: 'sticky', sm: 'static' },
        top: 0,
        zIndex: 3,
        bgcolor: 'background.default',
      }}
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1 } }}>
        {shown.map((name, index) => (
          <Box
            key={name}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              flex: index === 0 ? 'none' : 1,
              '&:not(:first-of-type)::before': {
                content: '""',
                flex: 1,
                minWidth: 8,
                height: '2px',
                bgcolor: index <= furthest ? 'primary.main' : 'divider',
              },
            }}
          >
            <ButtonBase
              onClick={() => onOpen(index)}
              disabled={step >= steps.suggestions || index > furthest || index === step}
              aria-current={index === step ? 'step' : undefined}
              sx={{ minHeight: touchTarget, minWidth: touchTarget, gap: 1, borderRadius: 1, px: { md: 1 } }}
            >
              <Box
                component="span"
                aria-hidden
                sx={{
                  ...disc,
                  flex: 'none',
                  display: 'grid',
                  placeItems: 'center',
                  borderRadius: '50%',
                  typography: 'body2',
                  fontWeight: 600,
                  border: 2,
                  borderColor: index <= furthest ? 'primary.main' : 'house.controlLine',
                  bgcolor: index === step ? 'primary.main' : 'background.paper',
                  color: index === step ? 'primary.contrastText' : index <= furthest ? 'primary.main' : 'text.secondary',
                }}
              >
                {index < step ? <CheckIcon fontSize="small" /> : index + 1}
              </Box>
              <Box
                component="span"
                sx={{
                  typography: 'body2',
                  fontWeight: index === step ? 600 : 400,
                  color: index <= furthest ? 'text.primary' : 'text.secondary',
                  display: { xs: 'none', md: 'inline' },
                }}
              >
                {t(`stepper.${name}`)}
              </Box>
              <Box component="span" sx={{ ...visuallyHidden, display: { md: 'none' } }}>
                {t(`stepper.${name}`)}
              </Box>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
