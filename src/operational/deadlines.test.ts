import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { changeDeadlines, dueDeadlines } from './deadlines.ts'
import { migrateOperational } from './migrate.ts'

test('the next of many deadlines of one instant is found without reading all of them', async () => {
  const { pool } = await testDatabase()
  await migrateOperational(pool)
  const dueAt = new Date('2037-01-01')
  const client = await pool.connect()
  try {
    const deadline = { name: 'retention', dueAt, eventId: randomUUID(), correlationId: randomUUID() }
    await changeDeadlines(
      client,
      'destroyInvoiceWhenItsRetentionEnds',
      Array.from({ length: 5_000 }, () => ({ key: randomUUID(), ...deadline })),
    )
    await client.query('ANALYZE operational.deadlines; BEGIN')
    expect(await dueDeadlines(client, 'destroyInvoiceWhenItsRetentionEnds', dueAt, 1)).toMatchObject([deadline])
    const { rows } = await client.query<{ read: number }>(
      `SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables WHERE relid = 'operational.deadlines'::regclass`,
    )
    expect(rows).toEqual([{ read: 1 }])
    await client.query('COMMIT')
  } finally {
    client.release()
  }
})
