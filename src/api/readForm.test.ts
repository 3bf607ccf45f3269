import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listening } from '../../tests/setup/httpCalls.ts'
import { plainWebApps } from '../../tests/setup/plainWebApps.ts'
import { rawForm } from '../../tests/setup/rawForm.ts'
import { signedInPlanner, type TestPlanner } from '../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../tests/setup/testProduct.ts'
import { createReviewLinks } from '../operational/reviewLinks.ts'
import { reviewLinkKey } from '../operational/secrets.ts'
import { reviewPage } from './schemas/pagePaths.ts'

let product: TestProduct
let planner: TestPlanner
let origin: string
beforeAll(async () => {
  product = await startTestProduct({ openWebApps: plainWebApps })
  planner = await signedInPlanner(product)
  origin = await listening(product)
})
afterAll(() => product.close())

const upload = () => '/api/pro/photos'
const review = () => reviewPage(createReviewLinks(reviewLinkKey(product.backend.secrets)).token(planner.id, 1))
const fields = {
  reviewerType: 'couple',
  rating: '5',
  text: 'Tout était prêt avant nous.',
  name: 'Inès',
  email: 'ines@example.test',
  terms: 'yes',
}
const { type, body } = rawForm({}, Buffer.alloc(1_000_000))
const reviewWithPhoto = rawForm(fields, Buffer.alloc(1_000_000)).body
const withoutEnd = (form: Buffer) => form.subarray(0, -20)

describe.each([
  ['names no boundary', 'multipart/form-data', upload, body],
  ['names no boundary', 'multipart/form-data', review, body],
  ['ends within a file', type, upload, withoutEnd(body)],
  ['ends within a small file', type, upload, withoutEnd(rawForm({}, Buffer.from('small')).body)],
  ['ends within a file', type, review, withoutEnd(reviewWithPhoto)],
  ['ends within a file after a mistake', type, review, withoutEnd(body)],
  ['ends within a field', type, review, withoutEnd(rawForm(fields).body)],
  ['has no parts', type, upload, Buffer.from('this is no form')],
  ['has no parts', type, review, Buffer.from('this is no form')],
])('a form that %s', (_what, contentType, path, content) => {
  it(`is the sender's mistake at ${path === upload ? 'an upload' : 'the form for reviews'}`, async () => {
    const headers = { 'content-type': contentType, ...(path === upload && { authorization: `Bearer ${planner.token}` }) }
    const answer = await fetch(`${origin}${path()}`, { method: 'POST', headers, body: Uint8Array.from(content) })
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'malformed_request' })])
  })
})
