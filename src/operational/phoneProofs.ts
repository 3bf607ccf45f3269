import { createHmac } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import type { Rules } from '../domain/rules.ts'
import { purgeRows } from './purgeRows.ts'
import { keyedHash } from './secrets.ts'

/** What a proof can still be used for. */
export type ProofUse = 'login' | 'registration'

/** A proof as a call presents it. */
export interface ShownProof {
  readonly proof: string
  /** E.164; a proof is valid only for its number. */
  readonly phone: string
  /** The command of the call; a repeated command may use a proof that it already used. */
  readonly commandId: string
}

export interface PhoneProofs {
  /** The proof that code `codeId` was received. The same command gets the same proof again; it is not stored. */
  issue(codeId: string, phone: string, commandId: string): Promise<string>
  /** What the proof can be used for now; null for nothing. Changes nothing. */
  find(shown: ShownProof): Promise<ProofUse | null>
  /** For a number without an account: turns a proof for login into one for registration only. False when it was not valid for login. */
  keepForRegistration(shown: ShownProof): Promise<boolean>
  /** Uses the proof up, in the transaction that opens the session. False when it is valid for none of `uses`. */
  spend(shown: ShownProof, uses: readonly ProofUse[], client: ClientBase): Promise<boolean>
}

export interface PhoneProofsOptions {
  readonly database: Pool
  readonly codeKey: Buffer
  readonly rules: Rules
  readonly now?: () => Date
}

/** Proofs that a phone number belongs to the caller: opaque, 32 bytes, used up by the call that issues tokens. */
export function createPhoneProofs({ database, codeKey, rules, now = () => new Date() }: PhoneProofsOptions): PhoneProofs {
  const hashOf = (proof: string) => keyedHash(codeKey, `proof ${proof}`)
  const phoneHash = (phone: string) => keyedHash(codeKey, `phone ${phone}`)
  const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000)

  return {
    async issue(codeId, phone, commandId) {
      const proof = createHmac('sha256', codeKey).update(`issue ${codeId} ${commandId}`).digest('base64url')
      await database.query(
        `INSERT INTO operational.phone_proofs (hash, phone_hash, good_for, expires_at) VALUES ($1, $2, 'login', $3) ON CONFLICT DO NOTHING`,
        [hashOf(proof), phoneHash(phone), inMinutes(rules.phoneProof.loginMinutes)],
      )
      return proof
    },

    async find({ proof, phone, commandId }) {
      const { rows } = await database.query<{ good_for: ProofUse }>(
        `SELECT good_for FROM operational.phone_proofs
         WHERE hash = $1 AND phone_hash = $2 AND expires_at > $3 AND (NOT spent OR changed_by = $4)`,
        [hashOf(proof), phoneHash(phone), now(), commandId],
      )
      return rows[0]?.good_for ?? null
    },

    async keepForRegistration({ proof, phone, commandId }) {
      const { rowCount } = await database.query(
        `UPDATE operational.phone_proofs
         SET good_for = 'registration', changed_by = $4, expires_at = CASE WHEN good_for = 'login' THEN $5 ELSE expires_at END
         WHERE hash = $1 AND phone_hash = $2 AND expires_at > $3 AND NOT spent AND (good_for = 'login' OR changed_by = $4)`,
        [hashOf(proof), phoneHash(phone), now(), commandId, inMinutes(rules.phoneProof.registrationMinutes)],
      )
      return rowCount === 1
    },

    async spend({ proof, phone, commandId }, uses, client) {
      const { rowCount } = await client.query(
        `UPDATE operational.phone_proofs SET spent = true, changed_by = $4
         WHERE hash = $1 AND phone_hash = $2 AND expires_at > $3 AND good_for = ANY($5) AND (NOT spent OR changed_by = $4)`,
        [hashOf(proof), phoneHash(phone), now(), commandId, uses],
      )
      return rowCount === 1
    },
  }
}

/** Deletes proofs an hour after they expired. */
export async function purgePhoneProofs(database: Pool, now: Date): Promise<void> {
  const values = [new Date(now.getTime() - 3_600_000)]
  await purgeRows(database, { table: 'operational.phone_proofs', where: 'expires_at < $1', values })
}
