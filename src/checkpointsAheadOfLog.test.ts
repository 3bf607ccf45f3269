import pTimeout from 'p-timeout'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startEventStoreDbDouble } from '../tests/eventStoreDbDouble/eventStoreDbDouble.ts'
import { balances, granted, newProvider } from '../tests/projections/balances.ts'
import { record, tablesHash } from '../tests/projections/projectionHarness.ts'
import { testDatabase } from '../tests/setup/testDatabase.ts'
import { checkpointsAheadOfLog, LogOlderThanTables, refuseOlderLog } from './checkpointsAheadOfLog.ts'
import type { EventStore, Position } from './eventstore/eventStore.ts'
import { createEventStoreDb } from './eventstore/eventStoreDb.ts'
import { formatServerPosition } from './eventstore/eventStoreDbPosition.ts'
import { createPostgresEventStore } from './eventstore/postgresEventStore.ts'
import { followRestoredLog } from './followRestoredLog.ts'
import { migrateOperational } from './operational/migrate.ts'
import { openProcessCheckpoint, readProcessCheckpoints } from './operational/processCheckpoints.ts'
import { createWriteProbe } from './operational/writeProbe.ts'
import { PositionWaiter } from './projections/runner/positionWaiter.ts'
import { registerProjectionLag } from './projections/runner/projectionLagMetric.ts'
import { ProjectionProgress } from './projections/runner/projectionProgress.ts'
import { prepareProjections } from './projections/runner/projectionSchema.ts'
import { rebuild } from './projections/runner/rebuild.ts'
import { readiness } from './readiness.ts'

const projection = balances()
const processes = [{ name: 'thankProviders' }]
const silent = pino({ level: 'silent' })
const queue = { counts: async () => ({}) }
/** For parts that answer, perhaps late. */
const patienceMs = 120_000

interface Log {
  readonly store: EventStore
  /** Restores a copy of the log that was made when it ended at this position. */
  readonly restore: (end: Position) => Promise<void>
}

async function onPostgres(pool: Awaited<ReturnType<typeof testDatabase>>['pool']): Promise<Log> {
  const store = await createPostgresEventStore({ pool })
  return {
    store,
    async restore(end) {
      const ours = await store.readAll({ after: end, types: null, limit: 100 })
      await pool.query('DELETE FROM log.events WHERE id = ANY ($1)', [ours.events.map(({ id }) => id)])
    },
  }
}

async function onDouble(): Promise<Log> {
  const double = await startEventStoreDbDouble()
  onTestFinished(() => double.stop())
  const store = await createEventStoreDb({ connectionString: double.url })
  return {
    store,
    async restore(end) {
      const newer = (await store.readAll({ after: end, types: null, limit: 100 })).events.length
      double.log.restoreOlderCopy(double.log.events.length - newer)
    },
  }
}

describe.each(['Postgres', 'EventStoreDB'])('a log on %s', (kind) => {
  /** Three events that the projection and the process have carried out. */
  async function carriedOut() {
    const { pool } = await testDatabase(10)
    await migrateOperational(pool)
    const log = kind === 'Postgres' ? await onPostgres(pool) : await onDouble()
    onTestFinished(() => log.store.close())
    const { store } = log
    await prepareProjections(pool, store, [projection])
    const copied = await record(store, [granted(newProvider()), granted(newProvider())])
    await record(store, [granted(newProvider())])
    await rebuild(projection, { pool, store, log: silent })
    await openProcessCheckpoint(pool, 'thankProviders', await store.head(), 1)
    const positions = new PositionWaiter({ pool, store, progress: new ProjectionProgress(), projections: [projection] })
    const options = { database: pool, store, projections: [projection], processes }
    return {
      ...log,
      pool,
      copied,
      options,
      isReady: () => readiness({ ...options, write: createWriteProbe(pool), queue, positions, patienceMs }),
    }
  }

  test('that holds what the tables show lets the product start and be ready', async () => {
    const { options, isReady } = await carriedOut()
    await refuseOlderLog(options)
    expect(Object.values(await isReady()).every(({ ok }) => ok)).toBe(true)
  })

  test('that was restored from an older copy stops the start with one line, and fails readiness of what runs', async () => {
    const { options, restore, copied, isReady } = await carriedOut()
    await restore(copied)
    const refusal = refuseOlderLog(options)
    await expect(refusal).rejects.toThrow(LogOlderThanTables)
    await expect(refusal).rejects.toThrow(/^[^\n]*\(projection balances, process thankProviders\)[^\n]*npm run log:restored[^\n]*$/)
    expect((await isReady())['log']).toEqual({ ok: false, detail: expect.stringContaining('an older copy of it was restored') })
  })

  test('that was restored is followed again when projections were rebuilt and processes set to its end', async () => {
    const { options, store, restore, copied, pool, isReady } = await carriedOut()
    await restore(copied)
    const followed = await followRestoredLog({ ...options, log: silent })
    expect(followed).toEqual(['projection balances', 'process thankProviders'])
    await refuseOlderLog(options)
    expect((await isReady())['log']).toEqual({ ok: true })
    expect((await readProcessCheckpoints(pool)).get('thankProviders')?.position).toBe(await store.head())
    const { rows } = await pool.query('SELECT credits FROM balances_v1.balances')
    expect(rows, 'what the restored log holds').toHaveLength(2)
    const before = await tablesHash(pool, projection)
    await followRestoredLog({ ...options, log: silent })
    expect(await tablesHash(pool, projection)).toBe(before)
  })
})

test('a checkpoint that EventStoreDB refuses to read from stops the start', async () => {
  const { pool } = await testDatabase(5)
  await migrateOperational(pool)
  const { store } = await onDouble()
  onTestFinished(() => store.close())
  await prepareProjections(pool, store, [projection])
  const position = await record(store, [granted(newProvider())])
  await record(store, [granted(newProvider())])
  const commit = BigInt(`0x${position.slice(-16)}`) + 1n
  const inside = formatServerPosition(store.id, { commit, prepare: commit })
  await openProcessCheckpoint(pool, 'thankProviders', inside, 1)
  const options = { database: pool, store, projections: [], processes }
  expect(await checkpointsAheadOfLog(options, 0)).toEqual([])
  await expect(refuseOlderLog(options)).rejects.toThrow('(process thankProviders)')
})

describe('readiness and metrics on EventStoreDB', () => {
  async function watched({ hangs }: { readonly hangs: boolean }) {
    const double = await startEventStoreDbDouble()
    const { pool } = await testDatabase(10)
    const store = await createEventStoreDb({ connectionString: double.url, ...(hangs ? { deadlineMs: 120_000 } : {}) })
    onTestFinished(() => store.close().then(() => double.stop()))
    await migrateOperational(pool)
    const projections = Array.from({ length: 9 }, (_, index) => balances({ name: `balances${index}` }))
    await prepareProjections(pool, store, projections)
    await record(store, [granted(newProvider())])
    const positions = new PositionWaiter({ pool, store, progress: new ProjectionProgress(), projections })
    const registry = new Registry()
    registerProjectionLag(registry, positions, hangs ? undefined : patienceMs)
    return {
      double,
      positions,
      registry,
      isReady: () =>
        readiness({
          database: pool,
          store,
          projections,
          processes,
          write: createWriteProbe(pool),
          queue,
          positions,
          ...(hangs ? {} : { patienceMs }),
        }),
    }
  }

  test('look up how far nine projections are without a subscription', async () => {
    const { double, isReady, registry } = await watched({ hangs: false })
    const before = { ...double.calls }
    expect(Object.keys(await isReady())).toHaveLength(4 + 9)
    expect(await registry.metrics()).toContain('projection_lag_seconds{projection="balances8"}')
    expect(double.calls.subscribe - before.subscribe).toBe(0)
    expect(double.calls.read - before.read).toBeLessThanOrEqual(6)
  })

  test('answer while the log hangs, metrics within three seconds', async () => {
    const { double, isReady, registry } = await watched({ hangs: true })
    double.hang()
    // Two timers of one process fire in order, however busy the machine is.
    const metrics = await pTimeout(registry.metrics(), { milliseconds: 3_000 })
    expect(metrics).toContain('projection_lag_seconds')
    expect(metrics).not.toContain('projection_lag_seconds{')
    await expect.poll(isReady).toMatchObject({ log: { ok: false }, database: { ok: true }, projections: { ok: false } })
    double.answerAgain()
    await expect.poll(async () => (await isReady())['log']).toEqual({ ok: true })
    await expect.poll(() => registry.metrics()).toContain('projection_lag_seconds{')
  })

  test('ask a log that hangs once, however often they are called', async () => {
    const { double, positions } = await watched({ hangs: true })
    double.hang()
    const { read } = double.calls
    const asked = Array.from({ length: 20 }, () => positions.status())
    await expect.poll(() => double.calls.read - read).toBe(1)
    double.answerAgain()
    await Promise.all(asked)
    expect(double.calls.read - read).toBeLessThanOrEqual(2)
  })
})
