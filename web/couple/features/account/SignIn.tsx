import { useEffect, useRef, useState } from 'react'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { LazyPart } from '../../layout/LazyPart.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { PhoneFormSkeleton } from './PhoneFormSkeleton.tsx'
import { newSignIn, type SignInProgress, storedSending, storedSignIn } from './signInProgress.ts'

const loadCodeForm = async () => (await import('./CodeForm.tsx')).CodeForm
const CodeForm = lazily(loadCodeForm)

/** The number, then the code. The person can go back from the code to the number. */
export function SignIn() {
  const { secondsBetweenSends } = usePublicRules().phoneCode
  const [cameBack, setCameBack] = useState(false)
  const [progress, setProgress] = useState(() => storedSignIn.read() ?? newSignIn)
  // A ref, because one submit reports several changes with renders in between, and a value of one render would be stale.
  const latest = useRef(progress)
  /** When this browser last requested a code for the number, in this tab or another; 0 for never. */
  const sentAtOf = (phone: string) => {
    const sent = phone === progress.phone ? progress.sentAt : 0
    const elsewhere = storedSending.read()
    return elsewhere?.phone === phone ? Math.max(sent, elsewhere.sentAt) : sent
  }
  const keep = (change: Partial<SignInProgress>) => {
    const next = { ...latest.current, ...change }
    latest.current = next
    storedSignIn.write(next)
    if (change.sentAt !== undefined && next.phone !== '') storedSending.write({ phone: next.phone, sentAt: next.sentAt })
    setProgress(next)
  }
  // Preloads the code form while the number is typed.
  useEffect(() => void loadCodeForm().catch(() => {}), [])
  if (progress.onCode) {
    return (
      <LazyPart loading={<PhoneFormSkeleton />}>
        <CodeForm
          progress={progress}
          onBack={() => {
            setCameBack(true)
            keep({ onCode: false })
          }}
          onResent={() => keep({ sentAt: Date.now(), resends: progress.resends + 1 })}
          onDone={() => storedSignIn.clear()}
        />
      </LazyPart>
    )
  }
  return (
    <PhoneForm
      typed={progress.typed}
      focused={cameBack}
      onTyped={(typed) => keep({ typed })}
      hasFreshCode={(phone) => Date.now() - sentAtOf(phone) < secondsBetweenSends * 1000}
      onReopened={(phone) => keep({ phone, onCode: true, ...(phone === progress.phone ? {} : { sentAt: sentAtOf(phone), resends: 0 }) })}
      onSent={(phone) => keep({ phone, onCode: true, sentAt: Date.now(), ...(phone === progress.phone ? {} : { resends: 0 }) })}
    />
  )
}
