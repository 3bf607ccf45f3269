import { storedValue } from '../../../shared/browserStorage.ts'

/** The progress of signing in; it survives a reload. */
export interface SignInProgress {
  /** The field's text. */
  readonly typed: string
  /** In E.164; '' before a code was sent. */
  readonly phone: string
  /** The code form is shown. */
  readonly onCode: boolean
  /** When the last code was sent, in milliseconds; 0 for never. */
  readonly sentAt: number
  /** How often another code was requested. */
  readonly resends: number
}

export const newSignIn: SignInProgress = { typed: '', phone: '', onCode: false, sentAt: 0, resends: 0 }

/** The server counts codes for a number over this time. */
const lifetimeMs = 60 * 60_000

/** The progress of this tab. */
export const storedSignIn = storedValue<SignInProgress>(() => sessionStorage, 'alliance.signIn', parseProgress, lifetimeMs)

/** A code is valid for minutes, but another one may be requested after one minute. */
const minuteMs = 60_000

/** The last code that this browser requested, shared by its tabs. */
export const storedSending = storedValue<Pick<SignInProgress, 'phone' | 'sentAt'>>(
  () => localStorage,
  'alliance.codeSent',
  (value) => {
    const { phone, sentAt } = parseProgress(value) ?? newSignIn
    return phone === '' ? null : { phone, sentAt }
  },
  minuteMs,
)

function parseProgress(value: unknown): SignInProgress | null {
  if (typeof value !== 'object' || value === null) return null
  const { typed, phone, onCode, sentAt, resends } = { ...newSignIn, ...value }
  const sound = [typed, phone].every((text) => typeof text === 'string') && [sentAt, resends].every(Number.isFinite)
  return sound ? { typed, phone, onCode: onCode && phone !== '', sentAt, resends } : null
}
