import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { hasRedisServer, startRedisServer } from '../jobs/redisServer.ts'
import { startTestProduct, type TestProduct, type TestProductOptions } from '../setup/testProduct.ts'

const limit = 1_000
/** The window must not end during the test. */
const now = () => new Date('2026-11-22T10:00:30.000Z')

/** Calls from an address until the answer is 429 or `most` calls were accepted; returns their number. */
async function callsLetThrough({ app }: TestProduct, remoteAddress: string, most: number, pauseMs: number): Promise<number> {
  for (let passed = 0; passed < most; passed++) {
    const answer = await app?.inject({ url: '/api/openapi.json', method: 'HEAD', remoteAddress })
    if (answer?.statusCode === 429) {
      expect(Number(answer.headers['retry-after'])).toBe(30)
      return passed
    }
    await delay(pauseMs)
  }
  return most
}

async function twoApis(environment: Readonly<Record<string, string>>) {
  const keys = Object.fromEntries(
    ['MASTER_KEY', 'CLAIM_KEY', 'TOKEN_KEY', 'CODE_KEY', 'BODY_KEY'].map((name) => [name, randomBytes(32).toString('base64')]),
  )
  const settings = { ...environment, ...keys, ROLES: 'api', CALLS_PER_MINUTE: String(limit) }
  const start = async (options: TestProductOptions) => {
    const product = await startTestProduct({ ...options, now })
    onTestFinished(() => product.close())
    return product
  }
  const one = await start({ environment: settings })
  const other = await start({ environment: { ...settings, DATABASE_URL: one.databaseUrl } })
  return { one, other }
}

const places = {
  Postgres: async () => ({}),
  Redis: async () => {
    const redis = await startRedisServer()
    onTestFinished(() => redis.stop())
    return { REDIS_URL: redis.url }
  },
}

describe.each(['Postgres', ...(hasRedisServer() ? (['Redis'] as const) : [])] as const)('the general limit, shared over %s', (place) => {
  test('counts the calls of an IPv6 /64 to two processes together', async () => {
    const { one, other } = await twoApis(await places[place]())
    expect(await callsLetThrough(one, '2001:db8:1:2::1', 2 * limit, 0)).toBe(limit)
    // A process shares its counts from a twentieth of the limit on, and learns of the others' counts with a delay.
    expect(await callsLetThrough(other, '2001:db8:1:2:ffff::2', limit, 20)).toBeLessThan(limit / 2)
    expect(await callsLetThrough(other, '2001:db8:1:3::1', 1, 0), 'another line').toBe(1)
  })
})
