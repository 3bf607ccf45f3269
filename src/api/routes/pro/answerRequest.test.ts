import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lyon } from '../../../../tests/setup/sampleEvents.ts'
import { plannerWithCredit, type RequestBody, sendRequest, requestUrl as url } from '../../../../tests/setup/sentRequest.ts'
import { perform, signedInCouple, type TestCouple, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { grantPremium } from '../../../domain/account/grantPremium.ts'
import { withdrawRequest } from '../../../domain/request/withdrawRequest.ts'

let product: TestProduct
let couple: TestCouple
beforeAll(async () => {
  product = await startTestProduct()
  couple = await signedInCouple(product)
})
afterAll(() => product.close())

const sent = async (planner: TestPlanner) => {
  const request = await sendRequest(product, couple, planner)
  return { ...request, id: request.requestId }
}
const newPlanner = () => plannerWithCredit(product)
const unlock = (me: TestPlanner, id: string) => product.call<RequestBody>('POST', url(id, '/unlock'), { token: me.token })
const reject = (me: TestPlanner, id: string, body: object = { reason: 'budget' }) =>
  product.call<RequestBody>('POST', url(id, '/reject'), { token: me.token, body })

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
