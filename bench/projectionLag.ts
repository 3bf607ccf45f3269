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
import { migrateOperational } from '../src/operational/migrate.ts'
import { createPersonKeys } from '../src/operational/personKeys.ts'
import { startEmbeddedPostgres } from '../src/platform/embeddedPostgres.ts'
import { createFollowerMetrics, type FollowerMetrics } from '../src/platform/followerMetrics.ts'
import { Leadership } from '../src/platform/leadership.ts'
import { requestInbox } from '../src/projections/requestInbox/requestInbox.ts'
import { PositionWaiter } from '../src/projections/runner/positionWaiter.ts'
import { schemaOf } from '../src/projections/runner/projection.ts'
import { ProjectionProgress } from '../src/projections/runner/projectionProgress.ts'
import { prepareProjections } from '../src/projections/runner/projectionSchema.ts'
import { startProjector } from '../src/projections/runner/projector.ts'
import { BareSignal, type SignalTimes } from './bareSignal.ts'
import { benchLogName, openBenchLog } from './benchLog.ts'
import type { BenchFigure, BenchResult } from './benchResult.ts'
import { percentile } from './httpLoad.ts'
import { NodeLoad } from './nodeLoad.ts'
import { requestReceived, requestStreamOf } from './requestHistory.ts'

const writers = 32
const share = 0.6
const inboxFollower = `projection ${schemaOf(requestInbox)}`

interface WrittenPage {
  readonly events: number
  readonly seconds: number
}

interface Running {
  readonly store: EventStore
  readonly positions: PositionWaiter
}

/** From an append's answer to its row in the inbox, at 60 % of the append rate that the machine reaches with every projection running. */
export function run(): Promise<readonly BenchResult[]> {
  return measureLag(10, 30)
}

/** The same as `run`, with the seconds for finding the maximum rate and for measuring the lag. */
export async function measureLag(ceilingSeconds: number, lagSeconds: number): Promise<readonly BenchResult[]> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-lag-'))
  const postgres = await startEmbeddedPostgres({ directory, settings: { shared_buffers: '256MB', max_wal_size: '2GB' } })
  const pool = new Pool({ connectionString: postgres.url, max: writers + 28 })
  pool.on('error', () => {})
  try {
    await migrateOperational(pool)
    const log = await openBenchLog(pool)
    const masterKeys = { current: { id: 'bench', key: randomBytes(32) }, retired: [] }
    const store = withPersonalData(log, { catalog: eventCatalog, keys: new CachedPersonKeys(createPersonKeys(pool, masterKeys)) })
    await prepareProjections(pool, store, projections)
    const logger = pino({ level: 'warn' })
    const progress = new ProjectionProgress()
    const leadership = new Leadership(pool, logger)
    const pages: WrittenPage[] = []
    const metrics: FollowerMetrics = {
      ...createFollowerMetrics(new Registry()),
      page: (follower, events, seconds) => void (follower === inboxFollower && pages.push({ events, seconds })),
    }
    const stop = startProjector(projections, { pool, store, leadership, progress, log: logger, metrics })
    const running = { store, positions: new PositionWaiter({ pool, store, progress, projections }) }

    const next = counter()
    await appendAsFastAsPossible(running, next, 2)
    const ceiling = await appendAsFastAsPossible(running, next, ceilingSeconds)
    // Alternating, so that a slow period of the machine affects both.
    const bare = await BareSignal.open(pool)
    // Opens its connections and prepares its statements, as the first phase has done for the appends.
    await bare.measure(-100_000, share * ceiling, 3)
    const rounds = 3
    const lags: number[] = []
    const signals: SignalTimes[] = []
    const load = new NodeLoad()
    // The measurements of the first phase do not count.
    pages.length = 0
    const rates: number[] = []
    for (let round = 0; round < rounds; round++) {
      load.start()
      const appended = await appendAtRate(running, next, share * ceiling, lagSeconds / rounds)
      load.stop()
      lags.push(...appended.lags)
      rates.push(appended.perSecond)
      signals.push(...(await bare.measure(signals.length, share * ceiling, lagSeconds / rounds)))
    }
    bare.close()
    lags.sort((a, b) => a - b)
    const references = signals.map(({ insert, wakeUp, read }) => insert + wakeUp + read).toSorted((a, b) => a - b)
    const perSecond = rates.reduce((sum, rate) => sum + rate, 0) / rounds
    const figuresOf = (which: string, part: number, atMost: number, aim: number): readonly BenchFigure[] => [
      { label: `bare append, NOTIFY and read, ${which}`, value: percentile(references, part), unit: 'ms' },
      { label: `append to visible, ${which}`, value: percentile(lags, part), unit: 'ms' },
      {
        label: `append to visible ÷ bare, ${which} (aim ${aim})`,
        value: percentile(lags, part) / percentile(references, part),
        unit: '',
        bar: { atMost },
      },
    ]
    const { rows } = await pool.query(`SELECT count(*)::int AS shown FROM ${schemaOf(requestInbox)}.requests`)
    if (rows[0]?.shown !== next()) throw new Error(`the inbox shows ${rows[0]?.shown} requests`)
    await stop()
    await leadership.close()
    await store.close()
    return [
      {
        name: 'Append to visible',
        inputs: `requests received (contact, message and place encrypted), one append each to a stream of its own, durable, the log on ${benchLogName}; ${projections.length} projections in the process that appends; ceiling: ${writers} writers for ${ceilingSeconds} s; then an even stream at ${share} of it for ${lagSeconds} s, from the append's answer until the inbox has committed the row; in turns with it, at the same rate over the same pool, a bare durable insert with NOTIFY, from its beginning until the listener has read the row by its key`,
        figures: [
          { label: 'ceiling', value: ceiling, unit: '/s' },
          { label: 'appended', value: perSecond, unit: '/s' },
          ...figuresOf('median', 0.5, 3, 2),
          ...figuresOf('p99', 0.99, 6, 4),
          ...partsOf(signals),
          ...pageFigures(pages),
          ...load.figures('while appending'),
        ],
      },
    ]
  } finally {
    await pool.end()
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** The parts of the baseline's time. */
function partsOf(signals: readonly SignalTimes[]): readonly BenchFigure[] {
  const median = (part: keyof SignalTimes) =>
    percentile(
      signals.map((signal) => signal[part]).toSorted((a, b) => a - b),
      0.5,
    )
  return [
    { label: 'bare: insert and fsync, median', value: median('insert'), unit: 'ms' },
    { label: 'bare: NOTIFY and waking, median', value: median('wakeUp'), unit: 'ms' },
    { label: 'bare: read by key, median', value: median('read'), unit: 'ms' },
  ]
}

/** What was written at once, and the time from the log's page to the commit. */
function pageFigures(pages: readonly WrittenPage[]): readonly BenchFigure[] {
  const median = (part: keyof WrittenPage) =>
    percentile(
      pages.map((page) => page[part]).toSorted((a, b) => a - b),
      0.5,
    )
  return [
    { label: 'a page of the inbox: events, median', value: median('events'), unit: '' },
    { label: 'a page of the inbox: fold and commit, median', value: 1_000 * median('seconds'), unit: 'ms' },
  ]
}

function append({ store }: Running, request: number): Promise<Position> {
  return store.append(requestStreamOf(request), 'none', [requestReceived(request)]).then(({ position }) => position)
}

/** The append rate with which the inbox can keep up. */
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

/** Appends at a constant rate, whether or not earlier ones were answered; returns the milliseconds until each was visible. */
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
  return { lags, perSecond }
}

function counter(): () => number {
  let count = 0
  return () => count++
}
