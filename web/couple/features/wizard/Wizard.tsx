import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { User } from '../../../../src/api/schemas/couple/auth.ts'
import { useErrorText } from '../../api/useErrorText.ts'
import { PinnedActions } from '../../layout/PinnedActions.tsx'
import { paths } from '../../paths.ts'
import { clearPreloadIntent } from '../../session/preloadIntent.ts'
import { isStepValid, steps } from './draft/stepRules.ts'
import { storedWizard } from './draft/wizardRecord.ts'
import { EarlierAnswers } from './EarlierAnswers.tsx'
import { ProjectSummary } from './ProjectSummary.tsx'
import { StepHeading } from './StepHeading.tsx'
import { ConfirmationStep } from './steps/ConfirmationStep.tsx'
import { DetailsStep } from './steps/DetailsStep.tsx'
import { EventStep } from './steps/EventStep.tsx'
import { PreferencesStep } from './steps/PreferencesStep.tsx'
import { SuggestionsStep } from './steps/SuggestionsStep.tsx'
import { useSaveProject } from './useSaveProject.ts'
import { useWizard, type Wizard as WizardState } from './useWizard.ts'
import { WizardStepper } from './WizardStepper.tsx'

const asking = [EventStep, DetailsStep, PreferencesStep] as const

/** The five steps, one at a time. */
export function Wizard({ me }: { readonly me: User }) {
  const { t } = useTranslation('wizard')
  const navigate = useNavigate()
  const wizard = useWizard(me.phone)
  const { record, step, note, goTo } = wizard
  const finish = (state?: object) => {
    storedWizard.clear()
    clearPreloadIntent()
    void navigate(paths.project, { state })
  }
  if (step === undefined) {
    return (
      <Alert severity="error" action={<Button onClick={() => goTo(record.furthest)}>{t('unknownStep.resume')}</Button>}>
        {t('unknownStep.text')}
      </Alert>
    )
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: { xs: 'calc(100dvh - 112px)', sm: 0 } }}>
      {step <= steps.suggestions && <WizardStepper step={step} furthest={record.furthest} onOpen={goTo} />}
      <StepHeading step={step} />
      {step < steps.suggestions && <AskingSteps wizard={wizard} step={step} me={me} />}
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

interface AskingStepsProps {
  readonly wizard: WizardState
  readonly step: number
  readonly me: User
}

/** Steps 1 to 3, with the way on; leaving the third saves the project. */
function AskingSteps({ wizard, step, me }: AskingStepsProps) {
  const { t } = useTranslation('wizard')
  const { record, answer, goTo, goBack, earlier, takeUpEarlier } = wizard
  const { save, isPending, error } = useSaveProject()
  const errorText = useErrorText()
  const Step = asking[step] ?? EventStep
  const valid = isStepValid(step, record.draft)
  const next = async () => {
    if (step !== steps.preferences) return goTo(step + 1)
    // A failed saving stays here, with its sentence.
    const projectId = await save({ draft: record.draft, projectId: record.projectId }).catch(() => null)
    if (projectId !== null) goTo(steps.suggestions, { projectId, selected: null, sent: null })
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault()
        if (valid) void next()
      }}
      sx={{ flex: 1, display: 'grid', columnGap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' } }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        {earlier && <EarlierAnswers onTakeUp={takeUpEarlier} />}
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', mb: 4 }}>
          <Step draft={record.draft} answer={answer} me={me} />
        </Box>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t('form.errors.api_error', { error: errorText(error) })}
          </Alert>
        )}
        <PinnedActions main="end">
          {step > 0 && (
            <Button onClick={goBack} disabled={isPending}>
              {t('actions.back')}
            </Button>
          )}
          <Button type="submit" variant="contained" size="large" disabled={!valid} loading={isPending}>
            {t('actions.next')}
          </Button>
        </PinnedActions>
      </Box>
      <ProjectSummary draft={record.draft} />
    </Box>
  )
}
