import { createHash } from 'node:crypto'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { hasRedisServer, startRedisServer } from '../../tests/jobs/redisServer.ts'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { migratePlatform } from './migratePlatform.ts'
import { createPostgresCountStore } from './postgresCountStore.ts'
import { createRedisCountStore } from './redisCountStore.ts'
import { type CountStore, SharedCounts } from './sharedCounts.ts'

const conceal = (key: string) => createHash('sha256').update(key).digest('hex')

/** Two processes that count in windows of one minute, by a clock that the test sets. */
function twoProcesses(stores: () => CountStore) {
  const clock = { now: 1_800_000_000_000 }
  const warnings: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void warnings.push(line) })
  const start = () => new SharedCounts({ store: stores(), windowMs: 60_000, shareFrom: 5, conceal, now: () => clock.now, log })
  const both = [start(), start()] as const
  onTestFinished(async () => {
    await Promise.all(both.map((each) => each.close()))
  })
  return { one: both[0], other: both[1], clock, warnings }
}

function countTimes(counts: SharedCounts, key: string, times: number): number {
  return Array.from({ length: times }, () => counts.count(key).current).at(-1) ?? 0
}

const places = {
  Postgres: async () => {
    const { pool } = await testDatabase()
    await migratePlatform(pool)
    return () => createPostgresCountStore(pool)
  },
  Redis: async () => {
    const redis = await startRedisServer()
    onTestFinished(() => redis.stop())
    return () => createRedisCountStore(redis.url)
  },
}

describe.each(['Postgres', ...(hasRedisServer() ? (['Redis'] as const) : [])] as const)('counts shared over %s', (place) => {
  test('are the total over all processes after a merge', async () => {
    const { one, other } = twoProcesses(await places[place]())
    expect(countTimes(one, 'somebody', 60)).toBe(60)
    expect(countTimes(other, 'somebody', 50)).toBe(50)
    await expect
      .poll(async () => (await one.merge(), await other.merge(), await one.merge(), other.count('somebody').current))
      .toBeGreaterThan(110)
    countTimes(one, 'somebody', 1)
    await one.merge()
    expect(one.count('somebody').current).toBeGreaterThanOrEqual(112)
    expect(one.count('somebody else').current).toBe(1)
  })

  test('start again with every window', async () => {
    const { one, other, clock } = twoProcesses(await places[place]())
    countTimes(one, 'somebody', 60)
    await expect
      .poll(async () => (await one.merge(), countTimes(other, 'somebody', 6), await other.merge(), other.count('somebody').current))
      .toBeGreaterThan(60)
    clock.now += 60_000
    expect([one, other].map((each) => each.count('somebody').current)).toEqual([1, 1])
    expect(one.count('somebody').ttl).toBeLessThanOrEqual(60_000)
  })
})

test('the store gets no key in clear, and no key that is counted rarely', async () => {
  const reported: (readonly string[])[] = []
  const store: CountStore = {
    async add(_window, counts) {
      reported.push([...counts.keys()])
      return counts
    },
    close: async () => {},
  }
  const { one } = twoProcesses(() => store)
  countTimes(one, 'seldom', 4)
  countTimes(one, 'often', 5)
  await one.merge()
  expect(reported).toEqual([[conceal('often')]])
})

test('a process counts alone while the store is unreachable, warns once, and reports its counts afterwards', async () => {
  let fails = true
  const sums = new Map<string, number>()
  const store: CountStore = {
    async add(_window, counts) {
      if (fails) throw new Error('out of reach')
      for (const [key, calls] of counts) sums.set(key, (sums.get(key) ?? 0) + calls)
      return sums
    },
    close: async () => {},
  }
  const { one, warnings } = twoProcesses(() => store)
  countTimes(one, 'somebody', 20)
  await one.merge()
  await one.merge()
  expect(warnings).toHaveLength(1)
  expect(countTimes(one, 'somebody', 1)).toBe(21)
  fails = false
  await one.merge()
  expect(sums.get(conceal('somebody'))).toBe(21)
  expect(countTimes(one, 'somebody', 1)).toBe(22)
})
