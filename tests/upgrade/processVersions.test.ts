import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import type { ProviderId } from '../../src/domain/ids.ts'
import type { Process } from '../../src/domain/process.ts'
import { providerStream } from '../../src/domain/provider/provider.ts'
import type { EventStore } from '../../src/eventstore/eventStore.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { readProcessCheckpoints } from '../../src/operational/processCheckpoints.ts'
import { rewardSignIns } from '../processes/rewardSignIns.ts'
import { type RunningProcesses, runningProcesses } from '../processes/runningProcesses.ts'
import { newEvent } from '../setup/newEvent.ts'
import { testDatabase } from '../setup/testDatabase.ts'

const inTime = { timeout: 120_000, interval: 20 }
const older = rewardSignIns()

/** The next release, which also rewards a new event type, so its version is higher. */
const newer: Process = { ...older, version: 2, events: [...older.events, 'ProviderWaved'] }
const newerCatalog = new Map(eventCatalog)
const signedInEntry = newerCatalog.get('ProviderSignedIn')
if (signedInEntry) {
  newerCatalog.set('ProviderWaved', { ...signedInEntry, type: 'ProviderWaved' })
  newerCatalog.set('ProviderSignedIn', { ...signedInEntry, version: 2 })
}

async function world() {
  const { pool } = await testDatabase(20)
  const store = await createPostgresEventStore({ pool })
  await migrateOperational(pool)
  onTestFinished(() => store.close())
  const appends = async (type: string, version = 1) => {
    const providerId = randomUUID() as ProviderId
    const data = { providerId, signedInAt: new Date().toISOString() }
    return (await store.append(providerStream(providerId), 'none', [newEvent(type, data, version)])).position
  }
  const started = (release: RunningProcesses) => {
    onTestFinished(release.stop)
    return release
  }
  const oldRelease = () => started(runningProcesses(pool, store, [older]))
  const newRelease = () => started(runningProcesses(pool, store, [newer], { catalog: newerCatalog }))
  const checkpoint = async () => (await readProcessCheckpoints(pool)).get(older.name)?.position
  const reached = (position: string) =>
    vi.waitFor(async () => expect((await checkpoint()) ?? '').toSatisfy((at: string) => at >= position), inTime)
  return { pool, appends, oldRelease, newRelease, checkpoint, reached, rewards: () => rewardsIn(store) }
}

async function rewardsIn(store: EventStore): Promise<number> {
  return (await store.readAll({ after: store.start, types: ['CreditsCorrected'], limit: 100 })).events.length
}

test('neither loses nor repeats a reaction of the newer release when it is rolled back and deployed again', async () => {
  const { pool, appends, oldRelease, newRelease, reached, rewards } = await world()
  await appends('ProviderSignedIn')
  let release = newRelease()
  await vi.waitFor(async () => expect(await rewards()).toBe(1), inTime)
  await release.stop()

  // Written while the newer release ran, and not handled before it was rolled back.
  await appends('ProviderWaved')
  const last = await appends('ProviderSignedIn')
  release = oldRelease()
  await reached(last)
  expect(await rewards()).toBe(2)
  await release.stop()

  const after = await appends('ProviderSignedIn')
  release = newRelease()
  await reached(after)
  await release.stop()
  expect(await rewards()).toBe(4)
  const { rows } = await pool.query<{ mails: number }>('SELECT count(*)::int AS mails FROM operational.effects')
  expect(rows).toEqual([{ mails: 4 }])
})

test('stops before an event in a version of the newer release, without parking, and continues in that release', async () => {
  const { appends, oldRelease, newRelease, checkpoint, reached, rewards } = await world()
  const known = await appends('ProviderSignedIn')
  await appends('ProviderSignedIn', 2)
  const last = await appends('ProviderSignedIn')
  const old = oldRelease()
  await vi.waitFor(() => expect(old.logged.filter(({ msg }) => String(msg).includes('newer release')).length).toBeGreaterThan(1), inTime)
  expect(await checkpoint()).toBe(known)
  expect(await rewards()).toBe(1)
  expect(old.logged.filter(({ msg }) => String(msg).includes('parked'))).toEqual([])

  newRelease()
  await reached(last)
  expect(await rewards()).toBe(3)
})
