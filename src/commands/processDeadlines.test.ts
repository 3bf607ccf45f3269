import { once } from 'node:events'
import type { Pool } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rewardQuietProviders } from '../../tests/processes/rewardQuietProviders.ts'
import { runningProcesses } from '../../tests/processes/runningProcesses.ts'
import { withSubscription } from '../../tests/processes/withSubscription.ts'
import { newProvider } from '../../tests/projections/balances.ts'
import { record } from '../../tests/projections/projectionHarness.ts'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import type { AllianceEvent } from '../domain/eventCatalog.ts'
import type { ProviderId } from '../domain/ids.ts'
import { laterAt } from '../domain/localTime.ts'
import type { Process } from '../domain/process.ts'
import { checkCompanyNumberAgainWhenItIsDue } from '../domain/processes/checkCompanyNumberAgainWhenItIsDue.ts'
import { providerStream } from '../domain/provider/provider.ts'
import { defaultRules } from '../domain/rules.ts'
import type { EventStore } from '../eventstore/eventStore.ts'
import { createPostgresEventStore } from '../eventstore/postgresEventStore.ts'
import { migrateOperational } from '../operational/migrate.ts'
import { readProcessCheckpoints, unparkProcess } from '../operational/processCheckpoints.ts'
import { rebuildProcess } from './rebuildProcess.ts'

const inTime = { timeout: 120_000, interval: 20 }
const farAway = '2999-12-31T10:00:00.000Z'
const justNow = () => new Date(Date.now() - 1_000).toISOString()

const signedIn = (providerId: ProviderId, signedInAt = farAway): AllianceEvent => ({
  type: 'ProviderSignedIn',
  data: { providerId, signedInAt },
})
const left = (providerId: ProviderId): AllianceEvent => ({ type: 'CircleLeft', data: { providerId } })

async function log() {
  const { pool } = await testDatabase(20)
  const store = await createPostgresEventStore({ pool })
  await migrateOperational(pool)
  onTestFinished(() => store.close())
  const run = (process: Process, followed: EventStore = store) => {
    const running = runningProcesses(pool, followed, [process])
    onTestFinished(running.stop)
    return running
  }
  /** Waits until a process has handled all events so far. */
  const carriedOut = async (process: Process, position: string) =>
    vi.waitFor(async () => {
      const reached = (await readProcessCheckpoints(pool)).get(process.name)?.position ?? ''
      expect(reached >= position).toBe(true)
    }, inTime)
  return { pool, store, run, carriedOut }
}

const rowsOf = async (pool: Pool, sql: string) => (await pool.query<Record<string, unknown>>(sql)).rows
const deadlines = (pool: Pool) => rowsOf(pool, 'SELECT key, name, due_at FROM operational.deadlines ORDER BY key, name')
const states = (pool: Pool) => rowsOf(pool, 'SELECT key, state FROM operational.process_states ORDER BY key')
const effects = (pool: Pool) => rowsOf(pool, `SELECT payload->'params' AS params, person_id FROM operational.effects`)
const rewards = (pool: Pool) =>
  rowsOf(
    pool,
    `SELECT data->>'providerId' AS "providerId", data->>'reason' AS reason, metadata FROM log.events WHERE type = 'CreditsCorrected'`,
  )

/** The same log, with subscriptions so slow that they deliver nothing. */
function withSilentSubscription(store: EventStore): EventStore {
  return withSubscription(store, async function* ({ signal }) {
    await once(signal, 'abort')
    yield { events: [], position: store.start, caughtUp: false }
  })
}

/** Makes every deadline due, by the database's clock, which decides. */
async function timeComes(pool: Pool): Promise<void> {
  await pool.query(`UPDATE operational.deadlines SET due_at = date_trunc('milliseconds', now() - interval '1 second')`)
}

test('calls a deadline when it is due by the database’s clock, with the state of its key, and not before', async () => {
  const { pool, store, run, carriedOut } = await log()
  const process = rewardQuietProviders()
  const { logged } = run(process)
  const provider = newProvider()
  const other = newProvider()
  await carriedOut(process, await record(store, [signedIn(provider), signedIn(other), signedIn(provider)]))
  expect(await deadlines(pool)).toHaveLength(2)
  expect(await rewards(pool)).toEqual([])

  await pool.query(`UPDATE operational.deadlines SET due_at = date_trunc('milliseconds', now()) WHERE key = $1`, [provider])
  await vi.waitFor(async () => expect(await effects(pool)).toHaveLength(1), inTime)
  const [, setBy] = await store.readStream(providerStream(provider))
  expect(await rewards(pool)).toMatchObject([
    {
      providerId: provider,
      reason: 'quiet after 2',
      metadata: { actor: 'process:rewardQuietProviders', causationId: setBy?.id, correlationId: setBy?.metadata.correlationId },
    },
  ])
  expect(await effects(pool)).toEqual([{ person_id: provider, params: { signIns: 2, due: expect.any(String) } }])
  expect(await deadlines(pool)).toMatchObject([{ key: other }])
  expect(logged.filter(({ level }) => Number(level) >= 40)).toEqual([])
})

test('moves a deadline that is set again, and clears it together with a state that is over', async () => {
  const { pool, store, run, carriedOut } = await log()
  const process = rewardQuietProviders()
  run(process)
  const [moved, cleared] = [newProvider(), newProvider()]
  const earlier = '2998-01-01T00:00:00.000Z'
  await carriedOut(process, await record(store, [signedIn(moved), signedIn(cleared), signedIn(moved, earlier), left(cleared)]))
  expect(await deadlines(pool)).toEqual([{ key: moved, name: 'quiet', due_at: new Date(earlier) }])
  expect(await states(pool)).toEqual([{ key: moved, state: { signIns: 2, hasLeft: false } }])
})

test('does not handle a deadline that an earlier event cleared or moved, even if that event was not handled yet', async () => {
  const { pool, store, run, carriedOut } = await log()
  const process = rewardQuietProviders()
  const [cleared, moved, due] = [newProvider(), newProvider(), newProvider()]
  const first = run(process)
  await carriedOut(process, await record(store, [signedIn(cleared), signedIn(moved), signedIn(due)]))
  await first.stop()
  await record(store, [left(cleared), signedIn(moved)])
  await timeComes(pool)
  run(process, withSilentSubscription(store))
  await vi.waitFor(async () => expect(await rewards(pool)).toHaveLength(1), inTime)
  await vi.waitFor(async () => expect(await deadlines(pool)).toMatchObject([{ key: moved, due_at: new Date(farAway) }]), inTime)
  expect(await rewards(pool)).toMatchObject([{ providerId: due }])
})

test('calls a deadline once when two operating-system processes run the process', async () => {
  const { pool, store, run } = await log()
  const process = rewardQuietProviders()
  run(process)
  run(process)
  const providers = Array.from({ length: 20 }, newProvider)
  await record(
    store,
    providers.map((provider) => signedIn(provider, justNow())),
  )
  await vi.waitFor(async () => expect(await effects(pool)).toHaveLength(20), inTime)
  expect(new Set((await rewards(pool)).map(({ providerId }) => providerId))).toEqual(new Set(providers))
  expect(await rewards(pool)).toHaveLength(20)
  expect(await deadlines(pool)).toEqual([])
})

test('stores a calendar deadline as an instant, across month ends and clock changes', async () => {
  const { pool, store, run, carriedOut } = await log()
  const process = rewardQuietProviders({ dueAt: (at) => laterAt(new Date(at), { months: 1, days: 3 }, '02:30', 'Europe/Paris') })
  run(process)
  const provider = newProvider()
  for (const [signedInAt, dueAt] of [
    ['2999-01-31T12:00:00.000Z', '2999-03-03T01:30:00.000Z'],
    // On 31 March 2999, a Sunday, the clocks in Paris skip 02:30; on 27 October they show it twice.
    ['2999-02-28T12:00:00.000Z', '2999-03-31T01:30:00.000Z'],
    ['2999-09-24T12:00:00.000Z', '2999-10-27T00:30:00.000Z'],
  ] as const) {
    await carriedOut(process, await record(store, [signedIn(provider, signedInAt)]))
    expect(await deadlines(pool)).toMatchObject([{ due_at: new Date(dueAt) }])
  }
})

test('parks a process whose deadline fails, names the deadline, and calls it once it is repaired', async () => {
  const { pool, store, run } = await log()
  const provider = newProvider()
  let broken = true
  const process = rewardQuietProviders({
    inspect() {
      if (broken) throw new TypeError('not thought of')
    },
  })
  const { logged } = run(process)
  await record(store, [signedIn(provider, justNow())])
  await vi.waitFor(async () => {
    const { parked } = (await readProcessCheckpoints(pool)).get(process.name) ?? {}
    expect(parked?.error).toContain(`deadline quiet of ${provider} failed`)
  }, inTime)
  expect(logged.filter(({ level }) => level === 50)).toHaveLength(1)
  broken = false
  await unparkProcess(pool, process.name)
  await vi.waitFor(async () => expect(await effects(pool)).toHaveLength(1), inTime)
  expect(await rewards(pool)).toHaveLength(1)
})

test('keeps states equal to those of a rebuild, which repeats no command or effect and adds missing deadlines', async () => {
  const { pool, store, run, carriedOut } = await log()
  const process = rewardQuietProviders()
  run(process)
  const [quiet, waiting, gone] = [newProvider(), newProvider(), newProvider()]
  await record(store, [signedIn(quiet, justNow()), signedIn(waiting), signedIn(gone), signedIn(waiting), left(gone)])
  await vi.waitFor(async () => expect(await effects(pool)).toHaveLength(1), inTime)
  await carriedOut(process, await record(store, [signedIn(gone)]))
  const live = { states: await states(pool), deadlines: await deadlines(pool), rewards: await rewards(pool), effects: await effects(pool) }
  expect(live.states).toHaveLength(3)
  expect(new Set(live.deadlines.map(({ key }) => key))).toEqual(new Set([waiting, gone]))

  await pool.query(`DELETE FROM operational.deadlines WHERE key = $1`, [waiting])
  await pool.query(
    `UPDATE operational.process_states SET state = '{}'; INSERT INTO operational.process_states VALUES ($1, 'x', '{}')`.replace(
      '$1',
      `'${process.name}'`,
    ),
  )
  expect(await rebuildProcess(process, { pool, store, rules: defaultRules })).toBe(3)
  expect({
    states: await states(pool),
    deadlines: await deadlines(pool),
    rewards: await rewards(pool),
    effects: await effects(pool),
  }).toEqual(live)
})

test('adds a missing deadline in a rebuild that only an earlier deadline set', async () => {
  const { pool, store, run, carriedOut } = await log()
  const process = checkCompanyNumberAgainWhenItIsDue
  run(process)
  const providerId = newProvider()
  // Checked again every day while there is no answer.
  const givenAt = new Date(Date.now() - 3.5 * 86_400_000).toISOString()
  const given: AllianceEvent = { type: 'CompanyNumberGiven', data: { providerId, country: 'FR', number: '73282932000074', givenAt } }
  await carriedOut(process, await record(store, [given]))
  await vi.waitFor(
    async () => expect((await deadlines(pool))[0]?.['due_at']).toEqual(new Date(Date.parse(givenAt) + 4 * 86_400_000)),
    inTime,
  )
  const live = { deadlines: await deadlines(pool), effects: await effects(pool) }
  expect(live.effects).toHaveLength(1)

  await pool.query('DELETE FROM operational.deadlines')
  await rebuildProcess(process, { pool, store, rules: defaultRules })
  expect({ deadlines: await deadlines(pool), effects: await effects(pool) }).toEqual(live)
})

test('folds the states again when the version of the process was raised', async () => {
  const { pool, store, run, carriedOut } = await log()
  const provider = newProvider()
  const first = run(rewardQuietProviders())
  await carriedOut(rewardQuietProviders(), await record(store, [signedIn(provider), signedIn(provider)]))
  await first.stop()
  expect(await states(pool)).toMatchObject([{ state: { signIns: 2 } }])
  const raised = rewardQuietProviders({ version: 10 })
  run(raised)
  await carriedOut(raised, await record(store, [signedIn(provider)]))
  expect(await states(pool)).toMatchObject([{ state: { signIns: 30 } }])
  expect(await rewards(pool)).toEqual([])
})
