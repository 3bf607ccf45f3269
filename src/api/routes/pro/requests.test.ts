import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lyon, weddingDetails } from '../../../../tests/setup/sampleEvents.ts'
import {
  accessToken,
  perform,
  signedInCouple,
  signedInPlanner,
  type TestCouple,
  type TestPlanner,
} from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { grantPremium } from '../../../domain/account/grantPremium.ts'
import { grantWelcomeCredit } from '../../../domain/account/grantWelcomeCredit.ts'
import type { ProjectId, RequestId } from '../../../domain/ids.ts'
import { openRequest } from '../../../domain/request/openRequest.ts'
import { withdrawRequest } from '../../../domain/request/withdrawRequest.ts'

interface RequestBody {
  readonly id: string
  readonly status: string
  readonly seenAt: string | null
  readonly message: string | null
  readonly contact: { readonly email: string } | null
  readonly code?: string
}

let product: TestProduct
let couple: TestCouple
beforeAll(async () => {
  product = await startTestProduct()
  couple = await signedInCouple(product)
})
afterAll(() => product.close())

/** A request to a planner; answers its id and the place in the log where it stands. */
async function sent(planner: TestPlanner, message = 'Bonjour, appelez-nous au 06 12 34 56 78 !') {
  const requestId = randomUUID() as RequestId
  const ids = { requestId, projectId: randomUUID() as ProjectId, providerId: planner.id, coupleId: couple.id }
  const after = await perform(product, openRequest, { ...ids, ...weddingDetails, message })
  return { ...ids, id: requestId, after }
}

/** A planner with its welcome credit. */
async function newPlanner(): Promise<TestPlanner> {
  const signedIn = await signedInPlanner(product)
  await perform(product, grantWelcomeCredit, { providerId: signedIn.id })
  return signedIn
}

const url = (id: string, act = '') => `/api/pro/requests/${id}${act}`

const unlock = (me: TestPlanner, id: string) => product.call<RequestBody>('POST', url(id, '/unlock'), { token: me.token })
const reject = (me: TestPlanner, id: string, body: object = { reason: 'budget' }) =>
  product.call<RequestBody>('POST', url(id, '/reject'), { token: me.token, body })

/** A query string whose values are JSON. */
const encoded = (parts: Record<string, unknown>) =>
  `?${new URLSearchParams(Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)]))).toString()}`

describe('the way of a request', () => {
  test('locked, seen, unlocked for a credit, and read', async () => {
    const me = await newPlanner()
    const request = await sent(me)
    const locked = await product.call<RequestBody>('GET', url(request.id), { token: me.token, after: request.after })
    expect(locked).toMatchObject({
      status: 200,
      body: { status: 'locked', seenAt: null, contact: null, latitude: 45.8, message: 'Bonjour, appelez-nous au ••• !' },
    })
    expect(locked.text).not.toContain('camille.moreau@example.fr')

    const seen = await product.call('POST', url(request.id, '/seen'), { token: me.token })
    expect(seen).toMatchObject({ status: 200, body: { id: request.id, seen: true } })

    const unlocked = await product.call('POST', url(request.id, '/unlock'), { token: me.token })
    expect(unlocked).toMatchObject({
      status: 200,
      body: { id: request.id, status: 'unlocked', paidWith: 'credit', unlockedAt: expect.any(String) },
    })

    const read = await product.call<RequestBody>('GET', url(request.id), { token: me.token, after: unlocked.position ?? '' })
    expect(read.body).toMatchObject({
      status: 'unlocked',
      seenAt: expect.any(String),
      contact: { firstname: 'Camille', lastname: 'Moreau', email: 'camille.moreau@example.fr', phone: '+33612345678' },
      latitude: lyon.latitude,
      message: 'Bonjour, appelez-nous au 06 12 34 56 78 !',
    })
  })

  test('rejected with a reason', async () => {
    const me = await newPlanner()
    const request = await sent(me)
    const body = { reason: 'other', note: ' En congé ' }
    const rejected = await product.call('POST', url(request.id, '/reject'), { token: me.token, body })
    expect(rejected).toMatchObject({ status: 200, body: { id: request.id, status: 'rejected', rejectedAt: expect.any(String) } })
    const read = await product.call('GET', url(request.id), { token: me.token, after: rejected.position ?? '' })
    expect(read.body).toMatchObject({ status: 'rejected', rejectionReason: 'other', rejectionNote: 'En congé', contact: null })
  })

  test('with Premium no credit is spent', async () => {
    const me = await newPlanner()
    await perform(product, grantPremium, { providerId: me.id })
    const request = await sent(me)
    const unlocked = await product.call('POST', url(request.id, '/unlock'), { token: me.token })
    expect(unlocked.body).toMatchObject({ paidWith: 'premium' })
    const credits = await product.call('GET', '/api/pro/credits', { token: me.token, after: unlocked.position ?? '' })
    expect(credits.body).toMatchObject({ balance: 1, paused: true, plan: 'premium' })
  })
})

describe('refusals', () => {
  test('an unlocked request is neither unlocked nor rejected again', async () => {
    const me = await newPlanner()
    const { id } = await sent(me)
    await unlock(me, id)
    expect(await unlock(me, id)).toMatchObject({ status: 409, body: { code: 'already_unlocked' } })
    expect(await reject(me, id)).toMatchObject({ status: 409, body: { code: 'already_unlocked' } })
  })

  test('a rejected one is not unlocked', async () => {
    const me = await newPlanner()
    const { id } = await sent(me)
    await reject(me, id)
    expect(await unlock(me, id)).toMatchObject({ status: 409, body: { code: 'already_rejected' } })
  })

  test('a withdrawn one is not unlocked', async () => {
    const me = await newPlanner()
    const { id, requestId, providerId, coupleId } = await sent(me)
    await perform(product, withdrawRequest, { requestId, providerId, coupleId })
    expect(await unlock(me, id)).toMatchObject({ status: 409, body: { code: 'request_withdrawn' } })
  })

  test('without a credit nothing opens, and the reason is said in the language asked for', async () => {
    const me = await newPlanner()
    await unlock(me, (await sent(me)).id)
    const { id } = await sent(me)
    const german = await product.call('POST', url(id, '/unlock'), { token: me.token, headers: { 'accept-language': 'de' } })
    expect(german).toMatchObject({ status: 409, body: { code: 'insufficient_credits', detail: expect.stringContaining('Guthaben') } })
    expect(german.position).toBeDefined()
  })

  test('a rejection needs a reason that exists, and for another one a note', async () => {
    const me = await newPlanner()
    const { id } = await sent(me)
    expect(await reject(me, id, {})).toMatchObject({ status: 400, body: { code: 'validation_error', errors: [{ field: 'reason' }] } })
    expect(await reject(me, id, { reason: 'mood' })).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } })
    expect(await reject(me, id, { reason: 'other' })).toMatchObject({
      status: 400,
      body: { code: 'note_required', errors: [{ field: 'note' }] },
    })
    expect(await reject(me, id, { reason: 'budget', note: 'a\0b' })).toMatchObject({ status: 400, body: { errors: [{ field: 'note' }] } })
    expect(await reject(me, id, { reason: 'other', note: 'x'.repeat(501) })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'note' }] },
    })
  })
})

describe('once is once', () => {
  test('the same key and body have one effect and the same answer', async () => {
    const me = await newPlanner()
    const { id } = await sent(me)
    const key = randomUUID()
    const first = await product.call('POST', url(id, '/unlock'), { token: me.token, key })
    const again = await product.call('POST', url(id, '/unlock'), { token: me.token, key })
    expect(again).toMatchObject({ status: 200, body: first.body })
    const entries = await product.call<object[]>('GET', '/api/pro/credit-entries', { token: me.token, after: again.position ?? '' })
    expect(entries.body).toHaveLength(2)
  })

  test('the same key for another request, or another reason, is refused', async () => {
    const me = await newPlanner()
    const [one, other] = [await sent(me), await sent(me)]
    const key = randomUUID()
    await product.call('POST', url(one.id, '/unlock'), { token: me.token, key })
    expect(await product.call('POST', url(other.id, '/unlock'), { token: me.token, key })).toMatchObject({ status: 422 })
    const second = randomUUID()
    await product.call('POST', url(other.id, '/reject'), { token: me.token, key: second, body: { reason: 'budget' } })
    const changed = await product.call('POST', url(other.id, '/reject'), { token: me.token, key: second, body: { reason: 'location' } })
    expect(changed).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  })

  test('seen twice is seen once', async () => {
    const me = await newPlanner()
    const { id } = await sent(me)
    const first = await product.call('POST', url(id, '/seen'), { token: me.token })
    const again = await product.call('POST', url(id, '/seen'), { token: me.token })
    expect(again).toMatchObject({ status: 200, body: first.body })
  })
})

describe('the list', () => {
  let me: TestPlanner
  let ids: readonly string[]
  let after: string
  beforeAll(async () => {
    me = await newPlanner()
    const requests = []
    for (let n = 0; n < 4; n++) requests.push(await sent(me))
    ids = requests.map(({ id }) => id).toReversed()
    const { position } = await product.call('POST', url(ids[1] ?? '', '/unlock'), { token: me.token })
    after = position ?? ''
  })
  const list = (query = '') => product.call<RequestBody[]>('GET', `/api/pro/requests${query}`, { token: me.token, after })

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
    const { status, body } = await product.call<{ code: string; errors: { field: string }[] }>('GET', `/api/pro/requests${query}`, {
      token: me.token,
    })
    expect([status, body.code]).toEqual([400, 'validation_error'])
    expect(body.errors.map((error) => error.field)).toContain(field)
  })
})

describe('credits', () => {
  test('begin with the welcome, and the statement follows every movement', async () => {
    const me = await newPlanner()
    const request = await sent(me)
    const { position = '' } = await product.call('POST', url(request.id, '/unlock'), { token: me.token })
    const credits = await product.call('GET', '/api/pro/credits', { token: me.token, after: position })
    expect(credits.body).toEqual({ balance: 0, paused: false, plan: 'free', planSince: expect.any(String) })
    const entries = await product.call('GET', '/api/pro/credit-entries', { token: me.token, after: position })
    expect(entries.headers['content-range']).toBe('credit-entries 0-1/2')
    expect(entries.body).toMatchObject([
      { code: 'unlock', in: 0, out: 1, balance: 0, requestId: request.id },
      { code: 'welcome', in: 1, out: 0, balance: 1, requestId: null },
    ])
  })

  test('of somebody who never registered are none', async () => {
    const token = await accessToken(product, 'provider', randomUUID())
    expect(await product.call('GET', '/api/pro/credits', { token })).toMatchObject({ status: 404, body: { code: 'planner_not_found' } })
  })
})

describe('who may', () => {
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
    const { id } = await sent(await newPlanner())
    const call = (token?: string) =>
      product.call(method, path.replace(':id', id), { ...(token === undefined ? {} : { token }), ...(method === 'POST' ? { body } : {}) })
    expect(await call()).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    expect(await call(couple.token)).toMatchObject({ status: 403, body: { code: 'access_denied' } })
    expect(await call(await accessToken(product, 'admin', randomUUID()))).toMatchObject({ status: 403 })
  })

  test.each(calls.filter(([, path]) => path.includes(':id')))("%s %s: another planner's request is none", async (method, path) => {
    const [owner, other] = [await newPlanner(), await newPlanner()]
    const { id, after } = await sent(owner)
    const refused = await product.call(method, path.replace(':id', id), {
      token: other.token,
      after,
      ...(method === 'POST' ? { body } : {}),
    })
    expect(refused).toMatchObject({ status: 404, body: { code: 'request_not_found' } })
    const unknown = await product.call(method, path.replace(':id', randomUUID()), {
      token: owner.token,
      ...(method === 'POST' ? { body } : {}),
    })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'request_not_found' } })
    const malformed = await product.call(method, path.replace(':id', '17'), { token: owner.token, ...(method === 'POST' ? { body } : {}) })
    expect(malformed).toMatchObject({ status: 400, body: { errors: [{ field: 'id' }] } })
    const untouched = await product.call('GET', url(id), { token: owner.token, after: refused.position ?? after })
    expect(untouched.body).toMatchObject({ status: 'locked', seenAt: null })
  })

  test("lists hold one's own alone", async () => {
    const [owner, other] = [await newPlanner(), await newPlanner()]
    const { after } = await sent(owner)
    expect((await product.call('GET', '/api/pro/requests', { token: other.token, after })).body).toEqual([])
    const entries = await product.call<{ code: string }[]>('GET', '/api/pro/credit-entries', { token: other.token, after })
    expect(entries.body.map(({ code }) => code)).toEqual(['welcome'])
  })
})
