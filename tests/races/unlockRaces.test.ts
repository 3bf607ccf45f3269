import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RequestId } from '../../src/domain/ids.ts'
import { logKinds, type RunningLog } from '../setup/logKinds.ts'
import { accessToken } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { accountAfter, type RaceWorld, raceWorld, requestsOf } from './raceWorld.ts'

describe.each(logKinds)('races for a request, on %s', (_name, startLog) => {
  let log: RunningLog
  let product: TestProduct
  beforeAll(async () => {
    log = await startLog()
    product = await startTestProduct({ environment: log.environment })
  })
  afterAll(async () => {
    await product.close()
    await log.stop()
  })

  const after = ({ providerId }: RaceWorld) => accountAfter(product.backend.eventStore, product.backend.commands, providerId)

  async function race(world: RaceWorld, calls: readonly (readonly [action: 'unlock' | 'reject', requestId: RequestId])[]) {
    const token = await accessToken(product, 'provider', world.providerId)
    return Promise.all(
      calls.map(async ([action, requestId]) => {
        const { status, body } = await product.call<{ code?: string }>('POST', `/api/pro/requests/${requestId}/${action}`, {
          token,
          ...(action === 'reject' ? { body: { reason: 'budget' } } : {}),
        })
        return status === 200 ? `${action} done` : `${action} ${status} ${body.code}`
      }),
    )
  }

  const counted = (answers: readonly string[]) =>
    answers.reduce<Record<string, number>>((counts, answer) => ({ ...counts, [answer]: (counts[answer] ?? 0) + 1 }), {})

  it('200 parallel unlocks of one request cost one credit', async () => {
    const world = await raceWorld(product.backend.commands, { credits: 1, requests: 1 })
    const [request] = world.requests
    if (!request) throw new Error('no request')
    const answers = await race(
      world,
      Array.from({ length: 200 }, () => ['unlock', request.requestId] as const),
    )
    expect(counted(answers)).toEqual({ 'unlock done': 1, 'unlock 409 already_unlocked': 199 })
    const { credits, ofType } = await after(world)
    expect(credits).toBe(0)
    expect(ofType('RequestUnlocked')).toHaveLength(1)
  })

  it('the same unlock sent 50 times under one key has one effect and 50 equal answers', async () => {
    const world = await raceWorld(product.backend.commands, { credits: 5, requests: 1 })
    const token = await accessToken(product, 'provider', world.providerId)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => product.call('POST', `/api/pro/requests/${world.requests[0]?.requestId}/unlock`, { token, key })),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect((await after(world)).credits).toBe(4)
  })

  it('200 requests and 50 credits: 50 are unlocked and 150 are not', async () => {
    const world = await raceWorld(product.backend.commands, { credits: 50, requests: 200 })
    const answers = await race(
      world,
      world.requests.map(({ requestId }) => ['unlock', requestId] as const),
    )
    expect(counted(answers)).toEqual({ 'unlock done': 50, 'unlock 409 insufficient_credits': 150 })
    const { credits, ofType } = await after(world)
    expect(credits).toBe(0)
    expect(new Set(requestsOf(ofType('RequestUnlocked'))).size).toBe(50)
  })

  it('unlock against reject, 500 times: exactly one of them succeeds', async () => {
    // 100 per provider: a refusal reads its account again, which takes longer with more events.
    const worlds = await Promise.all(Array.from({ length: 5 }, () => raceWorld(product.backend.commands, { credits: 100, requests: 100 })))
    await Promise.all(worlds.map(unlockAgainstReject))
  })

  async function unlockAgainstReject(world: RaceWorld): Promise<void> {
    const calls = world.requests.flatMap(({ requestId }, n) => {
      const pair = [['unlock', requestId] as const, ['reject', requestId] as const]
      return n % 2 === 0 ? pair : pair.toReversed()
    })
    const answers = await race(world, calls)
    const { credits, ofType } = await after(world)
    const [unlocked, rejected] = [ofType('RequestUnlocked'), ofType('RequestRejected')]
    expect([...requestsOf(unlocked), ...requestsOf(rejected)].toSorted()).toEqual(world.requests.map((each) => each.requestId).toSorted())
    expect(credits).toBe(100 - unlocked.length)
    expect(counted(answers)).toEqual({
      ...(unlocked.length > 0 ? { 'unlock done': unlocked.length, 'reject 409 already_unlocked': unlocked.length } : {}),
      ...(rejected.length > 0 ? { 'reject done': rejected.length, 'unlock 409 already_rejected': rejected.length } : {}),
    })
  }

  it('unlock against withdrawal: a request unlocked first is refunded, one withdrawn first is not sold', async () => {
    const world = await raceWorld(product.backend.commands, { credits: 60, requests: 60, cancellable: true })
    const couple = await accessToken(product, 'couple', world.coupleId)
    const cancelled = Promise.all(
      world.requests.map(({ projectId }) => product.call('POST', `/api/project/projects/${projectId}/cancel`, { token: couple })),
    )
    const answers = await race(
      world,
      world.requests.map(({ requestId }) => ['unlock', requestId] as const),
    )
    expect((await cancelled).map(({ status }) => status)).toEqual(world.requests.map(() => 200))
    await expect.poll(async () => (await after(world)).ofType('RequestWithdrawn').length, { timeout: 600_000 }).toBe(60)
    const { credits, ofType, events } = await after(world)
    const unlocked = requestsOf(ofType('RequestUnlocked'))
    expect(requestsOf(ofType('CreditReturned'))).toEqual(unlocked)
    expect(credits).toBe(60)
    const refused = 60 - unlocked.length
    expect(counted(answers)).toEqual({
      ...(unlocked.length > 0 ? { 'unlock done': unlocked.length } : {}),
      ...(refused > 0 ? { 'unlock 409 request_withdrawn': refused } : {}),
    })
    for (const requestId of unlocked) {
      const types = events.filter((event) => event.data['requestId'] === requestId).map((event) => event.type)
      expect(types).toEqual(['RequestUnlocked', 'RequestWithdrawn', 'CreditReturned'])
    }
  })

  it('unlock against "we have found our planner": one unlocked before is paid, one unlocked after is refunded or not sold', async () => {
    const world = await raceWorld(product.backend.commands, { credits: 60, requests: 60, cancellable: true })
    const couple = await accessToken(product, 'couple', world.coupleId)
    const found = Promise.all(
      world.requests.map(({ projectId }) =>
        product.call<{ foundAt: string }>('POST', `/api/project/projects/${projectId}/found`, { token: couple, body: {} }),
      ),
    )
    const answers = await race(
      world,
      world.requests.map(({ requestId }) => ['unlock', requestId] as const),
    )
    expect((await found).map(({ status }) => status)).toEqual(world.requests.map(() => 200))
    const foundAt = new Map((await found).map(({ body }, n) => [String(world.requests[n]?.requestId), body.foundAt]))
    await expect.poll(async () => (await after(world)).ofType('RequestClosed').length, { timeout: 600_000 }).toBe(60)
    const { credits, ofType, events } = await after(world)
    const unlocked = ofType('RequestUnlocked')
    const late = unlocked.filter(({ data }) => String(data['unlockedAt']) >= String(foundAt.get(String(data['requestId']))))
    expect(requestsOf(ofType('CreditReturned'))).toEqual(requestsOf(late))
    expect(credits).toBe(60 - unlocked.length + late.length)
    const refused = 60 - unlocked.length
    expect(counted(answers)).toEqual({
      ...(unlocked.length > 0 ? { 'unlock done': unlocked.length } : {}),
      ...(refused > 0 ? { 'unlock 409 request_closed': refused } : {}),
    })
    for (const requestId of requestsOf(late)) {
      const types = events.filter((event) => event.data['requestId'] === requestId).map((event) => event.type)
      expect(types).toEqual(['RequestUnlocked', 'RequestClosed', 'CreditReturned'])
    }
  })

  it('two independent processes sell nothing twice', async () => {
    const other = await startTestProduct({ environment: { ...log.environment, ...product.environment, DATABASE_URL: product.databaseUrl } })
    try {
      const world = await raceWorld(product.backend.commands, { credits: 20, requests: 40 })
      const token = await accessToken(product, 'provider', world.providerId)
      const answers = await Promise.all(
        world.requests.flatMap(({ requestId }) =>
          [product, other].map(async (each) => (await each.call('POST', `/api/pro/requests/${requestId}/unlock`, { token })).status),
        ),
      )
      const { credits, ofType } = await after(world)
      expect(credits).toBe(0)
      expect(new Set(requestsOf(ofType('RequestUnlocked'))).size).toBe(20)
      expect(answers.filter((status) => status === 200)).toHaveLength(20)
      expect(answers.filter((status) => status === 409)).toHaveLength(60)
    } finally {
      await other.close()
    }
  })
})
