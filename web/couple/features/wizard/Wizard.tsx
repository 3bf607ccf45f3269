import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { User } from '../../../../src/api/schemas/couple/auth.ts'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { LazyPart } from '../../layout/LazyPart.tsx'
import { withTexts } from '../../texts/withTexts.tsx'
import { AskingSteps } from './AskingSteps.tsx'
import { ChoiceSkeleton } from './choices/ChoiceSkeleton.tsx'
import { steps } from './draft/stepRules.ts'
import { endWizard } from './draft/wizardRecord.ts'
import { IntendedNotice } from './IntendedNotice.tsx'
import { StepHeading } from './StepHeading.tsx'
import { useWizard } from './useWizard.ts'
import { WizardStepper } from './WizardStepper.tsx'

const loadSuggestions = async () => (await import('./steps/SuggestionsStep.tsx')).SuggestionsStep
const SuggestionsStep = withTexts(['providers'], loadSuggestions)
const ConfirmationStep = withTexts(['providers'], async () => (await import('./steps/ConfirmationStep.tsx')).ConfirmationStep)

/** The five steps, one at a time. */
export function Wizard({ me }: { readonly me: User }) {
  const { t } = useTranslation(['wizard', 'presentation'])
  const navigate = useNavigate()
  const { suggestedPlanners } = usePublicRules()
  const wizard = useWizard(me.phone)
  const { record, step, note, goTo } = wizard
  useEffect(() => {
    // Preloads the next step while this one is answered.
    if (step === steps.preferences) void loadSuggestions().catch(() => {})
  }, [step])
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
      <LazyPart loading={<ChoiceSkeleton count={suggestedPlanners} />}>
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
      </LazyPart>
    </Box>
  )
}
