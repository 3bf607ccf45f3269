import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { newProvider, signedIn } from '../projections/balances.ts'
import { record } from '../projections/projectionHarness.ts'
import { createTestDatabase } from '../setup/testDatabase.ts'
import { rewardSignIns } from './rewardSignIns.ts'
import { runningProcesses } from './runningProcesses.ts'

const now = () => new Date().toISOString()

test('killed between a command and its checkpoint, or right after, a process does everything once', async () => {
  const database = await createTestDatabase()
  const { pool, url } = database
  const store = await createPostgresEventStore({ pool })
  const children: ChildProcess[] = []
  onTestFinished(async () => {
    for (const child of children) child.kill('SIGKILL')
    await store.close()
    await database.drop()
  })
  await migrateOperational(pool)
  const providers = Array.from({ length: 6 }, newProvider)
  await record(
    store,
    [...providers, ...providers].map((provider) => signedIn(provider)),
    now(),
  )

  const deaths = [
    ['command', 1],
    ['command', 7],
    ['commit', 1],
  ] as const
  for (const [point, count] of deaths) {
    const child = fork(new URL('dyingProcess.ts', import.meta.url), [url, point, String(count)], { execArgv: ['--import', 'tsx'] })
    children.push(child)
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
    await record(store, [signedIn(newProvider())], now())
  }

  const { stop } = runningProcesses(pool, store, [rewardSignIns()])
  onTestFinished(stop)
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(`SELECT
        (SELECT count(*)::int FROM log.events WHERE type = 'ProviderSignedIn') AS events,
        (SELECT count(*)::int FROM log.events WHERE type = 'CreditsCorrected') AS effects,
        (SELECT count(DISTINCT metadata->>'causationId')::int FROM log.events WHERE type = 'CreditsCorrected') AS causes,
        (SELECT count(*)::int FROM operational.deliveries) AS deliveries`)
      expect(rows).toEqual([{ events: 15, effects: 15, causes: 15, deliveries: 15 }])
    },
    { timeout: 20_000, interval: 50 },
  )
})
