import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { prepareProjections } from '../../src/projections/runner/projectionSchema.ts'
import { bundledProgram } from '../setup/bundledProgram.ts'
import { killableProcesses } from '../setup/killableProcesses.ts'
import { corrected, granted, manyBalances, newProvider } from './balances.ts'
import { record } from './projectionHarness.ts'
import { watchingFromElsewhere } from './runningProjector.ts'

const projections = manyBalances(19)
/** The projections and the one process beside them. */
const followers = projections.length + 1
const takeOverSeconds = 5
const lookEveryMs = 100
const eventually = { timeout: 120_000, interval: lookEveryMs }

async function logAndProcesses() {
  const { pool, store, start: startProcess } = await killableProcesses()
  await prepareProjections(pool, store, projections)
  const positions = watchingFromElsewhere(pool, store, projections)
  const start = async (version = 1) => {
    const program = await bundledProgram('tests/projections/projectorProcess.ts')
    const child = startProcess(program, String(projections.length), String(version))
    await once(child, 'message')
    return child
  }
  /** Records events and waits until every projection has reached them. */
  const shows = async (...events: Parameters<typeof record>[1]) => {
    const position = await record(store, events)
    await Promise.all(projections.map((projection) => positions.waitFor(projection, position, 120_000)))
  }
  /** The number of followers that each process leads in, by its process id. */
  const loads = async (): Promise<Readonly<Record<string, number>>> => {
    const { rows } = await pool.query<{ pid: string; load: number }>(
      `SELECT split_part(name, ':', 2) AS pid, count(*)::int AS load FROM platform.leads JOIN platform.live_processes ON id = process GROUP BY pid`,
    )
    return Object.fromEntries(rows.map(({ pid, load }) => [pid, load]))
  }
  let latestLookMs = 0
  const evenLoads = async (...processes: readonly ChildProcess[]) => {
    const even = followers / processes.length
    let lookedAt = performance.now()
    await vi.waitFor(async () => {
      const lookAt = performance.now()
      latestLookMs = Math.max(latestLookMs, lookAt - lookedAt - lookEveryMs)
      lookedAt = lookAt
      const all = await loads()
      expect(Object.keys(all).toSorted()).toEqual(processes.map(({ pid }) => String(pid)).toSorted())
      expect(Object.values(all).reduce((sum, load) => sum + load)).toBe(followers)
      for (const load of Object.values(all)) expect(Math.abs(load - even) / even).toBeLessThanOrEqual(0.2)
    }, eventually)
  }
  /** Longer than the five seconds where the machine is so busy that looking at the leads is late. */
  const takeOverLimit = () => takeOverSeconds + (20 * latestLookMs) / 1_000
  const now = async () => (await pool.query<{ now: Date }>('SELECT clock_timestamp() AS now')).rows[0]?.now
  /** How long after `moment` the last lead began, by Postgres's clock. */
  const lastLeadAfter = async (moment: Date | undefined) => {
    const { rows } = await pool.query<{ seconds: number }>(
      'SELECT extract(epoch FROM max(since) - $1)::float AS seconds FROM platform.leads',
      [moment],
    )
    return rows[0]?.seconds
  }
  const joinedAt = async ({ pid }: ChildProcess) => {
    const { rows } = await pool.query<{ since: Date }>(
      `SELECT backend_since AS since FROM platform.live_processes WHERE split_part(name, ':', 2) = $1`,
      [String(pid)],
    )
    return rows[0]?.since
  }
  /** The process that leads in `rewardSignIns`. */
  const leaderOfTheProcess = async () => {
    const { rows } = await pool.query<{ pid: string }>(
      `SELECT split_part(name, ':', 2) AS pid FROM platform.leads JOIN platform.live_processes ON id = process WHERE follower = 'process rewardSignIns'`,
    )
    return rows.map(({ pid }) => Number(pid))
  }
  return { pool, start, shows, evenLoads, takeOverLimit, now, lastLeadAfter, joinedAt, leaderOfTheProcess }
}

test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'three processes share the followers evenly; when one gets %s the others take over within 5 s, and every event is counted once',
  async (signal) => {
    const { pool, start, shows, evenLoads, takeOverLimit, now, lastLeadAfter, joinedAt } = await logAndProcesses()
    const first = await start()
    const provider = newProvider()
    await shows(granted(provider))
    await evenLoads(first)
    const second = await start()
    await evenLoads(first, second)
    expect(await lastLeadAfter(await joinedAt(second)), 'shared out after a join').toBeLessThan(takeOverLimit())
    const third = await start()
    await evenLoads(first, second, third)
    expect(await lastLeadAfter(await joinedAt(third)), 'shared out after a join').toBeLessThan(takeOverLimit())
    await shows(corrected(provider))

    const died = await now()
    second.kill(signal)
    await evenLoads(first, third)
    expect(await lastLeadAfter(died), 'taken over').toBeLessThan(takeOverLimit())
    await shows(corrected(provider))
    for (const { name } of projections) {
      const { rows } = await pool.query(`SELECT credits, revision FROM ${name}_v1.balances`)
      expect(rows).toEqual([{ credits: 5, revision: 2 }])
    }
  },
)

test('of two processes one takes over within 5 s when the other is stopped, which leads again once it continues, and every event is counted once', async () => {
  const { pool, start, shows, evenLoads, takeOverLimit, now, lastLeadAfter } = await logAndProcesses()
  const first = await start()
  const second = await start()
  await evenLoads(first, second)
  const provider = newProvider()
  const stopped = await now()
  second.kill('SIGSTOP')
  await evenLoads(first)
  expect(await lastLeadAfter(stopped), 'taken over').toBeLessThan(takeOverLimit())
  await shows(granted(provider))
  second.kill('SIGCONT')
  await evenLoads(first, second)
  await shows(corrected(provider))
  for (const { name } of projections) {
    const { rows } = await pool.query(`SELECT credits, revision FROM ${name}_v1.balances`)
    expect(rows).toEqual([{ credits: 3, revision: 1 }])
  }
})

test('of two versions of a process the higher one leads while it lives, and the lower one within 5 s of its death', async () => {
  const { start, evenLoads, leaderOfTheProcess, takeOverLimit, now, lastLeadAfter } = await logAndProcesses()
  const older = await start(1)
  await evenLoads(older)
  expect(await leaderOfTheProcess()).toEqual([older.pid])
  const newer = await start(2)
  await evenLoads(older, newer)
  await vi.waitFor(async () => expect(await leaderOfTheProcess()).toEqual([newer.pid]), eventually)
  const died = await now()
  newer.kill('SIGKILL')
  await evenLoads(older)
  expect(await lastLeadAfter(died), 'taken over').toBeLessThan(takeOverLimit())
  expect(await leaderOfTheProcess()).toEqual([older.pid])
})
