import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import { useStepShown } from '../../analytics/useStepShown.ts'
import { sessionExpired } from '../../api/coupleApi.ts'
import { clearSelectedProject } from '../../session/selectedProject.ts'
import type { ProjectDraft } from './draft/projectDraft.ts'
import { lastStep, steps } from './draft/stepRules.ts'
import { enterWizard, forgetAside, storedWizard, type WizardRecord } from './draft/wizardRecord.ts'

interface PlaceInHistory {
  readonly step?: unknown
  /** The previous step, to which the browser's back button goes. */
  readonly from?: number
}

export interface Wizard {
  readonly record: WizardRecord
  /** The current step; undefined when the history state names an unknown one. */
  readonly step: number | undefined
  /** Unsaved answers that can be restored. */
  readonly earlier: WizardRecord | null
  readonly takeUpEarlier: () => void
  readonly answer: (change: Partial<ProjectDraft>) => void
  readonly note: (change: Partial<WizardRecord>) => void
  readonly goTo: (step: number, change?: Partial<WizardRecord>) => void
  readonly goBack: () => void
}

/**
 * The draft and the current step. The step is in the browser's history, so the back button goes back a step; the draft is stored in the
 * tab.
 */
export function useWizard(owner: string): Wizard {
  const { state, search } = useLocation() as { readonly state: PlaceInHistory | null; readonly search: string }
  const navigate = useNavigate()
  const [entry] = useState(() => enterWizard(owner, state?.step !== undefined))
  const [record, setRecord] = useState(entry.record)
  const [earlier, setEarlier] = useState(entry.earlier)
  const latest = useRef(record)

  useEffect(() => {
    latest.current = record
    storedWizard.write(record)
  }, [record])

  useEffect(() => {
    if (!entry.continued) clearSelectedProject()
    const interrupt = () => storedWizard.write({ ...latest.current, interrupted: true })
    window.addEventListener(sessionExpired, interrupt)
    return () => window.removeEventListener(sessionExpired, interrupt)
  }, [entry])

  const entered = state?.step !== undefined
  const begin = entry.continued ? Math.min(entry.record.furthest, steps.suggestions) : 0
  useEffect(() => {
    if (!entered) void navigate(`${paths.wizard}${search}`, { replace: true, state: { step: begin } satisfies PlaceInHistory })
  }, [entered, begin, search, navigate])

  const step = entered ? knownStep(state.step) : begin
  // Suggestions need a saved project.
  const reached = record.projectId === null ? Math.min(record.furthest, steps.preferences) : record.furthest
  const shown = step === undefined ? undefined : Math.min(step, reached)
  useStepShown(shown)
  const note = (change: Partial<WizardRecord>) => setRecord((known) => ({ ...known, ...change }))
  const goTo = (next: number, change: Partial<WizardRecord> = {}) => {
    setRecord((known) => ({ ...known, ...change, furthest: Math.max(known.furthest, next) }))
    void navigate(paths.wizard, { state: { step: next, ...(shown === undefined ? {} : { from: shown }) } satisfies PlaceInHistory })
  }
  return {
    record,
    step: shown,
    earlier,
    takeUpEarlier: () => {
      if (!earlier) return
      setEarlier(null)
      forgetAside()
      goTo(earlier.furthest, earlier)
    },
    answer: (change) => setRecord((known) => ({ ...known, draft: { ...known.draft, ...change } })),
    note,
    goTo,
    goBack: () => {
      const before = Math.max(0, (shown ?? 0) - 1)
      if (state?.from === before) void navigate(-1)
      else goTo(before)
    },
  }
}

function knownStep(step: unknown): number | undefined {
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= lastStep ? step : undefined
}
