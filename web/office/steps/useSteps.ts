import { type RefObject, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/** Leaves the step that is open: what was typed is saved first, and `go` is called when that succeeded. */
export type LeaveStep = (go: () => void) => void

/** What a step that is a form needs to be saved and left. */
export interface StepProps {
  readonly id: string
  /** How the step is left from outside. */
  readonly leaving: RefObject<LeaveStep | null>
  /** Undefined in the last step. */
  readonly onNext: (() => void) | undefined
}

interface Steps<Step extends string> extends Omit<StepProps, 'id'> {
  readonly step: Step
  readonly leaveFor: (next: Step) => void
}

/**
 * Which step of a form is open; it stands in the address. Without one there the form opens where something is missing, and stays there while others
 * complete it.
 * @param incomplete undefined until it is known
 */
export function useSteps<Step extends string>(steps: readonly [Step, ...Step[]], incomplete: ReadonlySet<Step> | undefined): Steps<Step> {
  const [search, setSearch] = useSearchParams()
  const leaving = useRef<LeaveStep>(null)
  const [first, setFirst] = useState<Step>()
  if (incomplete && first === undefined) setFirst(steps.find((each) => incomplete.has(each)) ?? steps[0])
  const step = steps.find((each) => each === search.get('step')) ?? first ?? steps[0]
  const open = (next: Step) => {
    setSearch({ step: next })
    document.getElementById('content')?.scrollTo(0, 0)
  }
  const leaveFor = (next: Step) => {
    if (next === step) return
    const go = () => open(next)
    if (leaving.current) leaving.current(go)
    else go()
  }
  const following = steps[steps.indexOf(step) + 1]
  return { step, leaving, leaveFor, onNext: following === undefined ? undefined : () => open(following) }
}
