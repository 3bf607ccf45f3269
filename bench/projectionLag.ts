import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { Pool } from 'pg'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { projections } from '../src/catalogues.ts'
import { eventCatalog } from '../src/domain/eventCatalog.ts'
import { CachedPersonKeys } from '../src/eventstore/cachedPersonKeys.ts'
import type { EventStore, Position } from '../src/eventstore/eventStore.ts'
import { withPersonalData } from '../src/eventstore/personalData.ts'
import { createPostgresEventStore } from '../src/eventstore/postgresEventStore.ts'
import { migrateOperational } from '../src/operational/migrate.ts'
import { createPersonKeys } from '../src/operational/personKeys.ts'
import { startEmbeddedPostgres } from '../src/platform/embeddedPostgres.ts'
import { createFollowerMetrics } from '../src/platform/followerMetrics.ts'
import { Leadership } from '../src/platform/leadership.ts'
import { requestInbox } from '../src/projections/requestInbox/requestInbox.ts'
import { PositionWaiter } from '../src/projections/runner/positionWaiter.ts'
import { schemaOf } from '../src/projections/runner/projection.ts'
import { ProjectionProgress } from '../src/projections/runner/projectionProgress.ts'
import { prepareProjections } from '../src/projections/runner/projectionSchema.ts'
import { startProjector } from '../src/projections/runner/projector.ts'
import type { BenchResult } from './benchResult.ts'
import { percentile } from './httpLoad.ts'
import { requestReceived, requestStreamOf } from './requestHistory.ts'

const writers = 32
const share = 0.6

interface Running {
  readonly store: EventStore
  readonly positions: PositionWaiter
}

/** From an append's answer to its row in the inbox, at 60 % of what the machine can append with every projection running. */
export function run(): Promise<readonly BenchResult[]> {
  return measureLag(10, 30)
}

/** As `run`, with the seconds that the ceiling is looked for and the lag is measured. */
export async function measureLag(ceilingSeconds: number, lagSeconds: number): Promise<readonly BenchResult[]> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-lag-'))
  const postgres = await startEmbeddedPostgres({ directory, settings: { shared_buffers: '256MB', max_wal_size: '2GB' } })
  const pool = new Pool({ connectionString: postgres.url, max: writers + 28 })
  pool.on('error', () => {})
  try {
    await migrateOperational(pool)
    const log = await createPostgresEventStore({ pool })
    const masterKeys = { current: { id: 'bench', key: randomBytes(32) }, retired: [] }
    const store = withPersonalData(log, { catalog: eventCatalog, keys: new CachedPersonKeys(createPersonKeys(pool, masterKeys)) })
    await prepareProjections(pool, store, projections)
    const logger = pino({ level: 'warn' })
    const progress = new ProjectionProgress()
    const leadership = new Leadership(pool, logger)
    const metrics = createFollowerMetrics(new Registry())
    const stop = startProjector(projections, { pool, store, leadership, progress, log: logger, metrics })
    const running = { store, positions: new PositionWaiter({ pool, store, progress, projections }) }

    const next = counter()
    await appendAsFastAsPossible(running, next, 2)
    const ceiling = await appendAsFastAsPossible(running, next, ceilingSeconds)
    const { lags, perSecond } = await appendAtRate(running, next, share * ceiling, lagSeconds)
    const { rows } = await pool.query(`SELECT count(*)::int AS shown FROM ${schemaOf(requestInbox)}.requests`)
    if (rows[0]?.shown !== next()) throw new Error(`the inbox shows ${rows[0]?.shown} requests`)
    await stop()
    await leadership.close()
    await store.close()
    return [
      {
        name: 'Append to visible',
        inputs: `requests received (contact, message and place encrypted), one append each to a stream of its own, durable; ${projections.length} projections in the process that appends; ceiling: ${writers} writers for ${ceilingSeconds} s; then an even stream at ${share} of it for ${lagSeconds} s; from the append's answer until the inbox has committed the row`,
        figures: [
          { label: 'ceiling', value: ceiling, unit: '/s' },
          { label: 'appended', value: perSecond, unit: '/s' },
          { label: 'append to visible, median', value: percentile(lags, 0.5), unit: 'ms', bar: { atMost: 5 } },
          { label: 'append to visible, p99', value: percentile(lags, 0.99), unit: 'ms', bar: { atMost: 50 } },
        ],
      },
    ]
  } finally {
    await pool.end()
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

function append({ store }: Running, request: number): Promise<Position> {
  return store.append(requestStreamOf(request), 'none', [requestReceived(request)]).then(({ position }) => position)
}

/** Appends a second while the inbox keeps up. */
async function appendAsFastAsPossible(running: Running, next: () => number, seconds: number): Promise<number> {
  const started = performance.now()
  let count = 0
  const write = async () => {
    let last: Position | undefined
    while (performance.now() - started < seconds * 1_000) {
      last = await append(running, next())
      count++
    }
    return last
  }
  const places = await Promise.all(Array.from({ length: writers }, write))
  const rate = count / ((performance.now() - started) / 1_000)
  for (const place of places) if (place) await running.positions.waitFor(requestInbox, place, 60_000)
  return rate
}

/** Appends evenly, whether the ones before were answered or not; how long each took to show, sorted, in milliseconds. */
async function appendAtRate(running: Running, next: () => number, rate: number, seconds: number) {
  const lags: number[] = []
  const appended: Promise<void>[] = []
  const started = performance.now()
  const one = async () => {
    const position = await append(running, next())
    const answered = performance.now()
    await running.positions.waitFor(requestInbox, position, 60_000)
    lags.push(performance.now() - answered)
  }
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - started) / 1_000) {
    for (let due = Math.floor(elapsed * rate) - appended.length; due > 0; due--) appended.push(one())
    await (appended.length > elapsed * rate - 1 ? delay(1) : nextTurn())
  }
  const perSecond = appended.length / seconds
  await Promise.all(appended)
  return { lags: lags.toSorted((a, b) => a - b), perSecond }
}

function counter(): () => number {
  let count = 0
  return () => count++
}
