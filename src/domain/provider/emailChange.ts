import type { Personal } from '../event.ts'

/** A requested change of the login e-mail; `isDone` once it was confirmed. */
export interface EmailChange {
  readonly email: Personal<string>
  /** The keyed hash that names the new e-mail in its claim. */
  readonly claim: string
  readonly askedAt: string
  /** The session that requested it; undefined for events of a release that did not record it. */
  readonly sessionId: string | undefined
  readonly isDone: boolean
}
