import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type InboxWorld, openInboxWorld } from '../../../../tests/setup/inboxWorld.ts'
import { requestUrl as url } from '../../../../tests/setup/sentRequest.ts'
import { accessToken, perform, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { askContactDeletion } from '../../../domain/request/askContactDeletion.ts'
import { requestStream } from '../../../domain/request/request.ts'

let world: InboxWorld
beforeAll(async () => {
  world = await openInboxWorld()
})
afterAll(() => world.product.close())

const noteUrl = (id: string) => `/api/pro/request-notes/${id}`
async function unlocked(me: TestPlanner) {
  const request = await world.sent(me)
  const { position = '' } = await world.product.call('POST', url(request.id, '/unlock'), { token: me.token })
  return { ...request, after: position }
}

describe('the stage of a request', () => {
  test('begins with the unlock, is moved, and filters the list', async () => {
    const me = await world.newPlanner()
    const { id, after } = await unlocked(me)
    const fresh = await world.product.call('GET', url(id), { token: me.token, after })
    expect(fresh.body).toMatchObject({ stage: 'new', stageChangedAt: null })
    const moved = await world.product.call('POST', url(id, '/move'), { token: me.token, body: { stage: 'won' } })
    expect(moved).toMatchObject({ status: 200, body: { id, stage: 'won' } })
    const listed = await world.product.call<{ id: string }[]>('GET', `/api/pro/requests?filter=${JSON.stringify({ stage: ['won'] })}`, {
      token: me.token,
      after: moved.position ?? '',
    })
    expect(listed.body).toMatchObject([{ id, stage: 'won', stageChangedAt: expect.any(String) }])
  })

  test('is refused while the request is locked, and so is an unknown stage', async () => {
    const me = await world.newPlanner()
    const { id } = await world.sent(me)
    const refused = await world.product.call('POST', url(id, '/move'), { token: me.token, body: { stage: 'won' } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_unlocked' } })
    const unknown = await world.product.call('POST', url(id, '/move'), { token: me.token, body: { stage: 'dreaming' } })
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ field: 'stage' }] } })
  })
})

describe('the note about a request', () => {
  test('is written and read by its provider, and not overwritten on an older version', async () => {
    const me = await world.newPlanner()
    const { id } = await world.sent(me)
    const empty = await world.product.call('GET', noteUrl(id), { token: me.token })
    expect(empty).toMatchObject({ status: 200, body: { id, note: '' } })
    const etag = String(empty.headers['etag'])
    const put = (note: string, tag?: string) =>
      world.product.call('PUT', noteUrl(id), { token: me.token, body: { note }, headers: tag === undefined ? {} : { 'if-match': tag } })
    expect(await put('Rappeler lundi')).toMatchObject({ status: 428 })
    const written = await put(' Rappeler lundi ', etag)
    expect(written).toMatchObject({ status: 200, body: { note: 'Rappeler lundi' } })
    expect(await put('Rappeler mardi', etag)).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
    expect(await put('x'.repeat(5001), '*')).toMatchObject({ status: 400, body: { errors: [{ field: 'note' }] } })
    expect(await world.product.call('GET', noteUrl(id), { token: me.token })).toMatchObject({ body: { note: 'Rappeler lundi' } })
    const request = await world.product.call('GET', url(id), { token: me.token, after: written.position ?? '' })
    expect(request.body).toMatchObject({ hasNote: true })
    expect(request.text).not.toContain('lundi')
  })

  test('is readable neither by another planner nor by a couple', async () => {
    const [me, other] = [await world.newPlanner(), await world.newPlanner()]
    const { id } = await world.sent(me)
    await world.product.call('PUT', noteUrl(id), { token: me.token, body: { note: 'Rappeler lundi' }, headers: { 'if-match': '*' } })
    expect(await world.product.call('GET', noteUrl(id), { token: other.token })).toMatchObject({ status: 404 })
    expect(await world.product.call('GET', noteUrl(id), { token: world.couple.token })).toMatchObject({ status: 403 })
    const exported = await world.product.call('GET', '/api/project/export', { token: world.couple.token })
    expect(exported.text).not.toContain('Rappeler lundi')
  })

  test('stands encrypted under the couple’s key', async () => {
    const me = await world.newPlanner()
    const { id, requestId } = await world.sent(me)
    await world.product.call('PUT', noteUrl(id), { token: me.token, body: { note: 'Canari-1729' }, headers: { 'if-match': '*' } })
    const recorded = await world.product.backend.eventStore.readStream(requestStream(requestId))
    expect(recorded.at(-1)?.data).toMatchObject({ note: 'Canari-1729' })
    const { rows } = await world.product.backend.database.query(`SELECT count(*)::int AS n FROM log.events e WHERE e::text LIKE '%Canari%'`)
    expect(rows).toEqual([{ n: 0 }])
  })

  test('is deleted with the contact data that the couple wanted deleted', async () => {
    const me = await world.newPlanner()
    const { id, requestId, providerId, coupleId } = await unlocked(me)
    await world.product.call('PUT', noteUrl(id), { token: me.token, body: { note: 'Rappeler lundi' }, headers: { 'if-match': '*' } })
    await perform(world.product, askContactDeletion, { requestId, providerId, coupleId })
    await world.product.call('POST', url(id, '/confirm-deletion'), { token: me.token })
    expect(await world.product.call('GET', noteUrl(id), { token: me.token })).toMatchObject({ body: { note: '' } })
    const again = await world.product.call('PUT', noteUrl(id), { token: me.token, body: { note: 'Neu' }, headers: { 'if-match': '*' } })
    expect(again).toMatchObject({ status: 409, body: { code: 'contact_deleted' } })
  })
})

describe('several requests marked as read', () => {
  test('are no longer unread, and do not count as seen', async () => {
    const me = await world.newPlanner()
    const [one, two, three] = [await world.sent(me), await world.sent(me), await world.sent(me)]
    await world.product.call('GET', '/api/pro/requests', { token: me.token, after: three.after })
    const ids = [one.id, two.id]
    const marked = await world.product.call('POST', '/api/pro/requests/mark-read', { token: me.token, body: { ids } })
    expect(marked).toMatchObject({ status: 200, body: { ids } })
    const unread = await world.product.call<{ id: string }[]>('GET', `/api/pro/requests?filter=${JSON.stringify({ unread: true })}`, {
      token: me.token,
      after: marked.position ?? '',
    })
    expect(unread.body.map(({ id }) => id)).toEqual([three.id])
    const read = await world.product.call('GET', url(one.id), { token: me.token, after: marked.position ?? '' })
    expect(read.body).toMatchObject({ seenAt: null, readAt: expect.any(String) })
    const again = await world.product.call('POST', '/api/pro/requests/mark-read', { token: me.token, body: { ids } })
    expect(again).toMatchObject({ status: 200, body: { ids } })
  })

  test('have to be the caller’s own, else none of them is marked', async () => {
    const [me, other] = [await world.newPlanner(), await world.newPlanner()]
    const [mine, foreign] = [await world.sent(me), await world.sent(other)]
    await world.product.call('GET', '/api/pro/requests', { token: me.token, after: foreign.after })
    const body = { ids: [mine.id, foreign.id] }
    const refused = await world.product.call('POST', '/api/pro/requests/mark-read', { token: me.token, body })
    expect(refused).toMatchObject({ status: 404, body: { code: 'request_not_found' } })
    expect((await world.product.call('GET', url(mine.id), { token: me.token })).body).toMatchObject({ readAt: null })
  })

  test('are at most a hundred, and an impersonator cannot mark them', async () => {
    const me = await world.newPlanner()
    const tooMany = { ids: Array.from({ length: 101 }, () => '0193a1f1-8b7d-7c12-8e64-5d2a9f3b1c47') }
    expect(await world.product.call('POST', '/api/pro/requests/mark-read', { token: me.token, body: tooMany })).toMatchObject({
      status: 400,
    })
    const token = await accessToken(world.product, 'couple', world.couple.id)
    expect(
      await world.product.call('POST', '/api/pro/requests/mark-read', { token, body: { ids: ['0193a1f1-8b7d-7c12-8e64-5d2a9f3b1c47'] } }),
    ).toMatchObject({ status: 403 })
  })
})
