import { expect, test } from 'vitest'
import { fillProjection } from '../../../tests/projections/fillProjection.ts'
import { projectionHarness, projectTwice, rebuildEqualsLive } from '../../../tests/projections/projectionHarness.ts'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import {
  reviewAnswered,
  reviewHidden,
  reviewId,
  reviewPublished,
  reviewReported,
  reviewReportRejected,
  reviewWritten,
} from '../../../tests/setup/sampleReviewEvents.ts'
import { testDatabase } from '../../../tests/setup/testDatabase.ts'
import { erased } from '../../domain/event.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import { listOfficeReviews, ratingDistribution } from './officeReviews.ts'
import { providerReviews } from './providerReviews.ts'
import { listReviews, reviewFigures } from './providerReviewsQueries.ts'
import { listReviewsToModerate } from './reviewsToModerate.ts'

async function projected(...events: readonly AllianceEvent[]) {
  const { given, pool } = await projectionHarness(providerReviews)
  await given(...events)
  return {
    given,
    list: (from = 0, limit = 10) => listReviews(pool, providerId(), { from, limit }),
    figures: () => reviewFigures(pool, providerId()),
  }
}

/** The nth review, written and published on the nth of July. */
const published = (number: number, over: Parameters<typeof reviewWritten>[0] = {}) => [
  reviewWritten({ reviewId: reviewId(number), writtenAt: `2026-07-0${number}T18:00:00.000Z`, ...over }),
  reviewPublished({ reviewId: reviewId(number) }),
]

test('lists published reviews with their replies, newest first, page by page', async () => {
  const { list } = await projected(
    ...published(2, { rating: 4 }),
    ...published(1),
    ...published(3, { reviewerType: 'provider', rating: null, weddingDate: null }),
    ...published(4, { providerId: providerId(2) }),
    reviewWritten({ reviewId: reviewId(5) }),
    reviewAnswered(),
    reviewAnswered({ text: 'Merci encore !', answeredAt: '2026-11-21T09:00:00.000Z' }),
  )
  expect((await list()).map((review) => review.reviewId)).toEqual([3, 2, 1].map(reviewId))
  expect((await list(1, 1)).map((review) => review.reviewId)).toEqual([reviewId(2)])
  expect((await list())[0]).toMatchObject({ reviewerType: 'provider', rating: null, weddingDate: null, answer: null })
  expect((await list(2))[0]).toEqual({
    reviewId: reviewId(1),
    reviewerName: 'Inès et Paul',
    reviewerType: 'couple',
    rating: 5,
    text: 'Une journée sans un seul accroc, merci !',
    weddingDate: '2026-06-20',
    writtenAt: '2026-07-01T18:00:00.000Z',
    answer: { text: 'Merci encore !', answeredAt: '2026-11-21T09:00:00.000Z' },
    picture: null,
  })
})

test('computes the average of the scores; a recommendation counts as a review without a score', async () => {
  const { given, figures } = await projected()
  expect(await figures()).toEqual({ count: 0, rated: 0, average: null })
  await given(...published(1, { reviewerType: 'provider', rating: null }))
  expect(await figures()).toEqual({ count: 1, rated: 0, average: null })
  await given(...published(2, { rating: 5 }), ...published(3, { rating: 2 }), reviewWritten({ reviewId: reviewId(4), rating: 1 }))
  expect(await figures()).toEqual({ count: 3, rated: 2, average: 3.5 })
})

test('does not list a hidden review, and lists it again once it is published', async () => {
  const { given, list, figures } = await projected(...published(1), reviewHidden())
  expect([await list(), await figures()]).toEqual([[], { count: 0, rated: 0, average: null }])
  await given(reviewPublished())
  expect(await list()).toHaveLength(1)
})

test('shows a provider its reviews in every state, the reason for hiding one, and the distribution of scores', async () => {
  const { given, pool } = await projectionHarness(providerReviews)
  await given(
    ...published(1, { rating: 4 }),
    ...published(2),
    ...published(3),
    reviewReported({ reviewId: reviewId(3), reason: 'untrue', note: 'Non.' }),
    ...published(4),
    reviewHidden({ reviewId: reviewId(4), reason: 'It names a guest.' }),
    reviewWritten({ reviewId: reviewId(5), writtenAt: '2026-07-05T18:00:00.000Z', picture: 'photos/x' }),
    reviewWritten({ reviewId: reviewId(6), providerId: providerId(2) }),
  )
  const listing = (descending: boolean, filter = {}) =>
    listOfficeReviews(pool, providerId(), { sort: { field: 'writtenAt', descending }, from: 0, to: 9, filter })
  const { items, total } = await listing(true)
  expect(items.map(({ id, moderation }) => [id, moderation])).toEqual([
    [reviewId(5), 'pending'],
    [reviewId(4), 'hidden'],
    [reviewId(3), 'published'],
    [reviewId(2), 'published'],
    [reviewId(1), 'published'],
  ])
  expect([total, items[0]?.picture, items[1]?.hiddenReason, items[2]?.reportReason]).toEqual([5, 'photos/x', 'It names a guest.', 'untrue'])
  expect((await listing(false)).items[0]?.id).toBe(reviewId(1))
  expect(await listing(true, { moderation: ['hidden', 'pending'] })).toMatchObject({ total: 2 })
  expect(await listing(true, { id: [reviewId(6)] })).toEqual({ items: [], total: 0 })
  expect(await ratingDistribution(pool, providerId())).toEqual([0, 0, 0, 1, 2])
})

test('shows moderation new and reported reviews, oldest first, until they are decided on', async () => {
  const { given, pool } = await projectionHarness(providerReviews)
  await given(...published(2), reviewReported({ reviewId: reviewId(2), note: 'Non.' }), reviewWritten({ reviewId: reviewId(3) }))
  const waiting = async () => (await listReviewsToModerate(pool, 10)).reviews.map((review) => [review.reviewId, review.report?.note])
  expect(await waiting()).toEqual([
    [reviewId(2), 'Non.'],
    [reviewId(3), undefined],
  ])
  await given(reviewReportRejected({ reviewId: reviewId(2) }), reviewHidden({ reviewId: reviewId(3), reason: erased }))
  expect(await waiting()).toEqual([])
})

test('erasing a writer removes its review completely', async () => {
  const { list } = await projected(...published(1, { reviewerName: erased, text: erased }), reviewAnswered({ text: erased }))
  expect(await list()).toEqual([])
})

test('a repeated event changes nothing, and a rebuild gives the same rows', async () => {
  const history = [...published(1), ...published(2), reviewAnswered(), reviewHidden({ reviewId: reviewId(2) })]
  const { reviews } = await projectTwice(providerReviews, ...history)
  expect(reviews).toHaveLength(2)
  await rebuildEqualsLive(providerReviews, ...history)
})

test('a provider’s reviews and its figures are found by index, however many others there are', async () => {
  const { pool } = await testDatabase()
  const events = Array.from({ length: 5_000 }, (_, index) => [
    reviewWritten({ reviewId: reviewId(index), providerId: providerId(index % 500), rating: 1 + (index % 5) }),
    reviewPublished({ reviewId: reviewId(index) }),
  ])
  await fillProjection(pool, providerReviews, events.flat())
  const plans: string[] = []
  const explaining = {
    async query({ text, values }: { readonly text: string; readonly values: unknown[] }) {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      return { rows: [] }
    },
  }
  await listReviews(explaining as never, providerId(7), { from: 0, limit: 5 })
  await reviewFigures(explaining as never, providerId(7))
  expect(plans).toHaveLength(2)
  for (const plan of plans) expect(plan).toMatch(/Scan (using|on) reviews_(of_provider|in_office)/)
})
