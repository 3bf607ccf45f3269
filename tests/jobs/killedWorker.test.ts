import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { effectPayloads } from '../../src/domain/effect.ts'
import { type EffectQueue, openEffectQueue } from '../../src/jobs/effectQueue.ts'
import type { JobConnection } from '../../src/jobs/queues.ts'
import { writeEffects } from '../../src/operational/effects.ts'
import { arrivedCount, arrivedNumbers, type EffectWorld, KillableWorker, openEffectWorld } from './killableWorker.ts'
import { numberedPayloads } from './kindsUnderTest.ts'
import { hasRedisServer, type RunningRedis, startRedisServer } from './redisServer.ts'

const effectsPerKill = 9
/** One works while the others wait loaded, since loading takes longest. */
const processesAtOnce = 3
const log = pino({ level: 'silent' })

/** Covers every registered kind, and one with following commands. */
const kinds: readonly (readonly [string, (number: number) => Readonly<Record<string, unknown>>])[] = [
  ...Object.keys(effectPayloads).map((name) => [name, numberedPayloads[name as keyof typeof effectPayloads]] as const),
  ['counted', (number: number) => ({ number })],
]

let world: EffectWorld
beforeAll(async () => {
  world = await openEffectWorld()
})
afterAll(() => world.close())
beforeEach(() => world.clear())

const newWorker = (connection: JobConnection) =>
  new KillableWorker({ databaseUrl: world.database.url, connection, twilio: world.sandbox.twilio, smtp: world.sandbox.smtp })

let number = 0

async function writeAndEnqueue(queue: EffectQueue): Promise<void> {
  const effects = Array.from({ length: effectsPerKill }, () => {
    number += 1
    const [kind, payload] = kinds[number % kinds.length] ?? ['', () => ({})]
    return { id: randomUUID(), kind, person: null, payload: payload(number), cause: null, expiresAt: null }
  })
  await queue.enqueue(await writeEffects(world.database.pool, effects))
}

async function count(rows: string): Promise<number> {
  const { rows: counts } = await world.database.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${rows}`)
  return counts[0]?.count ?? 0
}

/** A random time in the work on a batch: before it, or some milliseconds after one of its effects arrived. */
async function randomPoint(arrivedBefore: number): Promise<void> {
  const effects = randomInt(effectsPerKill)
  while ((await arrivedCount(world)) < arrivedBefore + effects) await delay(2)
  await delay(randomInt(effects === 0 ? 150 : 8))
}

/** Kills the worker repeatedly while effects are added; returns the numbers that arrived. */
async function workWhileKilling(connection: JobConnection, kills: number, halfway = async () => {}): Promise<readonly string[]> {
  const queue = openEffectQueue(connection, log)
  const workers = Array.from({ length: processesAtOnce }, () => newWorker(connection))
  try {
    for (let killed = 0; killed < kills; killed += 1) {
      const victim = workers.shift() ?? newWorker(connection)
      const arrived = await arrivedCount(world)
      await writeAndEnqueue(queue)
      if (killed === Math.floor(kills / 2)) await halfway()
      await victim.work()
      await randomPoint(arrived)
      await victim.kill()
      if (killed + processesAtOnce <= kills) workers.push(newWorker(connection))
    }
    // Every process that held a lease was killed.
    await world.database.pool.query(`UPDATE operational.effects SET next_attempt_at = now() WHERE state = 'leased'`)
    await Promise.all(workers.map((worker) => worker.work()))
    while ((await count(`operational.effects WHERE state IN ('pending', 'leased')`)) > 0) await delay(50)
  } finally {
    await Promise.all(workers.map((worker) => worker.kill()))
    await queue.close()
  }
  return arrivedNumbers(world)
}

async function expectAllOnceButForKills(arrived: readonly string[], kills: number): Promise<void> {
  const distinct = new Set(arrived)
  expect(distinct.size).toBe(kills * effectsPerKill)
  expect(arrived.length - distinct.size).toBeLessThanOrEqual(kills)
  const [outcomes, counted] = [
    `log.events WHERE metadata->>'commandId' IN (SELECT metadata->>'commandId' FROM log.events WHERE metadata->>'actor' = 'effect:counted')
     AND metadata->>'causationId' IN (SELECT id::text FROM operational.effects)`,
    `operational.effects WHERE kind = 'counted'`,
  ]
  expect(await count(counted)).toBeGreaterThan(0)
  expect(await count(outcomes), 'every outcome is one event').toBe(await count(counted))
}

describe('workers killed at random points lose no effect of any kind, repeat at most one per kill, and record every outcome once', () => {
  test('with jobs in Postgres', async () => {
    await expectAllOnceButForKills(await workWhileKilling({ databaseUrl: world.database.url }, 20), 20)
  })
})

describe.skipIf(!hasRedisServer())('the same with jobs in Redis, wiped once (skipped where there is no redis-server)', () => {
  let redis: RunningRedis
  beforeAll(async () => {
    redis = await startRedisServer()
  })
  afterAll(() => redis.stop())

  test('every effect is carried out', async () => {
    await expectAllOnceButForKills(await workWhileKilling({ redisUrl: redis.url }, 20, () => redis.wipe()), 20)
  })
})
