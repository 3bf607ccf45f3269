import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type SyntheticEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../../src/api/schemas/couple/auth.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { PinnedActions } from '../../layout/PinnedActions.tsx'
import { missingIn, steps } from './draft/stepRules.ts'
import { EarlierAnswers } from './EarlierAnswers.tsx'
import { EditingNotice } from './EditingNotice.tsx'
import { MissingAnswers } from './MissingAnswers.tsx'
import { nextIntoView } from './nextIntoView.ts'
import { ProjectSummary } from './ProjectSummary.tsx'
import { SaveFailure } from './SaveFailure.tsx'
import { DetailsStep } from './steps/DetailsStep.tsx'
import { EventStep } from './steps/EventStep.tsx'
import { PreferencesStep } from './steps/PreferencesStep.tsx'
import { useReloadProject } from './useReloadProject.ts'
import { useSaveProject } from './useSaveProject.ts'
import type { Wizard } from './useWizard.ts'

const asking = [EventStep, DetailsStep, PreferencesStep] as const

interface AskingStepsProps {
  readonly wizard: Wizard
  readonly step: number
  readonly me: User
  /** Leaves the wizard for the project without saving. */
  readonly onGiveUp: () => void
}

/** Steps 1 to 3 with their buttons. Leaving the third step saves the project. */
export function AskingSteps({ wizard, step, me, onGiveUp }: AskingStepsProps) {
  const { t } = useTranslation('wizard')
  const rules = usePublicRules()
  const { record, answer, goTo, goBack, earlier, takeUpEarlier } = wizard
  const { save, isPending, error, reset } = useSaveProject()
  const reload = useReloadProject()
  const Step = asking[step] ?? EventStep
  const missing = missingIn(step, record.draft, rules)
  const valid = missing.length === 0
  const missingId = useId()
  const questions = useRef<HTMLDivElement>(null)
  const touched = useRef(false)
  const next = async () => {
    if (step !== steps.preferences) return goTo(step + 1)
    // A failed save keeps the step open and shows the error.
    const saved = await save(record).catch(() => null)
    if (saved !== null) goTo(steps.suggestions, { ...saved, selected: null, sent: null })
  }
  const readAgain = () =>
    reload.mutate(record, {
      onSuccess: (current) => {
        reset()
        if (current === null) onGiveUp()
        else goTo(steps.event, current)
      },
    })
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        if (valid) void next()
      }}
      sx={{ flex: 1, display: 'grid', columnGap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' } }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        {earlier && <EarlierAnswers onTakeUp={takeUpEarlier} />}
        {record.edited && <EditingNotice contacted={record.edited.contacted} onGiveUp={onGiveUp} />}
        <Box
          ref={questions}
          onPointerDown={() => (touched.current = true)}
          onKeyDown={() => (touched.current = false)}
          onChange={({ target }) => {
            // Keyboard users move to the next question themselves.
            if (!touched.current || !(target instanceof HTMLInputElement) || target.type !== 'radio') return
            requestAnimationFrame(() => questions.current && nextIntoView(target, questions.current))
          }}
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: 'minmax(0, 1fr)',
            mb: 4,
            // Below the stepper, which is pinned on a phone.
            '& > *': { scrollMarginTop: '4.5rem', scrollMarginBottom: '6rem' },
          }}
        >
          <Step draft={record.draft} answer={answer} me={me} />
        </Box>
        {step === steps.preferences && error && (
          <SaveFailure error={error} onReload={readAgain} reloading={reload.isPending} reloadError={reload.error} />
        )}
        <PinnedActions main="end">
          {step > 0 && (
            <Button onClick={goBack} disabled={isPending}>
              {t('actions.back')}
            </Button>
          )}
          <MissingAnswers id={missingId} missing={missing} />
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={!valid}
            aria-describedby={valid ? undefined : missingId}
            loading={isPending}
          >
            {t('actions.next')}
          </Button>
        </PinnedActions>
      </Box>
      <ProjectSummary draft={record.draft} />
    </Box>
  )
}
