import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainWebApps } from '../../../../tests/setup/plainWebApps.ts'
import { rawForm } from '../../../../tests/setup/rawForm.ts'
import { signedInPlanner } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { createReviewLinks } from '../../../operational/reviewLinks.ts'
import { reviewLinkKey } from '../../../operational/secrets.ts'
import { reviewPage } from '../../schemas/pagePaths.ts'

let product: TestProduct
let path: string
beforeAll(async () => {
  product = await startTestProduct({ openWebApps: plainWebApps })
  const { id } = await signedInPlanner(product)
  path = reviewPage(createReviewLinks(reviewLinkKey(product.backend.secrets)).token(id, 1))
})
afterAll(() => product.close())

const wrong = { reviewerType: 'couple', rating: '6', text: 'too short', reviewId: randomUUID() }

function send({ type, body }: { readonly type: string; readonly body: Buffer }, from = '192.0.2.1') {
  if (!product.app) throw new Error('this product has no API')
  return product.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': type, accept: 'text/html' },
    payload: body,
    remoteAddress: from,
  })
}

test('forms with a mistake and a photo are received only so often from one network address', async () => {
  const { max } = product.backend.rules.limits.wrongReviewsPerAddress
  const photo = Buffer.from('no photograph is looked at before the mistake is corrected')
  const statuses: number[] = []
  for (let number = 0; number < max; number++) statuses.push((await send(rawForm(wrong, photo))).statusCode)
  expect(statuses).toEqual(Array.from({ length: max }, () => 400))
  const refused = await send(rawForm(wrong, photo))
  expect(refused.statusCode).toBe(429)
  expect(JSON.parse(refused.body)).toMatchObject({ failure: 'tooMany', typed: { text: 'too short' } })
  expect((await send(rawForm(wrong, photo), '192.0.2.2')).statusCode).toBe(400)
  // Without a file nothing is held up.
  expect((await send(rawForm(wrong))).statusCode).toBe(400)
})
