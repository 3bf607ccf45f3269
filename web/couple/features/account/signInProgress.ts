import { storedValue } from '../../../shared/browserStorage.ts'

/** How far this tab has come with signing in; it survives a reload. */
export interface SignInProgress {
  /** As it stands in the field. */
  readonly typed: string
  /** In E.164; '' before a code was sent. */
  readonly phone: string
  /** The code screen is open. */
  readonly onCode: boolean
  /** When the last code was sent, in milliseconds; 0 for never. */
  readonly sentAt: number
  /** How often a further code was asked for. */
  readonly resends: number
}

export const newSignIn: SignInProgress = { typed: '', phone: '', onCode: false, sentAt: 0, resends: 0 }

/** As long as the server counts what it sends to a number. */
const lifetimeMs = 60 * 60_000

/** What the tab remembers of it. */
export const storedSignIn = storedValue<SignInProgress>(() => sessionStorage, 'alliance.signIn', parseProgress, lifetimeMs)

/** A code stays good for minutes, but another one is sent after one. */
const minuteMs = 60_000

/** The last sending of this browser, for its other tabs. */
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
