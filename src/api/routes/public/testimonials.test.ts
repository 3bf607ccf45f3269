import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { exampleTestimonials } from '../../../../scripts/demo/texts/exampleTestimonials.ts'
import { startTestProduct, type TestProductOptions } from '../../../../tests/setup/testProduct.ts'
import { languages } from '../../../domain/languages.ts'
import type { TestimonialsAnswer } from '../../schemas/testimonials.ts'

const ours = { text: 'Tout était simple.', name: 'Inès et Thomas', place: 'Lyon' }

async function answersOf(options: TestProductOptions) {
  const product = await startTestProduct({ ...options, environment: { ROLES: 'api', ...options.environment } })
  onTestFinished(() => product.close())
  return async (from: string, locale: string) =>
    (await product.call<TestimonialsAnswer>('GET', `/api/testimonials?from=${from}&locale=${locale}`)).body
}

function fileOfTheOperator(): string {
  const folder = mkdtempSync(join(tmpdir(), 'testimonials-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'testimonials.json')
  writeFileSync(file, JSON.stringify({ fr: { couples: [ours] } }))
  return file
}

test('nobody says anything while the operator has no testimonials', async () => {
  const answer = await answersOf({})
  for (const from of ['couples', 'providers']) expect((await answer(from, 'fr')).testimonials).toEqual([])
})

test("the operator's testimonials are shown as they are, in their language, also where there are examples", async () => {
  const answer = await answersOf({ environment: { TESTIMONIALS_FILE: fileOfTheOperator() }, exampleTestimonials })
  expect(await answer('couples', 'fr')).toEqual({ examples: false, testimonials: [ours] })
  expect(await answer('providers', 'fr')).toEqual({ examples: false, testimonials: [] })
  expect(await answer('couples', 'de')).toEqual({ examples: false, testimonials: [] })
})

test('the examples of the demo world are marked, in every language', async () => {
  const answer = await answersOf({ exampleTestimonials })
  for (const language of languages) {
    for (const from of ['couples', 'providers']) {
      const { examples, testimonials } = await answer(from, language)
      expect([examples, testimonials.length]).toEqual([true, 2])
    }
  }
})
