import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import { useTrack } from '../../analytics/AnalyticsProvider.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { Refused } from '../../api/refused.ts'
import { homePath } from '../../session/homePath.ts'
import { useSignedIn } from '../../session/useSignedIn.ts'
import { writeVerifiedPhone } from '../../session/verifiedPhone.ts'

/**
 * Verifies the code, then looks the account up and continues to the app or to registration.
 * @param onDone the number is verified
 * @param onWrong the code is wrong
 */
export function useVerification(phone: string, onDone: () => void, onWrong: () => void) {
  const api = useApi()
  const track = useTrack()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const running = useRef(false)
  // A code can be used once. If only the account look-up failed, the next attempt starts there.
  const verified = useRef('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (code: string) => {
      if (verified.current !== code) await api.post('/api/project/verify-phone', { body: { phone, code }, withoutSession: true })
      verified.current = code
      const { user } = await api.post('/api/project/check-account', { body: { phone }, withoutSession: true })
      track({ name: 'code_verified', hasAccount: Boolean(user) })
      onDone()
      if (user) return signedIn(user, homePath())
      writeVerifiedPhone(phone)
      await navigate(paths.register)
    },
    onError: (failure) => isWrongCode(failure) && onWrong(),
    onSettled: () => (running.current = false),
  })
  return {
    isPending,
    error,
    verify(code: string) {
      if (running.current) return
      running.current = true
      mutate(code)
    },
  }
}

export function isWrongCode(error: unknown): boolean {
  return error instanceof Refused && error.slug === 'invalid-code'
}
