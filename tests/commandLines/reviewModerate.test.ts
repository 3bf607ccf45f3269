import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReviewId } from '../../src/domain/ids.ts'
import { review, reviewStream } from '../../src/domain/review/review.ts'
import { signedInPlanner } from '../setup/testPeople.ts'
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

test('lets a review be read, and takes it away again', async () => {
  const planner = await signedInPlanner(product)
  const { reviewId } = await writtenReview(product, planner.id, { moderation: 'pending' })
  expect(await moderate(reviewId, 'publish')).toEqual({ code: 0, output: `${reviewId}: is published from now on.` })
  expect(await moderationOf(reviewId)).toBe('published')
  expect(await moderate(reviewId.toUpperCase(), 'publish')).toEqual({ code: 0, output: `${reviewId}: was published already.` })
  expect(await moderate(reviewId, 'hide')).toEqual({ code: 0, output: `${reviewId}: is hidden from now on.` })
  expect(await moderationOf(reviewId)).toBe('hidden')
})

test('knows an unknown review and wrong arguments apart', async () => {
  const unknown = randomUUID()
  const [nobody, missing, wrong] = await Promise.all([moderate(unknown, 'hide'), moderate(unknown), moderate('Claire', 'publish')])
  expect(nobody).toEqual({ code: 1, output: `No review has the id ${unknown}.` })
  for (const { code, output } of [missing, wrong]) {
    expect(code).toBe(2)
    expect(output).toContain('Usage: npm run review:moderate')
  }
})
