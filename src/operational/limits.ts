import type { ClientBase, Pool } from 'pg'
import { purgeRows } from './purgeRows.ts'
import { keyedHash } from './secrets.ts'

/** At most `max` acts within any `seconds`. */
export interface Limit {
  readonly key: string
  readonly max: number
  readonly seconds: number
}

/** Whether an act may be done now, and if not, in how many seconds. */
export type Spent = { readonly allowed: true } | { readonly allowed: false; readonly refusedBy: string; readonly retryAfterSeconds: number }

/** A limit on one key of a kind, e.g. text messages to one number; the key is hashed and does not reveal whom it is about. */
export function limitOn(kind: string, secret: Buffer, value: string, rule: { readonly max: number; readonly seconds: number }): Limit {
  return { key: `${kind}:${keyedHash(secret, `${kind} ${value}`)}`, max: rule.max, seconds: rule.seconds }
}

/**
 * Counts one act against every limit, exactly, also under concurrency; against none of them when one is reached. In a transaction it is
 * rolled back with it.
 */
export async function spendLimits(client: ClientBase | Pool, limits: readonly Limit[], now: Date): Promise<Spent> {
  const { rows } = await client.query<{ refused_key: string; free_at: Date }>({
    name: 'limits-spend',
    text: 'SELECT * FROM operational.spend_limits($1, $2, $3, $4)',
    values: [limits.map((limit) => limit.key), limits.map((limit) => limit.max), limits.map((limit) => `${limit.seconds} seconds`), now],
  })
  const [refused] = rows
  if (!refused) return { allowed: true }
  const retryAfterSeconds = Math.max(1, Math.ceil((refused.free_at.getTime() - now.getTime()) / 1000))
  return { allowed: false, refusedBy: refused.refused_key, retryAfterSeconds }
}

/** Resets a counter, e.g. after a successful sign-in. */
export async function resetLimit(client: ClientBase | Pool, { key }: Pick<Limit, 'key'>): Promise<void> {
  await client.query('DELETE FROM operational.limits WHERE key = $1', [key])
}

/** Deletes counters whose window is over. */
export async function purgeLimits(database: Pool, now: Date): Promise<void> {
  await purgeRows(database, { table: 'operational.limits', where: 'expires_at < $1', values: [now] })
}
