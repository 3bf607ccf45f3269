import type { Personal } from '../event.ts'

/** Another login e-mail that was asked for; `isDone` once it is the provider's. */
export interface EmailChange {
  readonly email: Personal<string>
  /** Names it in its claim. */
  readonly claim: string
  readonly askedAt: string
  /** The session in which the provider asked; undefined where a release did not record it yet. */
  readonly sessionId: string | undefined
  readonly isDone: boolean
}
