import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { prepareProjections } from '../../src/projections/runner/projectionSchema.ts'
import { createTestDatabase } from '../setup/testDatabase.ts'
import { balances, corrected, granted, newProvider } from './balances.ts'
import { record } from './projectionHarness.ts'
import { watchingFromElsewhere } from './runningProjector.ts'

const projection = balances()
const takeOverMs = 5_000

async function logAndProcesses() {
  const database = await createTestDatabase()
  const { pool, url } = database
  const store = await createPostgresEventStore({ pool })
  const children: ChildProcess[] = []
  onTestFinished(async () => {
    for (const child of children) child.kill('SIGKILL')
    await store.close()
    await database.drop()
  })
  await prepareProjections(pool, store, [projection])
  const positions = watchingFromElsewhere(pool, store, [projection])
  const start = async () => {
    const child = fork(new URL('projectorProcess.ts', import.meta.url), [url], { execArgv: ['--import', 'tsx'] })
    children.push(child)
    await once(child, 'message')
    return child
  }
  /** Records an event, and gives how long it took to show, in milliseconds. */
  const shows = async (...events: Parameters<typeof record>[1]) => {
    const position = await record(store, events)
    const started = performance.now()
    await positions.waitFor(projection, position, 20_000)
    return performance.now() - started
  }
  /** The process whose projector leads: it holds the lock. */
  const leads = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )
    return rows[0]?.count
  }
  return { pool, start, shows, leads }
}

test.each(['SIGKILL', 'SIGSTOP'] as const)('when the process of the projector gets %s, another one goes on within 5 s', async (signal) => {
  const { pool, start, shows, leads } = await logAndProcesses()
  const first = await start()
  const provider = newProvider()
  await shows(granted(provider))
  await start()
  expect(await leads(), 'only one holds the lock').toBe(1)
  first.kill(signal)
  expect(await shows(corrected(provider))).toBeLessThan(takeOverMs)
  await vi.waitFor(async () => {
    const { rows } = await pool.query('SELECT credits, revision FROM balances_v1.balances')
    expect(rows).toEqual([{ credits: 3, revision: 1 }])
  })
})
