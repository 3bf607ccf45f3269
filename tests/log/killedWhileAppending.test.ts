import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Position } from '../../src/eventstore/eventStore.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { FollowedLog, type StoredEvent, storedEvents } from '../setup/followedLog.ts'
import { OwnCluster } from '../setup/ownCluster.ts'
import { openTestPool } from '../setup/testDatabase.ts'
import { AppenderProcess, appenderName } from './appenderProcess.ts'

const cluster = new OwnCluster()
beforeAll(() => cluster.start())
afterAll(() => cluster.remove())

const killsOfAppender = 20
const killsOfServer = 4
/** Starting two dozen processes takes long on a busy machine. */
const timeout = 600_000

it(`keeps every acknowledged event when the appending process is killed at ${killsOfAppender} random points`, { timeout }, async () => {
  const { store, pool, close } = await openLog()
  const follower = new FollowedLog(store)
  const acknowledged: string[] = []
  const killSome = async () => {
    for (let kill = 0; kill < killsOfAppender / 4; kill++) {
      const appender = await busyAppender()
      await appender.kill()
      acknowledged.push(...appender.acknowledged)
    }
  }
  await Promise.all([killSome(), killSome(), killSome(), killSome()])

  await connectionsOfTheKilledAreClosed(pool)
  await follower.reached(await store.head())
  const stored = await storedEvents(pool)
  expectWholeAppends(stored)
  expect(idsOf(stored)).toEqual(expect.arrayContaining(acknowledged))
  expect(follower.ids).toEqual(idsOf(stored))
  await follower.stop()
  await close()
})

it(`keeps every acknowledged event when Postgres is killed at ${killsOfServer} random points, and subscribers go on where they were`, {
  timeout,
}, async () => {
  const acknowledged: string[] = []
  const followed: string[] = []
  let position: Position | undefined
  for (let kill = 0; kill < killsOfServer; kill++) {
    const { store, close } = await openLog()
    const follower = new FollowedLog(store, { after: position ?? store.start })
    const appender = await busyAppender()
    await cluster.kill()
    await appender.ended()
    await follower.stop()
    await close()
    acknowledged.push(...appender.acknowledged)
    followed.push(...follower.ids)
    position = follower.position
    await cluster.start()
  }

  const { store, pool, close } = await openLog()
  const follower = new FollowedLog(store, { after: position ?? store.start })
  await follower.reached(await store.head())
  const stored = await storedEvents(pool)
  expectWholeAppends(stored)
  expect(idsOf(stored)).toEqual(expect.arrayContaining(acknowledged))
  expect([...followed, ...follower.ids]).toEqual(idsOf(stored))
  await follower.stop()
  await close()
})

/** A process in the middle of appending. */
async function busyAppender(): Promise<AppenderProcess> {
  const appender = new AppenderProcess(cluster.url, 6, 100_000)
  await appender.appended(1 + Math.floor(Math.random() * 60))
  await delay(Math.random() * 5)
  return appender
}

/** The server still runs statements of a killed process until it notices that the process is gone. */
async function connectionsOfTheKilledAreClosed(pool: Pool): Promise<void> {
  const count = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = '${appenderName}'`
  await vi.waitUntil(async () => (await pool.query<{ count: number }>(count)).rows[0]?.count === 0, { timeout: 120_000 })
}

async function openLog() {
  const pool = openTestPool({ connectionString: cluster.url, max: 10 })
  const store = await createPostgresEventStore({ pool })
  return {
    store,
    pool,
    close: async () => {
      await store.close()
      await pool.end()
    },
  }
}

/** The appender writes revision 0, then 1 and 2, then 3 to 5: each append must be stored completely or not at all. */
function expectWholeAppends(stored: readonly StoredEvent[]): void {
  const revisions = new Map<string, number[]>()
  for (const { stream, revision } of stored) revisions.set(stream, [...(revisions.get(stream) ?? []), revision])
  expect(revisions.size).toBeGreaterThan(0)
  for (const found of revisions.values()) expect([[0], [0, 1, 2], [0, 1, 2, 3, 4, 5]]).toContainEqual(found)
}

function idsOf(events: readonly StoredEvent[]): readonly string[] {
  return events.map((event) => event.id)
}
