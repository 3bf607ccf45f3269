import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { personStream } from '../../src/domain/person/person.ts'
import { perform, signedInPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { writtenReview } from '../setup/writtenReview.ts'
import { runScript } from './runScript.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const erase = (...args: readonly string[]) => runScript(product, 'personErase', ...args)
const eventsOf = async (kind: 'provider' | 'reviewer', id: string) =>
  (await product.backend.eventStore.readStream(personStream({ kind, id }))).map(({ type }) => type)

test('erases a reviewer, then the provider with its other reviews, and prints the same certificate when it is given again', async () => {
  const planner = await signedInPlanner(product)
  const { reviewId } = await writtenReview(product, planner.id, { answer: 'Merci !' })
  await writtenReview(product, planner.id, { moderation: 'pending' })
  await perform(product, correctCredits, { providerId: planner.id, credits: 1, reason: 'Geste commercial' })

  const reviewer = await erase('reviewer', reviewId, 'asked-by-person')
  expect(reviewer).toMatchObject({ code: 0 })
  expect(reviewer.output).toContain(`${reviewId}: this reviewer is erased.`)
  expect(await eventsOf('reviewer', reviewId)).toEqual(expect.arrayContaining(['PersonErasureAsked', 'PersonErased']))

  const provider = await erase('provider', planner.id, 'terms-violated')
  expect(provider).toMatchObject({ code: 0 })
  expect(provider.output).toMatch(/certificate {2}[0-9a-f-]{36}/)
  expect(provider.output).toContain('reviews (1), corrections (1)')
  expect(provider.output).toMatch(/confirmed {4}.*provider_directory_v\d+/)
  expect((await eventsOf('provider', planner.id)).filter((type) => type === 'PersonErased')).toHaveLength(1)
  expect(await erase('provider', planner.id, 'terms-violated')).toEqual(provider)
})

test('distinguishes unknown persons from wrong arguments', async () => {
  const unknown = randomUUID()
  expect(await erase('provider', unknown, 'asked-by-person')).toEqual({ code: 1, output: `No provider has the id ${unknown}.` })
  expect(await erase('provider', 'nobody@example.com', 'asked-by-person')).toEqual({
    code: 1,
    output: 'No provider signs in as nobody@example.com.',
  })
  for (const args of [
    ['couple', unknown, 'asked-by-person'],
    ['reviewer', 'Inès', 'asked-by-person'],
    ['provider', unknown, 'because'],
    [],
  ]) {
    const { code, output } = await erase(...args)
    expect(code).toBe(2)
    expect(output).toContain('Usage: npm run person:erase')
  }
})
