import type { Pool } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rewardSignIns } from '../../tests/processes/rewardSignIns.ts'
import { type RunningProcesses, runningProcesses } from '../../tests/processes/runningProcesses.ts'
import { granted, newProvider, signedIn } from '../../tests/projections/balances.ts'
import { record } from '../../tests/projections/projectionHarness.ts'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { correctCredits } from '../domain/account/correctCredits.ts'
import type { AllianceEvent } from '../domain/eventCatalog.ts'
import { defineProcess, type Process, run } from '../domain/process.ts'
import type { ProviderEvent } from '../domain/provider/providerEvents.ts'
import type { EventStore, Position } from '../eventstore/eventStore.ts'
import { createPostgresEventStore } from '../eventstore/postgresEventStore.ts'
import { migrateOperational } from '../operational/migrate.ts'
import { readProcessCheckpoints, unparkProcess } from '../operational/processCheckpoints.ts'
import type { ProcessRunnerOptions } from './processRunner.ts'

const inTime = { timeout: 120_000, interval: 20 }

/** Effects that have expired are not made, so the events are of now. */
function recordNow(store: EventStore, events: readonly AllianceEvent[]): Promise<Position> {
  return record(store, events, new Date().toISOString())
}

async function log() {
  const { pool } = await testDatabase(20)
  const store = await createPostgresEventStore({ pool })
  await migrateOperational(pool)
  onTestFinished(() => store.close())
  return { pool, store }
}

/** Runs processes on a log of their own, on which `events` stand already, until the test ends. */
async function running(processes: readonly Process[], over: Partial<Pick<ProcessRunnerOptions, 'commands' | 'enqueue'>> = {}) {
  const { pool, store } = await log()
  const started: RunningProcesses = runningProcesses(pool, store, processes, over)
  onTestFinished(started.stop)
  return { pool, store, ...started }
}

async function corrections(pool: Pool): Promise<readonly Record<string, unknown>[]> {
  return (await pool.query(`SELECT stream, metadata FROM log.events WHERE type = 'CreditsCorrected' ORDER BY position`)).rows
}

async function effects(pool: Pool): Promise<readonly Record<string, unknown>[]> {
  return (await pool.query('SELECT kind, person_kind, person_id, payload, event_id, correlation_id FROM operational.effects')).rows
}

test('runs the commands of an event and writes its effects, which name the event', async () => {
  const enqueued: string[] = []
  const process = rewardSignIns()
  const { pool, store } = await running([process], {
    enqueue: async (due) => {
      enqueued.push(...due.map(({ id }) => id))
    },
  })
  const provider = newProvider()
  const position = await recordNow(store, [signedIn(provider)])
  const [event] = await store.readStream(`provider-${provider}` as Parameters<typeof store.readStream>[0])

  await vi.waitFor(async () => expect((await readProcessCheckpoints(pool)).get(process.name)?.position).toBe(position), inTime)
  expect(await corrections(pool)).toMatchObject([
    {
      stream: `account-${provider}`,
      metadata: { actor: 'process:rewardSignIns', causationId: event?.id, correlationId: event?.metadata.correlationId },
    },
  ])
  expect(await effects(pool)).toEqual([
    {
      kind: 'mail',
      person_kind: 'provider',
      person_id: provider,
      payload: { template: 'profile-approved', params: { recordedAt: event?.metadata.time } },
      event_id: event?.id,
      correlation_id: event?.metadata.correlationId,
    },
  ])
  expect(enqueued).toHaveLength(1)
})

test('does everything once when two operating-system processes run the same process', async () => {
  const { pool, store } = await log()
  const process = rewardSignIns()
  const all = [1, 2].map(() => runningProcesses(pool, store, [process]))
  const providers = Array.from({ length: 5 }, newProvider)
  for (let round = 0; round < 4; round++)
    await recordNow(
      store,
      providers.map((provider) => signedIn(provider)),
    )
  await vi.waitFor(async () => expect(await effects(pool)).toHaveLength(20), inTime)
  expect(await corrections(pool)).toHaveLength(20)
  await Promise.all(all.map(({ stop }) => stop()))
})

test('keeps the order within a stream while many streams are handled at once', async () => {
  const { pool, store } = await log()
  const process = rewardSignIns()
  const providers = Array.from({ length: 12 }, newProvider)
  for (let round = 0; round < 5; round++) {
    await recordNow(
      store,
      providers.map((providerId) => ({ type: 'ProviderSignedIn', data: { providerId, signedInAt: `2026-11-21T10:00:0${round}.000Z` } })),
    )
  }
  const { stop } = runningProcesses(pool, store, [process])
  onTestFinished(stop)
  await vi.waitFor(async () => expect(await effects(pool)).toHaveLength(60), inTime)
  const { rows } = await pool.query<{ reasons: string[] }>(
    `SELECT array_agg(data->>'reason' ORDER BY revision) AS reasons FROM log.events WHERE type = 'CreditsCorrected' GROUP BY stream`,
  )
  expect(rows).toHaveLength(12)
  for (const { reasons } of rows) expect(reasons).toEqual(reasons.toSorted())
})

test('logs a refused command and goes on', async () => {
  const process = defineProcess<Extract<ProviderEvent, { type: 'ProviderSignedIn' }>>({
    name: 'takeAwayWhatIsNotThere',
    events: ['ProviderSignedIn'],
    startsFrom: 'beginning',
    react: ({ data }) => [run(correctCredits, { providerId: data.providerId, credits: -5, reason: 'too much' })],
  })
  const { pool, store, logged } = await running([process])
  const position = await recordNow(store, [signedIn(newProvider())])
  await vi.waitFor(async () => expect((await readProcessCheckpoints(pool)).get(process.name)?.position).toBe(position), inTime)
  expect(await corrections(pool)).toHaveLength(0)
  expect(logged.filter(({ refused }) => refused === 'balance_below_zero')).toHaveLength(1)
})

test('parks a failing process at its event, alone, until it is repaired', async () => {
  const poisoned = newProvider()
  let broken = true
  const failing = rewardSignIns({
    name: 'failing',
    inspect(providerId) {
      if (broken && providerId === poisoned) throw new TypeError('nobody thought of this')
    },
  })
  const { pool, store, logged } = await running([failing, rewardSignIns({ name: 'sound' })])
  const before = [newProvider(), newProvider()].map((provider) => signedIn(provider))
  await recordNow(store, before)
  const poison = await recordNow(store, [signedIn(poisoned)])
  await recordNow(store, [signedIn(newProvider())])

  await vi.waitFor(async () => {
    const checkpoints = await readProcessCheckpoints(pool)
    expect(checkpoints.get('failing')?.parked).toMatchObject({ position: poison, error: expect.stringContaining('nobody thought') })
    expect(await effects(pool), 'four of the sound one, two of the failing one').toHaveLength(6)
  }, inTime)
  expect(logged.filter(({ level }) => level === 50)).toMatchObject([{ follower: 'process failing', position: poison }])

  broken = false
  await unparkProcess(pool, 'failing')
  await vi.waitFor(async () => expect(await effects(pool)).toHaveLength(8), inTime)
  expect(await corrections(pool)).toHaveLength(8)
})

test('tries again after a transient error', async () => {
  let failures = 3
  const { pool, store } = await log()
  const helper = runningProcesses(pool, store, [])
  onTestFinished(helper.stop)
  const { stop } = runningProcesses(pool, store, [rewardSignIns()], {
    commands: {
      handle(command, input, context) {
        if (failures-- > 0) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
        return helper.commands.handle(command, input, context)
      },
    },
  })
  onTestFinished(stop)
  await recordNow(store, [signedIn(newProvider()), signedIn(newProvider())])
  await vi.waitFor(async () => expect(await effects(pool)).toHaveLength(2), inTime)
  expect(await corrections(pool)).toHaveLength(2)
})

test('starts at the current end where a process says so, and misses nothing after a restart', async () => {
  const { pool, store } = await log()
  const process = rewardSignIns({ startsFrom: 'now' })
  await recordNow(store, [signedIn(newProvider())])
  const first = runningProcesses(pool, store, [process])
  await vi.waitFor(async () => expect((await readProcessCheckpoints(pool)).has(process.name)).toBe(true), inTime)
  await first.stop()
  const meanwhile = newProvider()
  await recordNow(store, [granted(meanwhile), signedIn(meanwhile)])
  const second = runningProcesses(pool, store, [process])
  onTestFinished(second.stop)
  await vi.waitFor(async () => expect(await effects(pool)).toHaveLength(1), inTime)
  expect(await corrections(pool)).toMatchObject([{ stream: `account-${meanwhile}` }])
})

test('writes no effect that has already expired, but still gives the commands', async () => {
  const process = rewardSignIns()
  const { pool, store } = await running([process])
  const position = await record(store, [signedIn(newProvider())], '2025-01-01T10:00:00.000Z')
  await vi.waitFor(async () => expect((await readProcessCheckpoints(pool)).get(process.name)?.position).toBe(position), inTime)
  expect(await corrections(pool)).toHaveLength(1)
  expect(await effects(pool)).toHaveLength(0)
})
