import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type InboxWorld, openInboxWorld } from '../../../../tests/setup/inboxWorld.ts'
import { lyon } from '../../../../tests/setup/sampleEvents.ts'
import { type RequestBody, sendRequest, requestUrl as url } from '../../../../tests/setup/sentRequest.ts'
import { perform, signedInCouple, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { grantPremium } from '../../../domain/account/grantPremium.ts'
import { withdrawRequest } from '../../../domain/request/withdrawRequest.ts'

let world: InboxWorld
beforeAll(async () => {
  world = await openInboxWorld()
})
afterAll(() => world.product.close())
const unlock = (me: TestPlanner, id: string) => world.product.call<RequestBody>('POST', url(id, '/unlock'), { token: me.token })
const reject = (me: TestPlanner, id: string, body: object = { reason: 'budget' }) =>
  world.product.call<RequestBody>('POST', url(id, '/reject'), { token: me.token, body })

describe('the way of a request', () => {
  test('locked, seen, unlocked for a credit, and read', async () => {
    const me = await world.newPlanner()
    const request = await world.sent(me)
    const locked = await world.product.call<RequestBody>('GET', url(request.id), { token: me.token, after: request.after })
    expect(locked).toMatchObject({
      status: 200,
      body: { status: 'locked', seenAt: null, contact: null, latitude: 45.8, message: 'Bonjour, appelez-nous au ••• !' },
    })
    expect(locked.text).not.toContain('camille.moreau@example.fr')

    const seen = await world.product.call('POST', url(request.id, '/seen'), { token: me.token })
    expect(seen).toMatchObject({ status: 200, body: { id: request.id, seen: true } })

    const unlocked = await world.product.call('POST', url(request.id, '/unlock'), { token: me.token })
    expect(unlocked).toMatchObject({
      status: 200,
      body: { id: request.id, status: 'unlocked', paidWith: 'credit', unlockedAt: expect.any(String) },
    })

    const read = await world.product.call<RequestBody>('GET', url(request.id), { token: me.token, after: unlocked.position ?? '' })
    expect(read.body).toMatchObject({
      status: 'unlocked',
      seenAt: expect.any(String),
      contact: { firstname: 'Camille', lastname: 'Moreau', email: 'camille.moreau@example.fr', phone: '+33612345678' },
      latitude: lyon.latitude,
      message: 'Bonjour, appelez-nous au 06 12 34 56 78 !',
    })
  })

  test('rejected with a reason', async () => {
    const me = await world.newPlanner()
    const request = await world.sent(me)
    const body = { reason: 'other', note: ' En congé ' }
    const rejected = await world.product.call('POST', url(request.id, '/reject'), { token: me.token, body })
    expect(rejected).toMatchObject({ status: 200, body: { id: request.id, status: 'rejected', rejectedAt: expect.any(String) } })
    const read = await world.product.call('GET', url(request.id), { token: me.token, after: rejected.position ?? '' })
    expect(read.body).toMatchObject({ status: 'rejected', rejectionReason: 'other', rejectionNote: 'En congé', contact: null })
  })

  test('with Premium no credit is spent', async () => {
    const me = await world.newPlanner()
    await perform(world.product, grantPremium, { providerId: me.id })
    const request = await world.sent(me)
    const unlocked = await world.product.call('POST', url(request.id, '/unlock'), { token: me.token })
    expect(unlocked.body).toMatchObject({ paidWith: 'premium' })
    const credits = await world.product.call('GET', '/api/pro/credits', { token: me.token, after: unlocked.position ?? '' })
    expect(credits.body).toMatchObject({ balance: 1, paused: true, plan: 'premium' })
  })
})

describe('refusals', () => {
  test('an unlocked request is neither unlocked nor rejected again', async () => {
    const me = await world.newPlanner()
    const { id } = await world.sent(me)
    await unlock(me, id)
    expect(await unlock(me, id)).toMatchObject({
      status: 409,
      body: { code: 'already_unlocked', detail: 'Vous avez déjà débloqué cette demande.' },
    })
    expect(await reject(me, id)).toMatchObject({ status: 409, body: { code: 'already_unlocked' } })
  })

  test('a rejected one is not unlocked', async () => {
    const me = await world.newPlanner()
    const { id } = await world.sent(me)
    await reject(me, id)
    const detail = expect.stringMatching(/^Vous avez refusé cette demande/)
    expect(await unlock(me, id)).toMatchObject({ status: 409, body: { code: 'already_rejected', detail } })
  })

  test('a withdrawn one is not unlocked', async () => {
    const me = await world.newPlanner()
    const { id, requestId, providerId, coupleId } = await world.sent(me)
    await perform(world.product, withdrawRequest, { requestId, providerId, coupleId, withdrawnAt: new Date().toISOString() })
    expect(await unlock(me, id)).toMatchObject({
      status: 409,
      body: { code: 'request_withdrawn', detail: 'Le couple a retiré sa demande entre-temps.' },
    })
  })

  test('without a credit nothing opens, and the reason is said in the language asked for', async () => {
    const me = await world.newPlanner()
    await unlock(me, (await world.sent(me)).id)
    const { requestId: id } = await sendRequest(world.product, await signedInCouple(world.product), me)
    const german = await world.product.call('POST', url(id, '/unlock'), { token: me.token, headers: { 'accept-language': 'de' } })
    expect(german).toMatchObject({
      status: 409,
      body: { code: 'insufficient_credits', detail: expect.stringContaining('fehlt Ihnen ein Credit') },
    })
    expect(german.position).toBeDefined()
  })

  test('another request of the couple for the same date opens without a credit', async () => {
    const me = await world.newPlanner()
    const first = await world.sent(me)
    const second = await world.sent(me)
    const shown = async (after?: string) =>
      (await world.product.call('GET', url(second.id), { token: me.token, ...(after !== undefined && { after }) })).body
    expect(await shown(second.after)).toMatchObject({ isPaidFor: false })
    const { position = '' } = await unlock(me, first.id)
    expect(await shown(position)).toMatchObject({ status: 'locked', isPaidFor: true })
    const { status, position: after = '' } = await unlock(me, second.id)
    expect(status).toBe(200)
    expect(await shown(after)).toMatchObject({ status: 'unlocked', paidWith: 'credit', paidCredits: 0, openReturns: [] })
  })

  test('a rejection needs a reason that exists, and for another one a note', async () => {
    const me = await world.newPlanner()
    const { id } = await world.sent(me)
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
    const me = await world.newPlanner()
    const { id } = await world.sent(me)
    const key = randomUUID()
    const first = await world.product.call('POST', url(id, '/unlock'), { token: me.token, key })
    const again = await world.product.call('POST', url(id, '/unlock'), { token: me.token, key })
    expect(again).toMatchObject({ status: 200, body: first.body })
    const entries = await world.product.call<object[]>('GET', '/api/pro/credit-entries', { token: me.token, after: again.position ?? '' })
    expect(entries.body).toHaveLength(2)
  })

  test('the same key for another request, or another reason, is refused', async () => {
    const me = await world.newPlanner()
    const [one, other] = [await world.sent(me), await world.sent(me)]
    const key = randomUUID()
    await world.product.call('POST', url(one.id, '/unlock'), { token: me.token, key })
    expect(await world.product.call('POST', url(other.id, '/unlock'), { token: me.token, key })).toMatchObject({ status: 422 })
    const second = randomUUID()
    await world.product.call('POST', url(other.id, '/reject'), { token: me.token, key: second, body: { reason: 'budget' } })
    const changed = await world.product.call('POST', url(other.id, '/reject'), {
      token: me.token,
      key: second,
      body: { reason: 'location' },
    })
    expect(changed).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  })

  test('seen twice is seen once', async () => {
    const me = await world.newPlanner()
    const { id } = await world.sent(me)
    const first = await world.product.call('POST', url(id, '/seen'), { token: me.token })
    const again = await world.product.call('POST', url(id, '/seen'), { token: me.token })
    expect(again).toMatchObject({ status: 200, body: first.body })
  })
})
