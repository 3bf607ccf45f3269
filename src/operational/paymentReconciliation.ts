import type { Pool } from 'pg'

/** A process that is killed while it reconciles leaves the night to another one after this time. */
const longest = '1 hour'

/** Takes the reconciliation of a night, unless it was done or is under way; answers whether it was taken. */
export async function takeReconciliation(database: Pool, night: Date, now: Date): Promise<boolean> {
  const { rowCount } = await database.query(
    `UPDATE operational.payment_reconciliation SET begun_at = $2
     WHERE ended_at < $1 AND (begun_at <= ended_at OR begun_at < $2::timestamptz - interval '${longest}')`,
    [night, now],
  )
  return rowCount === 1
}

/** The night is done. */
export async function endReconciliation(database: Pool, now: Date): Promise<void> {
  await database.query('UPDATE operational.payment_reconciliation SET begun_at = $1, ended_at = $1', [now])
}

/** It failed, and may be taken again. */
export async function leaveReconciliation(database: Pool): Promise<void> {
  await database.query('UPDATE operational.payment_reconciliation SET begun_at = ended_at')
}
