import type { ClientBase, Pool } from 'pg'

/**
 * Mails and text messages to send: one row each, the truth about it. A job in a queue carries only the row's id.
 *
 * Lifetime: until sent, given up or expired, and 30 days beyond (`purgeDeliveries`). No personal data stand here: recipients are
 * ids, texts are written when they are sent. Backup: with the database. A restored row that was unfinished is sent again, unless it
 * expired meanwhile; its Message-ID is the same.
 */
export interface NewDelivery {
  /** UUID; the same id is the same delivery, written once. */
  readonly id: string
  readonly channel: Channel
  /** Which text (`jobs/messages`). */
  readonly template: string
  /** Null when the template finds its recipient by `params`, as a phone code does. */
  readonly recipientKind: string | null
  readonly recipientId: string | null
  /** Ids and plain facts for the template; never personal data. */
  readonly params: Readonly<Record<string, string | number>>
  /** The event that it follows from, if any. */
  readonly eventId: string | null
  /** When sending it has lost its sense; three days from now unless given. */
  readonly expiresAt?: Date
}

type Channel = 'mail' | 'sms'

/** A delivery that the caller has claimed and must send before its lease ends. */
export interface ClaimedDelivery extends Omit<NewDelivery, 'eventId'> {
  /** Which attempt this is, from 1. Names the claim: a later claim has a higher one. */
  readonly attempt: number
  readonly expiresAt: Date
}

export interface DueDelivery {
  readonly id: string
  readonly channel: Channel
}

const insertDeliveries = `
  INSERT INTO operational.deliveries (id, channel, template, recipient_kind, recipient_id, params, event_id, expires_at)
  SELECT id, channel, template, "recipientKind", "recipientId", params, "eventId", coalesce("expiresAt", now() + interval '3 days')
  FROM jsonb_to_recordset($1::jsonb) AS given(
    id uuid, channel text, template text, "recipientKind" text, "recipientId" uuid, params jsonb, "eventId" uuid, "expiresAt" timestamptz)
  ON CONFLICT (id) DO NOTHING
  RETURNING id, channel`

/** Writes deliveries in the caller's transaction; answers those that were not there yet, to be enqueued once it has committed. */
export async function writeDeliveries(client: ClientBase | Pool, deliveries: readonly NewDelivery[]): Promise<readonly DueDelivery[]> {
  if (deliveries.length === 0) return []
  const { rows } = await client.query<DueDelivery>(insertDeliveries, [JSON.stringify(deliveries)])
  return rows
}

const claim = `
  UPDATE operational.deliveries
  SET state = 'sending', attempts = attempts + 1, next_attempt_at = now() + $2 * interval '1 millisecond'
  WHERE id = $1 AND state IN ('pending', 'sending') AND next_attempt_at <= now() AND expires_at > now()
  RETURNING id, channel, template, recipient_kind AS "recipientKind", recipient_id AS "recipientId", params,
    attempts AS attempt, expires_at AS "expiresAt"`

/** Takes a due delivery for sending; of several callers one gets it. Nobody else does until `leaseMs` have passed. */
export async function claimDelivery(pool: Pool, id: string, leaseMs: number): Promise<ClaimedDelivery | undefined> {
  const { rows } = await pool.query<ClaimedDelivery>(claim, [id, leaseMs])
  return rows[0]
}

const recordSent = `
  UPDATE operational.deliveries
  SET state = 'sent', sent_at = now(), provider_message_id = $2, last_error = NULL
  WHERE id = $1 AND state <> 'sent'`

/** Records that a delivery was sent. True whatever happened meanwhile, so it also wins over a later claim. */
export async function markSent(pool: Pool, id: string, providerMessageId: string): Promise<void> {
  await pool.query(recordSent, [id, providerMessageId])
}

const scheduleRetry = `
  UPDATE operational.deliveries
  SET state = CASE WHEN now() + $3 * interval '1 millisecond' < expires_at THEN 'pending' ELSE 'expired' END,
    next_attempt_at = now() + $3 * interval '1 millisecond', last_error = $4
  WHERE id = $1 AND state = 'sending' AND attempts = $2
  RETURNING state`

/**
 * Gives a claimed delivery back for another attempt in `delayMs`, or lets it expire when that would be too late. Without effect
 * ('lost') when somebody else has claimed it since.
 * @param error what went wrong, as a code free of personal data
 */
export async function retryDelivery(
  pool: Pool,
  { id, attempt }: ClaimedDelivery,
  delayMs: number,
  error: string,
): Promise<'pending' | 'expired' | 'lost'> {
  const { rows } = await pool.query<{ state: 'pending' | 'expired' }>(scheduleRetry, [id, attempt, delayMs, error])
  return rows[0]?.state ?? 'lost'
}

const close = `
  UPDATE operational.deliveries SET state = $3, last_error = $4 WHERE id = $1 AND state = 'sending' AND attempts = $2`

/**
 * Ends a claimed delivery unsent: 'failed' when it can't be delivered, 'expired' when there is nobody or no reason left to send to.
 * @param error why, as a code free of personal data
 */
export async function closeDelivery(
  pool: Pool,
  { id, attempt }: ClaimedDelivery,
  state: 'failed' | 'expired',
  error: string,
): Promise<void> {
  await pool.query(close, [id, attempt, state, error])
}

const expireOverdue = `
  UPDATE operational.deliveries SET state = 'expired', last_error = coalesce(last_error, 'overdue')
  WHERE state IN ('pending', 'sending') AND next_attempt_at <= now() AND expires_at <= now()`

const due = `
  SELECT id, channel FROM operational.deliveries
  WHERE state IN ('pending', 'sending') AND next_attempt_at <= now() AND expires_at > now()
  ORDER BY next_attempt_at LIMIT $1`

/** Lets overdue deliveries expire and answers those that are due, longest due first: pending ones, and those whose sender's lease ended. */
export async function findDueDeliveries(pool: Pool, limit: number): Promise<readonly DueDelivery[]> {
  await pool.query(expireOverdue)
  const { rows } = await pool.query<DueDelivery>(due, [limit])
  return rows
}

const purge = `
  DELETE FROM operational.deliveries
  WHERE state IN ('sent', 'failed', 'expired') AND created_at < $1::timestamptz - interval '30 days'`

/** Deletes finished deliveries older than 30 days. */
export async function purgeDeliveries(pool: Pool, now: Date): Promise<void> {
  await pool.query(purge, [now])
}

/** Deletes whatever was or is to be sent to somebody who is erased. */
export async function forgetDeliveriesTo(pool: Pool, kind: string, id: string): Promise<void> {
  await pool.query('DELETE FROM operational.deliveries WHERE recipient_kind = $1 AND recipient_id = $2', [kind, id])
}

const backlog = `
  SELECT count(*)::int AS unfinished,
    coalesce(extract(epoch FROM now() - min(next_attempt_at) FILTER (WHERE next_attempt_at <= now())), 0)::float8 AS "oldestDueSeconds"
  FROM operational.deliveries WHERE state IN ('pending', 'sending')`

/** How many deliveries are unfinished, and how long the first of the due ones has waited; for metrics. */
export async function deliveryBacklog(pool: Pool): Promise<{ readonly unfinished: number; readonly oldestDueSeconds: number }> {
  const { rows } = await pool.query<{ unfinished: number; oldestDueSeconds: number }>(backlog)
  return rows[0] ?? { unfinished: 0, oldestDueSeconds: 0 }
}
