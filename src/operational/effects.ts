import type { ClientBase, Pool } from 'pg'
import { purgeRows } from './purgeRows.ts'

/**
 * The outbox: one row for each effect outside the system (a mail, an erasure …) and the only authority on its state. A job in a queue
 * carries only the row's id. Lifetime, personal data and backup: `migrations/0030-effects.sql`.
 */
export interface NewEffect {
  /** UUID; the same id is the same effect, written once. Services that take an idempotency key get it. */
  readonly id: string
  /** Which handler carries it out. */
  readonly kind: string
  /** The person it is for, if any: the effect is deleted when that person is erased. */
  readonly person: PersonRef | null
  /** Ids and plain facts for the handler; never personal data. */
  readonly payload: Readonly<Record<string, unknown>>
  /** The event that caused it, if any, and the correlation id for the commands that follow its outcome. */
  readonly cause: { readonly eventId: string; readonly correlationId: string } | null
  /** After this time it is no longer carried out; null: never expires. */
  readonly expiresAt: Date | null
  /** The earliest time; at once unless given. */
  readonly dueAt?: Date
}

interface PersonRef {
  readonly kind: string
  readonly id: string
}

/** 'failed': the service refused it permanently, or too many attempts failed. 'expired': too late, or its recipient no longer exists. */
export type EffectOutcome = 'succeeded' | 'failed' | 'expired'

/** An effect that the caller has leased and must carry out before the lease ends. */
export interface LeasedEffect extends NewEffect {
  /** The number of this attempt, from 1; also identifies the lease. */
  readonly attempt: number
  /** Set when the effect succeeded or failed for good and only the command that follows is missing. */
  readonly outcome: EffectOutcome | null
  readonly reference: string | null
  readonly result: EffectResult['data'] | null
  readonly lastError: string | null
}

/** The result of a service. */
export interface EffectResult {
  /** The service's own id of the action. */
  readonly reference?: string
  /** Plain facts for the command that follows; never personal data. */
  readonly data?: Readonly<Record<string, unknown>>
}

export interface DueEffect {
  readonly id: string
  readonly kind: string
}

const insert = `
  INSERT INTO operational.effects (id, kind, person_kind, person_id, payload, event_id, correlation_id, expires_at, next_attempt_at)
  SELECT id, kind, person->>'kind', (person->>'id')::uuid, payload, (cause->>'eventId')::uuid, (cause->>'correlationId')::uuid, "expiresAt",
    coalesce("dueAt", now())
  FROM jsonb_to_recordset($1::jsonb) AS given(id uuid, kind text, person jsonb, payload jsonb, cause jsonb, "expiresAt" timestamptz, "dueAt" timestamptz)
  ON CONFLICT (id) DO NOTHING
  RETURNING id, kind`

/** Writes effects in the caller's transaction; returns those that were new, to be enqueued after the commit. */
export async function writeEffects(client: ClientBase | Pool, effects: readonly NewEffect[]): Promise<readonly DueEffect[]> {
  if (effects.length === 0) return []
  return (await client.query<DueEffect>(insert, [JSON.stringify(effects)])).rows
}

const lease = `
  UPDATE operational.effects
  SET state = 'leased', attempts = attempts + 1, next_attempt_at = now() + $2 * interval '1 millisecond'
  WHERE id = $1 AND state IN ('pending', 'leased') AND next_attempt_at <= now()
    AND (outcome IS NOT NULL OR expires_at IS NULL OR expires_at > now())
  RETURNING id, kind, payload, attempts AS attempt, outcome, reference, result, last_error AS "lastError", expires_at AS "expiresAt",
    CASE WHEN person_id IS NOT NULL THEN jsonb_build_object('kind', person_kind, 'id', person_id) END AS person,
    CASE WHEN correlation_id IS NOT NULL THEN jsonb_build_object('eventId', event_id, 'correlationId', correlation_id) END AS cause`

/** Leases a due effect: only one of several callers gets it, and nobody else does for `leaseMs`. */
export async function leaseEffect(pool: Pool, id: string, leaseMs: number): Promise<LeasedEffect | undefined> {
  return (await pool.query<LeasedEffect>(lease, [id, leaseMs])).rows[0]
}

const finalState = (outcome: string) => `CASE ${outcome} WHEN 'succeeded' THEN 'done' WHEN 'failed' THEN 'dead' ELSE 'expired' END`

// A success stays true whatever happened meanwhile, so it also overrides a later lease and a failure.
const record = `
  UPDATE operational.effects
  SET outcome = $3::text, reference = coalesce($4, reference), result = coalesce($5::jsonb, result), last_error = $6,
    state = CASE WHEN $7::boolean THEN ${finalState('$3::text')} ELSE 'leased' END, finished_at = CASE WHEN $7::boolean THEN now() END
  WHERE id = $1 AND CASE WHEN $3::text = 'succeeded' THEN state <> 'done' ELSE state = 'leased' AND attempts = $2 AND outcome IS NULL END
  RETURNING id`

/**
 * Records the outcome of a leased effect; with `finish` the effect is done, otherwise a command follows first. False when another lease or
 * an erasure made the outcome void. A success counts however late it is recorded.
 * @param error why it failed, as a code free of personal data
 */
export async function recordOutcome(
  pool: Pool,
  { id, attempt }: LeasedEffect,
  outcome: EffectOutcome,
  { result = {}, error = null, finish }: { readonly result?: EffectResult; readonly error?: string | null; readonly finish: boolean },
): Promise<boolean> {
  const data = result.data === undefined ? null : JSON.stringify(result.data)
  const { rowCount } = await pool.query(record, [id, attempt, outcome, result.reference ?? null, data, error, finish])
  return rowCount === 1
}

const finish = `
  UPDATE operational.effects SET state = ${finalState('outcome')}, finished_at = now()
  WHERE id = $1 AND outcome = $2 AND state IN ('pending', 'leased')`

/** Marks an effect as done after the command that follows its outcome was accepted. */
export async function finishEffect(pool: Pool, id: string, outcome: EffectOutcome): Promise<void> {
  await pool.query(finish, [id, outcome])
}

const tooLate = `outcome IS NULL AND expires_at <= now() + $3 * interval '1 millisecond'`
const retry = `
  UPDATE operational.effects
  SET outcome = CASE WHEN ${tooLate} THEN 'expired' ELSE outcome END, state = CASE WHEN ${tooLate} THEN 'leased' ELSE 'pending' END,
    next_attempt_at = CASE WHEN ${tooLate} THEN next_attempt_at ELSE now() + $3 * interval '1 millisecond' END, last_error = $4
  WHERE id = $1 AND state = 'leased' AND attempts = $2
  RETURNING state, outcome`

/**
 * Releases a leased effect for another attempt in `delayMs`. 'expired' when that would be too late (the outcome is recorded, and the lease
 * continues); 'lost' when another worker has leased it since.
 * @param error what went wrong, as a code free of personal data
 */
export async function retryEffect(
  pool: Pool,
  { id, attempt }: LeasedEffect,
  delayMs: number,
  error: string,
): Promise<'pending' | 'expired' | 'lost'> {
  const { rows } = await pool.query<{ state: 'pending' | 'leased' }>(retry, [id, attempt, delayMs, error])
  if (!rows[0]) return 'lost'
  return rows[0].state === 'pending' ? 'pending' : 'expired'
}

// The attempt's number is used again by the next lease alone, since the one that had it has ended here.
const goOn = `
  UPDATE operational.effects SET state = 'pending', attempts = attempts - 1, next_attempt_at = now()
  WHERE id = $1 AND state = 'leased' AND attempts = $2 AND outcome IS NULL`

/** Releases a leased effect of which a part was done, to be leased again at once as the same attempt. False when another worker has it. */
export async function continueEffect(pool: Pool, { id, attempt }: LeasedEffect): Promise<boolean> {
  return (await pool.query(goOn, [id, attempt])).rowCount === 1
}

const purgeable = `state IN ('done', 'dead', 'expired') AND created_at < $1::timestamptz - interval '30 days' AND (state <> 'dead' OR expires_at IS NOT NULL)`

/** Deletes finished effects older than 30 days; a dead letter that never expires stays until it is retried. */
export async function purgeEffects(pool: Pool, now: Date): Promise<void> {
  await purgeRows(pool, { table: 'operational.effects', where: purgeable, values: [now] })
}

/** Deletes the effects of an erased person, done or pending. */
export async function forgetEffectsFor(pool: Pool, kind: string, id: string): Promise<void> {
  await pool.query('DELETE FROM operational.effects WHERE person_kind = $1 AND person_id = $2', [kind, id])
}

/** A mail as it was requested. */
export interface WrittenMail {
  readonly person: PersonRef
  readonly template: string
  readonly writtenAt: Date
}

/** The mail of an effect, as long as its row exists; undefined for other effects, and for one without a recipient. */
export async function findMail(pool: Pool, id: string): Promise<WrittenMail | undefined> {
  const { rows } = await pool.query<WrittenMail>({
    name: 'findMail',
    text: `SELECT jsonb_build_object('kind', person_kind, 'id', person_id) AS person, payload->>'template' AS template, created_at AS "writtenAt"
      FROM operational.effects WHERE id = $1 AND kind = 'mail' AND person_id IS NOT NULL`,
    values: [id],
  })
  return rows[0]
}
