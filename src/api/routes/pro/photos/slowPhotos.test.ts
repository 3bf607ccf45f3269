import { afterAll, beforeAll, expect, test } from 'vitest'
import { photograph } from '../../../../../tests/photos/photoFixtures.ts'
import { uploadPhoto } from '../../../../../tests/photos/uploadPhoto.ts'
import { listening } from '../../../../../tests/setup/httpCalls.ts'
import { signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { languages } from '../../../../domain/languages.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'

let product: TestProduct
let planner: TestPlanner
let origin: string
beforeAll(async () => {
  // Shorter than reading any photograph.
  product = await startTestProduct({ environment: { RULES: '{"photoReading": {"milliseconds": 1}}' } })
  planner = await signedInPlanner(product)
  origin = await listening(product)
})
afterAll(() => product.close())

test('a photograph that takes too long to read is refused with what to do, in every language, and is not there', async () => {
  const content = await photograph().jpeg().toBuffer()
  const said = new Set<unknown>()
  for (const language of languages) {
    const { status, body } = await uploadPhoto(`${origin}/api/pro/photos`, content, { token: planner.token, language })
    // A client would retry a 503 by itself, again and again.
    expect({ status, code: body['code'] }).toEqual({ status: 422, code: 'timeout' })
    said.add(body['detail'])
  }
  expect(said).toContain('Reading this photo took too long. Please try again or choose another one.')
  expect(said.size).toBe(languages.length)
  expect((await product.backend.commands.load(provider, providerStream(planner.id))).state.photos.size).toBe(0)
})
