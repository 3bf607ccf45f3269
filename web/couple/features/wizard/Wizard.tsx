import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { User } from '../../../../src/api/schemas/couple/auth.ts'
import { paths } from '../../paths.ts'
import { AskingSteps } from './AskingSteps.tsx'
import { steps } from './draft/stepRules.ts'
import { endWizard } from './draft/wizardRecord.ts'
import { IntendedNotice } from './IntendedNotice.tsx'
import { StepHeading } from './StepHeading.tsx'
import { ConfirmationStep } from './steps/ConfirmationStep.tsx'
import { SuggestionsStep } from './steps/SuggestionsStep.tsx'
import { useWizard } from './useWizard.ts'
import { WizardStepper } from './WizardStepper.tsx'

/** The five steps, one at a time. */
export function Wizard({ me }: { readonly me: User }) {
  const { t } = useTranslation(['wizard', 'presentation'])
  const navigate = useNavigate()
  const wizard = useWizard(me.phone)
  const { record, step, note, goTo } = wizard
  const finish = (state?: object) => {
    endWizard(record)
    void navigate(paths.project, { state })
  }
  if (step === undefined) {
    return (
      <Alert severity="error" action={<Button onClick={() => goTo(record.furthest)}>{t('wizard:unknownStep.resume')}</Button>}>
        {t('wizard:unknownStep.text')}
      </Alert>
    )
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: { xs: 'calc(100dvh - 112px)', sm: 0 } }}>
      {step <= steps.suggestions && <WizardStepper step={step} furthest={record.furthest} onOpen={goTo} />}
      <StepHeading step={step} />
      {step < steps.suggestions && !record.edited && <IntendedNotice />}
      {step < steps.suggestions && <AskingSteps wizard={wizard} step={step} me={me} onGiveUp={() => finish()} />}
      {step === steps.suggestions && record.edited && !record.sent && (
        <Alert severity="success" sx={{ mb: 3 }} action={<Button onClick={() => finish()}>{t('presentation:view')}</Button>}>
          {t('wizard:editing.saved')}
        </Alert>
      )}
      {step === steps.suggestions && record.projectId !== null && (
        <SuggestionsStep
          record={record}
          projectId={record.projectId}
          home={me.city}
          note={note}
          onDone={(change) => goTo(steps.confirmation, change)}
        />
      )}
      {step === steps.confirmation && (
        <ConfirmationStep sent={record.sent} onSearch={(search) => finish({ search })} onFinish={() => finish()} />
      )}
    </Box>
  )
}
