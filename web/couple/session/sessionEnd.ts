import { sessionExpired } from '../api/coupleApi.ts'

/** Why a session is over without the person having signed out. */
export type SessionEnd = 'expired' | 'deleted'

const accountDeleted = 'account-deleted'

/** Tells the page that the couple's account is gone, and with it the session. */
export function tellAccountDeleted(): void {
  window.dispatchEvent(new CustomEvent(accountDeleted))
}

/** Listens until the answered function is called. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  const expired = () => listener('expired')
  const deleted = () => listener('deleted')
  window.addEventListener(sessionExpired, expired)
  window.addEventListener(accountDeleted, deleted)
  return () => {
    window.removeEventListener(sessionExpired, expired)
    window.removeEventListener(accountDeleted, deleted)
  }
}
