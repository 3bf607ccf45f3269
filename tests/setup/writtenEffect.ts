import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { type LeasedEffect, leaseEffect, type NewEffect, recordOutcome, writeEffects } from '../../src/operational/effects.ts'

type Written = Pick<NewEffect, 'id'>

/** A mail about a provider that expires in an hour. */
export function newEffect(overrides: Partial<NewEffect> = {}): NewEffect {
  return {
    id: randomUUID(),
    kind: 'mail',
    person: { kind: 'provider', id: randomUUID() },
    payload: { template: 'request-received', params: { eventDate: '2027-06-12' } },
    cause: { eventId: randomUUID(), correlationId: randomUUID() },
    expiresAt: new Date(Date.now() + 3_600_000),
    ...overrides,
  }
}

export async function writtenEffect(pool: Pool, overrides?: Partial<NewEffect>): Promise<NewEffect> {
  const row = newEffect(overrides)
  await writeEffects(pool, [row])
  return row
}

export async function leasedEffect(pool: Pool, { id }: Written): Promise<LeasedEffect> {
  const taken = await leaseEffect(pool, id, 60_000)
  if (!taken) throw new Error('could not be leased')
  return taken
}

/** An effect that was leased once and failed permanently. */
export async function deadEffect(pool: Pool, overrides?: Partial<NewEffect>): Promise<NewEffect> {
  const row = await writtenEffect(pool, overrides)
  await recordOutcome(pool, await leasedEffect(pool, row), 'failed', { error: '21211', finish: true })
  return row
}

export async function stateOfEffect(pool: Pool, { id }: Written): Promise<string | undefined> {
  const { rows } = await pool.query<{ state: string }>('SELECT state FROM operational.effects WHERE id = $1', [id])
  return rows[0]?.state
}

/** Moves the times of one effect into the past. */
export async function ageEffect(pool: Pool, { id }: Written, seconds: number): Promise<void> {
  await pool.query(
    `UPDATE operational.effects SET next_attempt_at = next_attempt_at - $2 * interval '1 second',
       expires_at = expires_at - $2 * interval '1 second', created_at = created_at - $2 * interval '1 second' WHERE id = $1`,
    [id, seconds],
  )
}
