import type { Pool } from 'pg'

/** After this time another process takes over the night of a process that was killed during reconciliation. */
const longest = '1 hour'

/** Starts the reconciliation of a night, unless it is done or running; returns whether it was started. */
export async function takeReconciliation(database: Pool, night: Date, now: Date): Promise<boolean> {
  const { rowCount } = await database.query(
    `UPDATE operational.payment_reconciliation SET begun_at = $2
     WHERE ended_at < $1 AND (begun_at <= ended_at OR begun_at < $2::timestamptz - interval '${longest}')`,
    [night, now],
  )
  return rowCount === 1
}

/** Marks the night as done. */
export async function endReconciliation(database: Pool, now: Date): Promise<void> {
  await database.query('UPDATE operational.payment_reconciliation SET begun_at = $1, ended_at = $1', [now])
}

/** Marks the night as failed, so that it can be started again. */
export async function leaveReconciliation(database: Pool): Promise<void> {
  await database.query('UPDATE operational.payment_reconciliation SET begun_at = ended_at')
}
