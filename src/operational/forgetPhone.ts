import type { Pool } from 'pg'
import { keyedHash } from './secrets.ts'

// One statement, so that a code requested at the same time is a newer one and stays.
const forget = `
  WITH codes AS (DELETE FROM operational.phone_codes WHERE phone_hash = $1 RETURNING id),
    proofs AS (DELETE FROM operational.phone_proofs WHERE phone_hash = $1)
  DELETE FROM operational.effects WHERE id IN (SELECT id FROM codes)`

/** Deletes what is stored for a number (E.164): its code, the text message with it, and its proofs. Counters expire by themselves. */
export async function forgetPhone(database: Pool, codeKey: Buffer, phone: string): Promise<void> {
  await database.query(forget, [keyedHash(codeKey, `phone ${phone}`)])
}
