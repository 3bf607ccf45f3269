import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainWebApps } from '../../tests/setup/plainWebApps.ts'
import { signedInPlanner } from '../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../tests/setup/testProduct.ts'
import { writtenReview } from '../../tests/setup/writtenReview.ts'
import { createReviewLinks } from '../operational/reviewLinks.ts'
import { reviewLinkKey } from '../operational/secrets.ts'
import { ownReviewPage } from './schemas/pagePaths.ts'

let product: TestProduct
let lines: string[] = []
beforeAll(async () => {
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  product = await startTestProduct({ logger, openWebApps: plainWebApps })
})
afterAll(() => product.close())

/** The addresses that a call leaves in the log. */
async function addressesLoggedBy(url: string, token?: string): Promise<readonly string[]> {
  lines = []
  expect((await product.call('GET', url, token === undefined ? {} : { token })).status).toBe(200)
  return lines.flatMap((line) => (JSON.parse(line) as { readonly req?: { readonly url: string } }).req?.url ?? [])
}

test('a call is logged by its path, without the words that were searched for', async () => {
  const { token } = await signedInPlanner(product)
  expect(await addressesLoggedBy('/api/pro/requests?q=Lef%C3%A8vre', token)).toEqual(['/api/pro/requests'])
  expect(await addressesLoggedBy('/api/pro/search?q=Lef%C3%A8vre', token)).toEqual(['/api/pro/search'])
  expect(lines.join()).toContain('"remoteAddress":"127.0.0.1"')
  expect(lines.join()).not.toContain('Lef')
})

test('a token that a path carries is not logged', async () => {
  const { id } = await signedInPlanner(product)
  const { reviewId } = await writtenReview(product, id)
  const token = createReviewLinks(reviewLinkKey(product.backend.secrets)).ownToken(reviewId)
  expect(await addressesLoggedBy(`${ownReviewPage(token)}/erase`)).toEqual(['/my-review/:token/erase'])
  expect(lines.join()).not.toContain(token)
})
