import type { Pool } from 'pg'
import { keyedHash } from './secrets.ts'

/** What is stored about a sent message: which template and when, never the text. */
export interface KeptMessage {
  readonly channel: 'mail' | 'sms'
  readonly kind: string
  readonly state: string
  readonly writtenAt: Date
  readonly sentAt: Date | null
}

// A phone code has no recipient id: it is found by the number, as long as it is stored.
const messages = `
  SELECT kind AS channel, payload->>'template' AS kind, created_at AS "writtenAt", CASE WHEN state = 'done' THEN finished_at END AS "sentAt",
    CASE state WHEN 'done' THEN 'sent' WHEN 'dead' THEN 'failed' WHEN 'leased' THEN 'sending' ELSE state END AS state
  FROM operational.effects
  WHERE kind IN ('mail', 'sms')
    AND ((person_kind = $1 AND person_id = $2) OR id IN (SELECT id FROM operational.phone_codes WHERE phone_hash = $3))
  ORDER BY created_at, id`

/** The text messages and mails to a person whose number (E.164) is given, oldest first. */
export async function messagesTo(
  database: Pool,
  codeKey: Buffer,
  { kind, id, phone }: { readonly kind: string; readonly id: string; readonly phone: string },
): Promise<readonly KeptMessage[]> {
  return (await database.query<KeptMessage>(messages, [kind, id, keyedHash(codeKey, `phone ${phone}`)])).rows
}
