import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { apiSides } from '../src/api/schemas/apiSides.ts'
import { startEmbeddedPostgres } from '../src/platform/embeddedPostgres.ts'
import { httpCalls } from '../tests/setup/httpCalls.ts'
import { LiveStream } from '../tests/setup/liveStream.ts'
import type { TestPlanner } from '../tests/setup/testPeople.ts'
import { benchSettings } from './benchConfig.ts'
import type { BenchFigure, BenchResult } from './benchResult.ts'
import { percentile } from './httpLoad.ts'
import type { FromLiveRequestServer } from './liveRequestServer.ts'
import { callsPerSecond, Readers } from './readers.ts'
import { loadPerSecond, type OwnProject, RequestLoad, saveProjects, sendRequestTo } from './requestLoad.ts'

const rounds = 3
const perStretch = 30
const pauseMs = 100
const warmUp = 15
const others = 40
const couples = 8
/** The goal: an open office shows a new request within a second. */
const promisedMs = 1_000

/** Milliseconds since the start of the couple's call. */
interface LiveTimes {
  readonly answered: number
  readonly notified: number
  readonly read: number
}

type Measure = () => Promise<LiveTimes>

/**
 * From the couple's call until an open office has read the request: in separate processes, beside the minimum cost, idle and under load.
 */
export async function run(): Promise<readonly BenchResult[]> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-live-request-'))
  const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), settings: { max_connections: '200' } })
  const processes: ChildProcess[] = []
  const started = (name: string, parameters: readonly string[], env: NodeJS.ProcessEnv = process.env) => {
    const child = fork(new URL(name, import.meta.url), parameters, { execArgv: ['--import', 'tsx'], env })
    processes.push(child)
    return once(child, 'message').then(([message]) => message as unknown)
  }
  const settings = settingsFor(postgres.url, join(directory, 'data'))
  const product = (roles: string, ...counts: number[]) =>
    started('liveRequestServer.ts', counts.map(String), { ...settings, ROLES: roles }) as Promise<FromLiveRequestServer>
  try {
    // The first one migrates and creates the people, which the second one's projections show.
    const forCouples = await product('api', 1 + others, couples)
    await product('projector,worker')
    const forOffices = await product('api')
    const barePort = (await started('bareLiveProcess.ts', [postgres.url])) as number
    const [office, ...otherPlanners] = forCouples.planners
    if (!office) throw new Error('no planner was made')
    const [coupleOrigin, officeOrigin] = [originOn(forCouples.port), originOn(forOffices.port)]
    const projects = await saveProjects(coupleOrigin, forCouples.couples, forCouples.planners)

    const ours = await openOffice(coupleOrigin, officeOrigin, office, projects)
    const bare = await openBare(originOn(barePort))
    const load = new RequestLoad(coupleOrigin, otherPlanners, projects.splice(0, 1 + Math.ceil((loadPerSecond * 120) / others)))
    const listening = await Promise.all(
      otherPlanners.map(({ token }) => LiveStream.open(officeOrigin, token, apiSides.provider.eventsPath)),
    )
    const readers = new Readers(
      forOffices.port,
      otherPlanners.map(({ token }) => token),
    )
    for (const measure of [ours, bare]) await stretch(measure, warmUp)
    await readers.readFor(() => load.during(() => delay(3_000)))
    const quiet = { ours: [] as LiveTimes[], bare: [] as LiveTimes[] }
    const loaded = { ours: [] as LiveTimes[], bare: [] as LiveTimes[] }
    const readerTimes: number[] = []
    for (let round = 0; round < rounds; round++) {
      quiet.ours.push(...(await stretch(ours)))
      quiet.bare.push(...(await stretch(bare)))
      const both = () =>
        load.during(async () => {
          loaded.ours.push(...(await stretch(ours)))
          loaded.bare.push(...(await stretch(bare)))
        })
      readerTimes.push(await readers.readFor(both))
    }
    await Promise.all(listening.map((stream) => stream.close()))
    return [
      {
        name: 'Request to open office',
        inputs: `a couple sends a request over HTTP to a planner whose office is open; until the office, notified over its own connection, has read the first page of its inbox with the request in it; three processes of the product on one Postgres (couples' calls; offices' connections and reads; projections and jobs); ${rounds} rounds of ${perStretch}, one every ${pauseMs} ms and the reading, in turns with a bare HTTP process that inserts a durable row, sends a NOTIFY and an event, and reads 25 rows; then both again under load: ${loadPerSecond} requests a second of other couples to ${others} planners with open offices, and ${callsPerSecond} calls a second of credits and galleries`,
        figures: [
          ...figuresOf('quiet', 6, quiet),
          ...partsOf('quiet', quiet.ours),
          ...figuresOf('loaded', 8, loaded),
          ...partsOf('loaded', loaded.ours),
          { label: 'loaded: requests of other couples', value: load.perSecond, unit: '/s' },
          { label: 'loaded: other calls, p99, the slowest round', value: Math.max(...readerTimes), unit: 'ms' },
        ],
      },
    ]
  } finally {
    for (const child of processes) child.kill()
    const living = processes.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    await Promise.all(living.map((child) => once(child, 'exit')))
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

function settingsFor(databaseUrl: string, dataDirectory: string): NodeJS.ProcessEnv {
  return { ...benchSettings(), PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory }
}

const originOn = (port: number) => `http://127.0.0.1:${port}`

/** An open office, which reads its inbox when notified of a request. Each measurement uses up one project. */
async function openOffice(coupleOrigin: string, officeOrigin: string, planner: TestPlanner, projects: OwnProject[]): Promise<Measure> {
  const stream = await LiveStream.open(officeOrigin, planner.token, apiSides.provider.eventsPath)
  const query = new URLSearchParams({ sort: '["receivedAt","DESC"]', range: '[0,24]', filter: '{}' })
  const call = httpCalls(officeOrigin)
  let count = 0
  return async () => {
    const project = projects.pop()
    if (!project) throw new Error('no project is left')
    return timed(
      () => sendRequestTo(coupleOrigin, project, planner),
      async () => {
        const { ids, position } = await stream.change('RequestReceived', count++)
        return async () => {
          const inbox = await call<{ id: string }[]>('GET', `/api/pro/requests?${query}`, { token: planner.token, after: position })
          if (inbox.body[0]?.id !== ids['requestId']) throw new Error(`the inbox of ${position} does not begin with its request`)
        }
      },
    )
  }
}

/** The same for the bare process. */
async function openBare(origin: string): Promise<Measure> {
  const stream = await LiveStream.open(origin, '', '/api/pro/events')
  const call = httpCalls(origin)
  const body = { sealed: 'x'.repeat(900) }
  let count = 0
  return () =>
    timed(
      () => call('POST', '/', { body }),
      async () => {
        const { position } = await stream.change('Inserted', count++)
        return async () => {
          const { body: rows } = await call<{ id: string }[]>('GET', '/')
          if (rows[0]?.id !== position) throw new Error(`the rows do not begin with ${position}`)
        }
      },
    )
}

async function timed(sendIt: () => Promise<unknown>, notified: () => Promise<() => Promise<void>>): Promise<LiveTimes> {
  const began = performance.now()
  const since = () => performance.now() - began
  const [answered, shown] = await Promise.all([
    sendIt().then(since),
    notified().then(async (read) => {
      const heard = since()
      await read()
      return { notified: heard, read: since() }
    }),
  ])
  return { answered, ...shown }
}

async function stretch(measure: Measure, count = perStretch): Promise<readonly LiveTimes[]> {
  const times: LiveTimes[] = []
  for (let number = 0; number < count; number++) {
    times.push(await measure())
    await delay(pauseMs)
  }
  return times
}

function figuresOf(
  when: string,
  atMost: number,
  { ours, bare }: Readonly<Record<'ours' | 'bare', readonly LiveTimes[]>>,
): readonly BenchFigure[] {
  const all = { ours: sorted(ours, 'read'), bare: sorted(bare, 'read') }
  const median = { ours: percentile(all.ours, 0.5), bare: percentile(all.bare, 0.5) }
  return [
    { label: `${when}: bare call to bare read, median`, value: median.bare, unit: 'ms' },
    { label: `${when}: call to read inbox, median`, value: median.ours, unit: 'ms', bar: { atMost: promisedMs } },
    { label: `${when}: call to read inbox ÷ bare, median`, value: median.ours / median.bare, unit: '', bar: { atMost } },
    { label: `${when}: bare call to bare read, p99`, value: percentile(all.bare, 0.99), unit: 'ms' },
    { label: `${when}: call to read inbox, p99`, value: percentile(all.ours, 0.99), unit: 'ms', bar: { atMost: promisedMs } },
  ]
}

/** The parts of the time. */
function partsOf(when: string, times: readonly LiveTimes[]): readonly BenchFigure[] {
  return [
    { label: `${when}: until the couple is answered, median`, value: percentile(sorted(times, 'answered'), 0.5), unit: 'ms' },
    { label: `${when}: until the office is notified, median`, value: percentile(sorted(times, 'notified'), 0.5), unit: 'ms' },
  ]
}

function sorted(times: readonly LiveTimes[], part: keyof LiveTimes): readonly number[] {
  return times.map((each) => each[part]).toSorted((a, b) => a - b)
}
