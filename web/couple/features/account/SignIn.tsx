import { useState } from 'react'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { CodeForm } from './CodeForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { newSignIn, type SignInProgress, storedSignIn } from './signInProgress.ts'

/** Phone, then code; each step can be left and come back to. */
export function SignIn() {
  const { secondsBetweenSends } = usePublicRules().phoneCode
  const [progress, setProgress] = useState(() => storedSignIn.read() ?? newSignIn)
  const keep = (change: Partial<SignInProgress>) => {
    const next = { ...progress, ...change }
    storedSignIn.write(next)
    setProgress(next)
  }
  if (progress.onCode) {
    return (
      <CodeForm
        progress={progress}
        onBack={() => keep({ onCode: false })}
        onResent={() => keep({ sentAt: Date.now(), resends: progress.resends + 1 })}
        onDone={() => storedSignIn.clear()}
      />
    )
  }
  return (
    <PhoneForm
      typed={progress.typed}
      onTyped={(typed) => keep({ typed })}
      hasFreshCode={(phone) => phone === progress.phone && Date.now() - progress.sentAt < secondsBetweenSends * 1000}
      onReopened={() => keep({ onCode: true })}
      onSent={(phone) => keep({ phone, onCode: true, sentAt: Date.now(), ...(phone === progress.phone ? {} : { resends: 0 }) })}
    />
  )
}
