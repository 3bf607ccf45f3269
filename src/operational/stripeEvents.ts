import type { Pool } from 'pg'
import { inTransaction } from '../platform/transaction.ts'
import { type DueEffect, writeEffects } from './effects.ts'
import { purgeRows } from './purgeRows.ts'

/** An event from Stripe's webhook. Lifetime, personal data and backup: `migrations/0180-stripe-events.sql`. */
export interface StripeEvent {
  readonly id: string
  readonly type: string
  readonly objectKind: string
  readonly objectId: string
}

/** 'received': not settled yet; 'ignored': about an object that the product does not settle. */
export type StripeEventState = 'received' | 'settled' | 'ignored'

const insert = `
  INSERT INTO operational.stripe_events (id, type, object_kind, object_id, body, received_at) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (id) DO NOTHING`

interface ReceivedEvent extends StripeEvent {
  /** The body as received. */
  readonly body: string
  /** The id of the effect that settles it. */
  readonly effectId: string
}

/** Stores an event with the effect that settles it, once; returns the effect if it is new. */
export async function keepStripeEvent(database: Pool, event: ReceivedEvent, now: Date): Promise<readonly DueEffect[]> {
  const { id, type, objectKind, objectId, body, effectId } = event
  return inTransaction(database, async (client) => {
    const { rowCount } = await client.query(insert, [id, type, objectKind, objectId, body, now])
    if (rowCount === 0) return []
    const effect = { id: effectId, kind: 'paymentNotice', person: null, payload: { eventId: id }, cause: null, expiresAt: null }
    return writeEffects(client, [effect])
  })
}

const columns = `id, type, object_kind AS "objectKind", object_id AS "objectId"`

export async function findStripeEvent(database: Pool, id: string): Promise<StripeEvent | undefined> {
  return (await database.query<StripeEvent>(`SELECT ${columns} FROM operational.stripe_events WHERE id = $1`, [id])).rows[0]
}

export async function endStripeEvent(database: Pool, id: string, state: 'settled' | 'ignored', now: Date): Promise<void> {
  await database.query('UPDATE operational.stripe_events SET state = $2, ended_at = $3 WHERE id = $1', [id, state, now])
}

export interface ListedStripeEvent extends StripeEvent {
  readonly state: StripeEventState
  readonly receivedAt: Date
}

/** The latest, of one state or of all. */
export async function listStripeEvents(
  database: Pool,
  limit: number,
  state: StripeEventState | null,
): Promise<readonly ListedStripeEvent[]> {
  const { rows } = await database.query<ListedStripeEvent>(
    `SELECT ${columns}, state, received_at AS "receivedAt" FROM operational.stripe_events
     WHERE $2::text IS NULL OR state = $2 ORDER BY received_at DESC, id LIMIT $1`,
    [limit, state],
  )
  return rows
}

const again = `
  UPDATE operational.effects SET state = 'pending', outcome = NULL, attempts = 0, next_attempt_at = now(), finished_at = NULL
  WHERE kind = 'paymentNotice' AND state IN ('done', 'dead')
    AND payload->>'eventId' IN (SELECT id FROM operational.stripe_events WHERE id = coalesce($1, id) AND state = coalesce($2, state))`

/** Restarts the settlement of events at the first attempt; the next sweep finds them. Returns how many. */
export async function retryStripeEvents(
  database: Pool,
  choice: { readonly id: string } | { readonly state: StripeEventState },
): Promise<number> {
  const values = 'id' in choice ? [choice.id, null] : [null, choice.state]
  return (await database.query(again, values)).rowCount ?? 0
}

/** An event that was not settled within a month is covered by reconciliation; Stripe drops it by then, too. */
export async function purgeStripeEvents(database: Pool, now: Date): Promise<void> {
  const where = `received_at < $1::timestamptz - interval '30 days'`
  await purgeRows(database, { table: 'operational.stripe_events', where, values: [now] })
}
