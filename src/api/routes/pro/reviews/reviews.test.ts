import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { hiddenBecause, writtenReview } from '../../../../../tests/setup/writtenReview.ts'

let product: TestProduct
let planner: TestPlanner
beforeAll(async () => {
  product = await startTestProduct()
  planner = await signedInPlanner(product)
})
afterAll(() => product.close())

interface Link {
  readonly url: string
  readonly number: number
  readonly qrCode: string
  readonly count: number
  readonly average: number | null
  readonly distribution: readonly number[]
}
interface Review {
  readonly id: string
  readonly [field: string]: unknown
}

const linkOf = async (of: TestPlanner, after?: string) =>
  (await product.call<Link>('GET', '/api/pro/review-link', { token: of.token, ...(after !== undefined && { after }) })).body
const listOf = (of: TestPlanner, after: string, query = '') =>
  product.call<readonly Review[]>('GET', `/api/pro/reviews${query}`, { token: of.token, after })

test('a provider reads its reviews in every state, and nobody else’s', async () => {
  const other = await signedInPlanner(product)
  await writtenReview(product, other.id)
  await writtenReview(product, planner.id, { rating: 4 })
  await writtenReview(product, planner.id, { moderation: 'hidden' })
  const { position } = await writtenReview(product, planner.id, { moderation: 'pending', reviewerName: 'Zoé' })
  const { body, headers } = await listOf(planner, position)
  expect(body.map(({ moderation, hiddenReason, reviewerName }) => [moderation, hiddenReason, reviewerName])).toEqual([
    ['pending', null, 'Zoé'],
    ['hidden', hiddenBecause, 'Inès et Paul'],
    ['published', null, 'Inès et Paul'],
  ])
  expect(headers['content-range']).toBe('reviews 0-2/3')
  expect(JSON.stringify(body)).not.toContain('ines@example.test')
  const filter = encodeURIComponent(JSON.stringify({ moderation: 'published' }))
  expect((await listOf(planner, position, `?filter=${filter}`)).body).toHaveLength(1)
  expect(await linkOf(planner, position)).toMatchObject({ count: 1, average: 4, distribution: [0, 0, 0, 1, 0] })
})

test('the link has a token of its own and a QR code, and another one once it is renewed, however often the button is pressed', async () => {
  const first = await linkOf(planner)
  expect(first.url).toMatch(/^http:\/\/localhost\/review\/[\w-]{43}$/)
  expect(first.qrCode).toMatch(/^<svg[^]*<\/svg>\s*$/)
  const renew = () => product.call<{ number: number }>('POST', '/api/pro/review-link/renew', { token: planner.token, body: { number: 1 } })
  expect((await Promise.all([renew(), renew()])).map(({ status, body }) => [status, body.number])).toEqual([
    [200, 2],
    [200, 2],
  ])
  const second = await linkOf(planner)
  expect(second.number).toBe(2)
  expect(second.url).not.toBe(first.url)
})

describe('a published review', () => {
  test('is replied to, and the reply is changed', async () => {
    const { reviewId } = await writtenReview(product, planner.id)
    const answer = (text: string) => product.call('POST', `/api/pro/reviews/${reviewId}/answer`, { token: planner.token, body: { text } })
    expect((await answer('Merci !')).body).toMatchObject({ id: reviewId, answer: 'Merci !' })
    const changed = await answer('Merci à vous deux !')
    expect(changed.status).toBe(200)
    const { body } = await listOf(planner, changed.position ?? '', `?filter=${encodeURIComponent(JSON.stringify({ id: reviewId }))}`)
    expect(body).toMatchObject([{ answer: 'Merci à vous deux !' }])
    expect((await answer(' ')).status).toBe(400)
  })

  test('is reported with a reason, in words where it is another one', async () => {
    const { reviewId } = await writtenReview(product, planner.id)
    const report = (body: object) => product.call('POST', `/api/pro/reviews/${reviewId}/report`, { token: planner.token, body })
    expect(await report({ reason: 'other' })).toMatchObject({
      status: 400,
      body: { code: 'report_note_required', errors: [{ field: 'note' }] },
    })
    const reported = await report({ reason: 'other', note: 'Un concurrent.' })
    expect(reported.status).toBe(200)
    const { body } = await listOf(planner, reported.position ?? '', `?filter=${encodeURIComponent(JSON.stringify({ id: reviewId }))}`)
    expect(body).toMatchObject([{ reportReason: 'other', reportedAt: expect.any(String), moderation: 'published' }])
  })
})

test('a review that is not published can be neither replied to nor reported, and an unknown one does not exist', async () => {
  const { reviewId } = await writtenReview(product, planner.id, { moderation: 'pending' })
  const answer = (id: string) => product.call('POST', `/api/pro/reviews/${id}/answer`, { token: planner.token, body: { text: 'Merci' } })
  expect(await answer(reviewId)).toMatchObject({ status: 409, body: { code: 'review_not_published' } })
  expect(await answer(randomUUID())).toMatchObject({ status: 404, body: { code: 'review_not_found' } })
})
