import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rewardQuietProviders } from '../../tests/processes/rewardQuietProviders.ts'
import { runningProcesses } from '../../tests/processes/runningProcesses.ts'
import { withSubscription } from '../../tests/processes/withSubscription.ts'
import { newProvider, signedIn } from '../../tests/projections/balances.ts'
import { record } from '../../tests/projections/projectionHarness.ts'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { defaultRules } from '../domain/rules.ts'
import type { LogPage } from '../eventstore/eventStore.ts'
import { createPostgresEventStore } from '../eventstore/postgresEventStore.ts'
import { migrateOperational } from '../operational/migrate.ts'
import { openProcessCheckpoint } from '../operational/processCheckpoints.ts'
import { rebuildProcess } from './rebuildProcess.ts'

async function log() {
  const { pool } = await testDatabase(20)
  const store = await createPostgresEventStore({ pool })
  onTestFinished(() => store.close())
  await migrateOperational(pool)
  return { pool, store }
}

/** Unlike that of a plain promise, its `then` is called for whatever waits for it, so that a spy can count the reactions. */
class CountedPromise<T> extends Promise<T> {
  static override get [Symbol.species]() {
    return Promise
  }
}

test('a process that calls deadlines while no event comes attaches nothing more to the page it waits for', async () => {
  const { pool, store } = await log()
  const reactions = vi.spyOn(CountedPromise.prototype, 'then')
  let asked = 0
  const silent = withSubscription(store, ({ signal }) => ({
    [Symbol.asyncIterator]: () => ({
      next() {
        asked++
        return new CountedPromise<IteratorResult<LogPage>>((resolve) => {
          void once(signal, 'abort').then(() => resolve({ done: true, value: undefined }))
        })
      },
    }),
  }))
  const { stop } = runningProcesses(pool, silent, [rewardQuietProviders()])
  onTestFinished(stop)
  await expect.poll(() => asked).toBe(1)
  let lookUps = 0
  // While no page comes, only the look-up of due deadlines takes a connection.
  pool.on('acquire', () => void lookUps++)
  await expect.poll(() => lookUps).toBeGreaterThanOrEqual(5)
  expect(asked).toBe(1)
  expect(reactions.mock.calls.length).toBeGreaterThanOrEqual(1)
  expect(reactions.mock.calls.length).toBeLessThanOrEqual(2)
})

test('a rebuild ends between two pages when it is aborted, and writes nothing', async () => {
  const { pool, store } = await log()
  const process = rewardQuietProviders()
  const head = await record(store, [signedIn(newProvider())])
  await openProcessCheckpoint(pool, process.name, head, 1)
  const stopped = new AbortController()
  const first = await store.readAll({ after: store.start, types: process.events, limit: 10 })
  let pages = 0
  const manyPages = {
    start: store.start,
    async *readToHead() {
      for (; pages < 100; pages++) {
        if (pages === 3) stopped.abort()
        yield { ...first, position: store.start, caughtUp: false }
      }
    },
  }
  await expect(rebuildProcess(process, { pool, store: manyPages, rules: defaultRules, signal: stopped.signal })).rejects.toThrow('aborted')
  expect(pages).toBe(3)
  expect((await pool.query('SELECT FROM operational.process_states')).rows).toEqual([])
})
