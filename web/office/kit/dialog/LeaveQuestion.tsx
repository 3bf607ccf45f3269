import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { officeEntrances } from '../../../../src/api/schemas/pagePaths.ts'
import { useText } from '../../i18n/useText.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import { registerUnsaved } from './unsavedWork.ts'

interface QuestionProps {
  /** Also asked when only the query of the address changes, e.g. to another step of a form. */
  readonly withQuery?: boolean
  readonly title: string
  /** What would be lost. */
  readonly text: string
  /** The label of the button that leaves. */
  readonly leave: string
  /** Called before the page is left. */
  readonly onLeave?: () => void
}

interface LeaveQuestionProps extends QuestionProps {
  /** Whether leaving the page would lose something. */
  readonly isNeeded: boolean
}

/** Asks before a page is left, or the person signs out, when work would be lost. */
export function LeaveQuestion({ isNeeded, ...question }: LeaveQuestionProps) {
  // The router asks only one blocker, so an idle one must not stand in for another that has something to lose.
  return isNeeded && <Question {...question} />
}

function Question({ withQuery = false, title, text, leave, onLeave }: QuestionProps) {
  const t = useText()
  const isDiscarded = useRef(false)
  /** Answers a sign-out, which waits for it; undefined while none does. */
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>()
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) => {
    // The session has ended by then: staying would show a page that can no longer be saved.
    if (isDiscarded.current || next.pathname === officeEntrances.signIn) return false
    return here.pathname !== next.pathname || (withQuery && here.search !== next.search)
  })

  const discard = useEffectEvent(() => {
    isDiscarded.current = true
    onLeave?.()
  })
  useEffect(() => registerUnsaved({ ask: () => new Promise((resolve) => setAnswer(() => resolve)), discard: () => discard() }), [])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  const stay = () => {
    answer?.(false)
    setAnswer(undefined)
    blocker.reset?.()
  }
  const goOn = () => {
    // A sign-out drops the work itself, once the server has confirmed it.
    answer?.(true)
    setAnswer(undefined)
    if (blocker.state !== 'blocked') return
    onLeave?.()
    blocker.proceed()
  }

  return (
    <ChoiceDialog
      open={blocker.state === 'blocked' || answer !== undefined}
      title={title}
      onClose={stay}
      choices={[
        { label: t('kit.unsaved.stay'), onChoose: stay },
        { label: leave, color: 'error', onChoose: goOn },
      ]}
    >
      {text}
    </ChoiceDialog>
  )
}
