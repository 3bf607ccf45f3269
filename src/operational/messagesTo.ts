import type { Pool } from 'pg'
import { keyedHash } from './secrets.ts'

/** A message to somebody, as far as it is kept: which text and when, never the text itself. */
export interface KeptMessage {
  readonly channel: 'mail' | 'sms'
  readonly kind: string
  readonly state: string
  readonly writtenAt: Date
  readonly sentAt: Date | null
}

// A phone code names no recipient: it is found by the number, for as long as it stands.
const messages = `
  SELECT channel, template AS kind, state, created_at AS "writtenAt", sent_at AS "sentAt" FROM operational.deliveries
  WHERE (recipient_kind = $1 AND recipient_id = $2) OR id IN (SELECT id FROM operational.phone_codes WHERE phone_hash = $3)
  ORDER BY created_at, id`

/** The text messages and mails to a person whose number (E.164) is given, oldest first. */
export async function messagesTo(
  database: Pool,
  codeKey: Buffer,
  { kind, id, phone }: { readonly kind: string; readonly id: string; readonly phone: string },
): Promise<readonly KeptMessage[]> {
  return (await database.query<KeptMessage>(messages, [kind, id, keyedHash(codeKey, `phone ${phone}`)])).rows
}
