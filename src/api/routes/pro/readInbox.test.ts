import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type InboxWorld, openInboxWorld } from '../../../../tests/setup/inboxWorld.ts'
import { type RequestBody, requestUrl as url } from '../../../../tests/setup/sentRequest.ts'
import { accessToken, type TestPlanner } from '../../../../tests/setup/testPeople.ts'

let world: InboxWorld
beforeAll(async () => {
  world = await openInboxWorld()
})
afterAll(() => world.product.close())

/** A query string whose values are JSON. */
const encoded = (parts: Record<string, unknown>) =>
  `?${new URLSearchParams(Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)]))).toString()}`

describe('the list', () => {
  let me: TestPlanner
  let ids: readonly string[]
  let after: string
  beforeAll(async () => {
    me = await world.newPlanner()
    const requests = []
    for (let n = 0; n < 4; n++) requests.push(await world.sent(me))
    ids = requests.map(({ id }) => id).toReversed()
    const { position } = await world.product.call('POST', url(ids[1] ?? '', '/unlock'), { token: me.token })
    after = position ?? ''
  })
  const list = (query = '') => world.product.call<RequestBody[]>('GET', `/api/pro/requests${query}`, { token: me.token, after })

  test('has the newest first, and says how many there are', async () => {
    const { status, body, headers } = await list()
    expect(status).toBe(200)
    expect(body.map(({ id }) => id)).toEqual(ids)
    expect(headers['content-range']).toBe('requests 0-3/4')
  })

  test('speaks the dialect of ra-data-simple-rest', async () => {
    const part = await list(encoded({ sort: ['receivedAt', 'ASC'], range: [1, 2], filter: {} }))
    expect(part.body.map(({ id }) => id)).toEqual([ids[2], ids[1]])
    expect(part.headers['content-range']).toBe('requests 1-2/4')
    const many = await list(encoded({ filter: { id: [ids[0], ids[3]] } }))
    expect(many.body.map(({ id }) => id)).toEqual([ids[0], ids[3]])
    const unlocked = await list(encoded({ filter: { status: 'unlocked', seen: false } }))
    expect(unlocked.body.map(({ id }) => id)).toEqual([ids[1]])
    const none = await list(encoded({ range: [50, 74] }))
    expect([none.body, none.headers['content-range']]).toEqual([[], 'requests */4'])
  })

  test.each([
    ['?sort=up', 'sort'],
    [encoded({ sort: ['email', 'ASC'] }), 'sort.0'],
    [encoded({ sort: ['receivedAt', 'sideways'] }), 'sort.1'],
    [encoded({ range: [5, 1] }), 'range'],
    [encoded({ range: [0, 5000] }), 'range'],
    [encoded({ range: ['0', '1'] }), 'range.0'],
    ['?filter={', 'filter'],
    [encoded({ filter: { email: 'a' } }), 'filter'],
    [encoded({ filter: { eventFrom: '2027-13-01' } }), 'filter.eventFrom'],
    [encoded({ filter: { city: 'a\0b' } }), 'filter.city'],
  ])('answers %s by naming %s', async (query, field) => {
    const { status, body } = await world.product.call<{ code: string; errors: { field: string }[] }>('GET', `/api/pro/requests${query}`, {
      token: me.token,
    })
    expect([status, body.code]).toEqual([400, 'validation_error'])
    expect(body.errors.map((error) => error.field)).toContain(field)
  })
})

describe('credits', () => {
  test('begin with the welcome, and the statement follows every movement', async () => {
    const me = await world.newPlanner()
    const request = await world.sent(me)
    const { position = '' } = await world.product.call('POST', url(request.id, '/unlock'), { token: me.token })
    const credits = await world.product.call('GET', '/api/pro/credits', { token: me.token, after: position })
    expect(credits.body).toEqual({ balance: 0, paused: false, plan: 'free', planSince: expect.any(String) })
    const entries = await world.product.call('GET', '/api/pro/credit-entries', { token: me.token, after: position })
    expect(entries.headers['content-range']).toBe('credit-entries 0-1/2')
    expect(entries.body).toMatchObject([
      { code: 'unlock', in: 0, out: 1, balance: 0, requestId: request.id },
      { code: 'welcome', in: 1, out: 0, balance: 1, requestId: null },
    ])
  })

  test('do not exist for somebody who never registered', async () => {
    const token = await accessToken(world.product, 'provider', randomUUID())
    expect(await world.product.call('GET', '/api/pro/credits', { token })).toMatchObject({
      status: 404,
      body: { code: 'planner_not_found' },
    })
  })
})

describe('access to the inbox', () => {
  const calls = [
    ['GET', '/api/pro/requests'],
    ['GET', '/api/pro/requests/:id'],
    ['POST', '/api/pro/requests/:id/seen'],
    ['POST', '/api/pro/requests/:id/unlock'],
    ['POST', '/api/pro/requests/:id/reject'],
    ['GET', '/api/pro/credits'],
    ['GET', '/api/pro/credit-entries'],
  ] as const
  const body = { reason: 'budget' }

  test.each(calls)('%s %s: a visitor is asked to sign in, a couple and an administrator are refused', async (method, path) => {
    const { id } = await world.sent(await world.newPlanner())
    const call = (token?: string) =>
      world.product.call(method, path.replace(':id', id), {
        ...(token === undefined ? {} : { token }),
        ...(method === 'POST' ? { body } : {}),
      })
    expect(await call()).toMatchObject({
      status: 401,
      body: { code: 'unauthorized', detail: 'Votre session a expiré. Veuillez vous reconnecter.' },
    })
    expect(await call(world.couple.token)).toMatchObject({ status: 403, body: { code: 'access_denied' } })
    expect(await call(await accessToken(world.product, 'admin', randomUUID()))).toMatchObject({ status: 403 })
  })

  test.each(calls.filter(([, path]) => path.includes(':id')))("%s %s: another planner's request is none", async (method, path) => {
    const [owner, other] = [await world.newPlanner(), await world.newPlanner()]
    const { id, after } = await world.sent(owner)
    const refused = await world.product.call(method, path.replace(':id', id), {
      token: other.token,
      after,
      ...(method === 'POST' ? { body } : {}),
    })
    expect(refused).toMatchObject({ status: 404, body: { code: 'request_not_found' } })
    const unknown = await world.product.call(method, path.replace(':id', randomUUID()), {
      token: owner.token,
      ...(method === 'POST' ? { body } : {}),
    })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'request_not_found' } })
    const malformed = await world.product.call(method, path.replace(':id', '17'), {
      token: owner.token,
      ...(method === 'POST' ? { body } : {}),
    })
    expect(malformed).toMatchObject({ status: 400, body: { errors: [{ field: 'id' }] } })
    const untouched = await world.product.call('GET', url(id), { token: owner.token, after: refused.position ?? after })
    expect(untouched.body).toMatchObject({ status: 'locked', seenAt: null })
  })

  test('lists hold only the own requests', async () => {
    const [owner, other] = [await world.newPlanner(), await world.newPlanner()]
    const { after } = await world.sent(owner)
    expect((await world.product.call('GET', '/api/pro/requests', { token: other.token, after })).body).toEqual([])
    const entries = await world.product.call<{ code: string }[]>('GET', '/api/pro/credit-entries', { token: other.token, after })
    expect(entries.body.map(({ code }) => code)).toEqual(['welcome'])
  })
})
