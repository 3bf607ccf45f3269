import { type RefObject, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/** Leaves the open step: saves its input, then calls `go`. */
export type LeaveStep = (go: () => void) => void

/** What a step with a form needs. */
export interface StepProps {
  readonly id: string
  /** Set by the step, so that the navigation can leave it. */
  readonly leaving: RefObject<LeaveStep | null>
  /** Undefined in the last step. */
  readonly onNext: (() => void) | undefined
}

interface Steps<Step extends string> extends Omit<StepProps, 'id'> {
  readonly step: Step
  readonly leaveFor: (next: Step) => void
}

/**
 * The open step of a form, kept in the URL. Without one there the form opens at the first incomplete step, and stays there when that
 * changes.
 * @param incomplete undefined while unknown
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
