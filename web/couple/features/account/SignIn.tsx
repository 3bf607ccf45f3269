import { useState } from 'react'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { CodeForm } from './CodeForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { newSignIn, type SignInProgress, storedSending, storedSignIn } from './signInProgress.ts'

/** Phone, then code; each step can be left and come back to. */
export function SignIn() {
  const { secondsBetweenSends } = usePublicRules().phoneCode
  const [cameBack, setCameBack] = useState(false)
  const [progress, setProgress] = useState(() => storedSignIn.read() ?? newSignIn)
  /** When this browser last had a code sent to the number, in this tab or another; 0 for never. */
  const sentAtOf = (phone: string) => {
    const sent = phone === progress.phone ? progress.sentAt : 0
    const elsewhere = storedSending.read()
    return elsewhere?.phone === phone ? Math.max(sent, elsewhere.sentAt) : sent
  }
  const keep = (change: Partial<SignInProgress>) => {
    const next = { ...progress, ...change }
    storedSignIn.write(next)
    if (change.sentAt !== undefined && next.phone !== '') storedSending.write({ phone: next.phone, sentAt: next.sentAt })
    setProgress(next)
  }
  if (progress.onCode) {
    return (
      <CodeForm
        progress={progress}
        onBack={() => {
          setCameBack(true)
          keep({ onCode: false })
        }}
        onResent={() => keep({ sentAt: Date.now(), resends: progress.resends + 1 })}
        onDone={() => storedSignIn.clear()}
      />
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
