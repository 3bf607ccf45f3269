import { createHmac } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { Language } from '../domain/locale.ts'
import type { Rules } from '../domain/rules.ts'
import { isSameText } from '../platform/isSameText.ts'
import { inTransaction } from '../platform/transaction.ts'
import { accountBudget, type CodeAsker, deviceBudget, generalBudgets, isNumberLimit, lookupLimit, numberLimits } from './codeBudgets.ts'
import { type DueEffect, writeEffects } from './effects.ts'
import { type Limit, spendLimits } from './limits.ts'
import { createSealer } from './masterKeys.ts'
import { purgeRows } from './purgeRows.ts'
import { keyedHash, type Secrets } from './secrets.ts'

interface CodeRequest extends CodeAsker {
  /** UUID, derived from the command, so that a retried request sends only one message. */
  readonly codeId: string
  /** The language of the text message. */
  readonly language: Language
  /** Whether codes are sent to numbers of this country and kind. */
  readonly served: boolean
  /** Whether this number signed in on this device before. */
  readonly knownDevice: boolean
  /** Whether the number has an account; only called when the answer depends on it. */
  readonly hasAccount: () => Promise<boolean>
}

/**
 * The code will be sent by these effects, which can be enqueued; or the caller must wait because of a limit on the number, on the caller or
 * on all; or no codes are sent to such numbers.
 */
type CodeAnswer =
  | { readonly sent: true; readonly effects: readonly DueEffect[] }
  | { readonly sent: false; readonly retryAfterSeconds: number }
  | { readonly sent: false; readonly notServed: true }

/** What the sender needs for the text message. */
interface SendableCode {
  readonly phone: string
  readonly code: string
  readonly language: Language
}

interface CodeGuess {
  readonly phone: string
  readonly code: string
  /** The command of the guess: the one that was right may be repeated. */
  readonly commandId: string
}

export interface PhoneCodes {
  /**
   * Creates a code and an effect that sends it. The answer is the same whether or not the number has an account, unless a budget is used up
   * or the number is not served: then known devices and numbers with an account still get a code, from separate budgets.
   */
  request(request: CodeRequest): Promise<CodeAnswer>
  /** The number and its code, for the sender; 'expired' when the code expired, was used or was replaced. */
  load(codeId: string): Promise<SendableCode | 'expired'>
  /** The code's id when the guess is right. Wrong, expired, used and unknown codes get the same answer; every guess costs an attempt. */
  check(guess: CodeGuess): Promise<string | null>
}

interface PhoneCodesOptions {
  readonly database: Pool
  readonly secrets: Pick<Secrets, 'masterKeys' | 'codeKey'>
  readonly rules: Rules
  readonly now?: () => Date
}

/** Phone codes; digits, validity, attempts and limits are in `rules`. */
export function createPhoneCodes({ database, secrets, rules, now = () => new Date() }: PhoneCodesOptions): PhoneCodes {
  const { codeKey } = secrets
  const sealer = createSealer(secrets.masterKeys, 'phone-codes')
  const hashOf = (phone: string) => keyedHash(codeKey, `phone ${phone}`)

  async function store(client: PoolClient, { codeId, phone, language }: CodeRequest, at: Date): Promise<readonly DueEffect[]> {
    const sealed = sealer.seal(Buffer.from(phone), codeId)
    const expiresAt = new Date(at.getTime() + rules.phoneCode.validMinutes * 60_000)
    await client.query({
      name: 'phone-code-store',
      text: storeCode,
      values: [hashOf(phone), codeId, sealed.masterKeyId, sealed.bytes, language, rules.attemptsPerPhoneCode, expiresAt],
    })
    const payload = { template: 'phone-code', params: { codeId } }
    return writeEffects(client, [{ id: codeId, kind: 'sms', person: null, payload, cause: null, expiresAt }])
  }

  async function isStored(codeId: string): Promise<boolean> {
    const { rowCount } = await database.query('SELECT 1 FROM operational.phone_codes WHERE id = $1', [codeId])
    return rowCount === 1
  }

  /** Sends the code if the number's limits and these budgets allow it; otherwise counts nothing. */
  function attempt(request: CodeRequest, budgets: readonly Limit[]): Promise<Attempt> {
    const at = now()
    return inTransaction(database, async (client) => {
      const spent = await spendLimits(client, [...numberLimits(rules, codeKey, request), ...budgets], at)
      return spent.allowed ? { sent: true, effects: await store(client, request, at) } : { sent: false, ...spent }
    })
  }

  async function decide(request: CodeRequest): Promise<CodeAnswer> {
    const general = request.served ? await attempt(request, generalBudgets(rules, codeKey, request)) : undefined
    if (general && (general.sent || isNumberLimit(general.refusedBy))) return answerOf(general)
    if (request.knownDevice) return answerOf(await attempt(request, [deviceBudget(rules, codeKey)]))
    // The look-up is limited too; otherwise a caller could find out which numbers have an account.
    const look = await spendLimits(database, [lookupLimit(rules, codeKey, request)], now())
    if (!look.allowed) return { sent: false, retryAfterSeconds: look.retryAfterSeconds }
    if (await request.hasAccount()) return answerOf(await attempt(request, [accountBudget(rules, codeKey)]))
    return general ? answerOf(general) : { sent: false, notServed: true }
  }

  return {
    async request(request) {
      if (await isStored(request.codeId)) return { sent: true, effects: [] }
      const answer = await decide(request)
      // A retry beside its first attempt was refused only because the first attempt used up the limits.
      return !answer.sent && (await isStored(request.codeId)) ? { sent: true, effects: [] } : answer
    },

    async load(codeId) {
      const { rows } = await database.query<{ master_key_id: string; sealed_phone: Buffer; language: Language }>(
        `SELECT master_key_id, sealed_phone, language FROM operational.phone_codes
         WHERE id = $1 AND expires_at > $2 AND verified_by IS NULL`,
        [codeId, now()],
      )
      const [row] = rows
      if (!row) return 'expired'
      const phone = sealer.open({ masterKeyId: row.master_key_id, bytes: row.sealed_phone }, codeId).toString()
      return { phone, code: codeOf(codeKey, rules.phoneCode.digits, codeId, phone), language: row.language }
    },

    async check({ phone, code, commandId }) {
      const { rows } = await database.query<{ id: string }>({
        name: 'phone-code-attempt',
        text: takeAttempt,
        values: [hashOf(phone), now(), commandId],
      })
      const [row] = rows
      if (!row || !isSameText(code, codeOf(codeKey, rules.phoneCode.digits, row.id, phone))) return null
      const { rowCount } = await database.query(
        'UPDATE operational.phone_codes SET verified_by = $2 WHERE id = $1 AND (verified_by IS NULL OR verified_by = $2)',
        [row.id, commandId],
      )
      return rowCount === 1 ? row.id : null
    },
  }
}

type Attempt =
  | { readonly sent: true; readonly effects: readonly DueEffect[] }
  | { readonly sent: false; readonly refusedBy: string; readonly retryAfterSeconds: number }

function answerOf(attempt: Attempt): CodeAnswer {
  return attempt.sent ? attempt : { sent: false, retryAfterSeconds: attempt.retryAfterSeconds }
}

/** Deletes codes an hour after they expired. */
export async function purgePhoneCodes(database: Pool, now: Date): Promise<void> {
  const values = [new Date(now.getTime() - 3_600_000)]
  await purgeRows(database, { table: 'operational.phone_codes', where: 'expires_at < $1', values })
}

const storeCode = `
  INSERT INTO operational.phone_codes (phone_hash, id, master_key_id, sealed_phone, language, attempts_left, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (phone_hash) DO UPDATE
  SET id = excluded.id, master_key_id = excluded.master_key_id, sealed_phone = excluded.sealed_phone, language = excluded.language,
      attempts_left = excluded.attempts_left, expires_at = excluded.expires_at, verified_by = NULL`

// The attempt is counted before the guess is checked, in one statement, so that concurrent guesses share the remaining attempts.
const takeAttempt = `
  UPDATE operational.phone_codes
  SET attempts_left = CASE WHEN verified_by IS NULL THEN attempts_left - 1 ELSE attempts_left END
  WHERE phone_hash = $1 AND expires_at > $2 AND (verified_by = $3 OR verified_by IS NULL AND attempts_left > 0)
  RETURNING id`

/** Truncated HMAC of the code's id and the number: only the holder of the key can compute the code again. */
function codeOf(codeKey: Buffer, digits: number, codeId: string, phone: string): string {
  const hash = createHmac('sha256', codeKey).update(`code ${codeId} ${phone}`).digest()
  return (hash.readBigUInt64BE() % 10n ** BigInt(digits)).toString().padStart(digits, '0')
}
