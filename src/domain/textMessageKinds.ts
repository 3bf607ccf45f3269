import { z } from 'zod'

/** What a provider may be notified of by text message. The names are stored. Rule NOT-2. */
export const TextMessageKind = z.enum(['new-requests', 'request-changes'])
export type TextMessageKind = z.infer<typeof TextMessageKind>

/** A kind of text message, and whether the provider has asked for it. */
export interface TextMessagePreference {
  readonly kind: TextMessageKind
  readonly wanted: boolean
}
