import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInPlanner, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { writtenReview } from '../../../../tests/setup/writtenReview.ts'
import type { ReviewsPage } from '../../schemas/reviews.ts'

let product: TestProduct
let planner: TestPlanner
let position: string
beforeAll(async () => {
  product = await startTestProduct()
  planner = await signedInPlanner(product)
  await writtenReview(product, planner.id, { moderation: 'pending' })
  await writtenReview(product, planner.id, { moderation: 'hidden' })
  await writtenReview(product, planner.id, { reviewerType: 'provider', rating: null, weddingDate: null })
  for (const rating of [4, 4, 5, 5]) await writtenReview(product, planner.id, { rating })
  const last = await writtenReview(product, planner.id, { reviewerName: 'Zoé', rating: 4, answer: 'Merci Zoé !' })
  position = last.position
})
afterAll(() => product.close())

const reviewsOf = (publicId: string, query = '', after = position) =>
  product.call<ReviewsPage>('GET', `/api/directory/providers/${publicId}/reviews${query}`, { after })

test('anybody reads what is published, the newest first, of its wedding the month alone', async () => {
  const { status, body } = await reviewsOf(planner.publicId)
  expect(status).toBe(200)
  expect(body).toMatchObject({ count: 6, rated: 5, average: 4.4, distribution: [0, 0, 0, 3, 2], page: 1, pages: 2 })
  expect(body.reviews).toHaveLength(5)
  expect(body.reviews[0]).toEqual({
    id: expect.any(String),
    reviewerName: 'Zoé',
    reviewerType: 'couple',
    rating: 4,
    text: 'Une journée sans un seul accroc, merci !',
    weddingMonth: '2026-06',
    writtenAt: expect.any(String),
    answer: { text: 'Merci Zoé !', answeredAt: expect.any(String) },
    photo: null,
  })
})

test('and a page further on what is older, until there is no more', async () => {
  const { body } = await reviewsOf(planner.publicId, '?page=2')
  expect(body.reviews).toMatchObject([{ reviewerType: 'provider', rating: null, weddingMonth: null, answer: null }])
  expect((await reviewsOf(planner.publicId, '?page=3')).body).toMatchObject({ reviews: [], count: 6 })
  expect((await reviewsOf(planner.publicId, '?page=0')).status).toBe(400)
})

test('nothing of who is not public, and nothing yet of who is new', async () => {
  const hidden = await signedInPlanner(product, { approved: false })
  const written = await writtenReview(product, hidden.id)
  expect((await reviewsOf(hidden.publicId, '?locale=de-DE', written.position)).body).toMatchObject({ code: 'planner-not-found' })
  const fresh = await signedInPlanner(product)
  const none = { reviews: [], count: 0, rated: 0, average: null, distribution: [0, 0, 0, 0, 0], page: 1, pages: 0 }
  expect((await reviewsOf(fresh.publicId, '', fresh.position)).body).toEqual(none)
})
