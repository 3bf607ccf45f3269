import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReviewId } from '../../src/domain/ids.ts'
import { reportReview } from '../../src/domain/review/reportReview.ts'
import { review, reviewStream } from '../../src/domain/review/review.ts'
import { perform, signedInPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { writtenReview } from '../setup/writtenReview.ts'
import { runScript } from './runScript.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const moderate = (...args: readonly string[]) => runScript(product, 'reviewModerate', ...args)
const moderationOf = async (id: ReviewId) => (await product.backend.commands.load(review, reviewStream(id))).state.moderation

test('publishes a review, and hides it again', async () => {
  const planner = await signedInPlanner(product)
  const { reviewId } = await writtenReview(product, planner.id, { moderation: 'pending' })
  expect(await moderate('publish', reviewId)).toEqual({ code: 0, output: `${reviewId}: is published from now on.` })
  expect(await moderationOf(reviewId)).toBe('published')
  expect(await moderate('publish', reviewId.toUpperCase())).toEqual({ code: 0, output: `${reviewId}: was published already.` })
  const unexplained = await moderate('hide', reviewId)
  expect(unexplained.code).toBe(2)
  expect(unexplained.output).toContain('A reason of 5 to 500 characters is wanted')
  expect(await moderate('hide', reviewId, 'Names', 'a guest.')).toEqual({ code: 0, output: `${reviewId}: is hidden from now on.` })
  expect(await moderationOf(reviewId)).toBe('hidden')
})

test('lists new and reported reviews, and settles a report', async () => {
  const planner = await signedInPlanner(product)
  const { reviewId: isNew } = await writtenReview(product, planner.id, {
    moderation: 'pending',
    text: 'Un accueil chaleureux et attentif.',
  })
  const { reviewId } = await writtenReview(product, planner.id)
  const reported = { reviewId, providerId: planner.id, reason: 'untrue', note: 'Aucun mariage ce jour-là.' } as const
  const after = await perform(product, reportReview, reported)
  await product.call('GET', `/api/directory/providers/${planner.publicId}/reviews`, { after })
  const { code, output } = await moderate('list')
  expect(code).toBe(0)
  for (const part of [isNew, 'Un accueil chaleureux et attentif.', reviewId, 'as untrue: Aucun mariage ce jour-là.'])
    expect(output).toContain(part)
  expect(await moderate('publish', reviewId)).toEqual({ code: 0, output: `${reviewId}: stays published; the report is rejected.` })
})

test('distinguishes an unknown review from wrong arguments', async () => {
  const unknown = randomUUID()
  const [nobody, missing, wrong] = await Promise.all([
    moderate('hide', unknown, 'Names a guest.'),
    moderate(unknown),
    moderate('publish', 'Claire'),
  ])
  expect(nobody).toEqual({ code: 1, output: `No review has the id ${unknown}.` })
  for (const { code, output } of [missing, wrong]) {
    expect(code).toBe(2)
    expect(output).toContain('Usage: npm run review:moderate')
  }
})
