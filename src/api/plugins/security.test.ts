import { afterAll, beforeAll, expect, test } from 'vitest'
import { productionSettings } from '../../../tests/setup/productionSettings.ts'
import { startTestProduct, type TestProduct } from '../../../tests/setup/testProduct.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ environment: productionSettings })
})
afterAll(() => product.close())

// A provider's page may see the referrer of pages on this site; other sites get nothing.
test.each([
  ['/health', 'no-referrer'],
  ['/api/openapi.json', 'no-referrer'],
  ['/api/pro/me', 'no-referrer'],
  ['/nowhere', 'no-referrer'],
  ['/planner/none', 'same-origin'],
])('%s answers with the security headers', async (url, referrerPolicy) => {
  const { headers } = await product.call('GET', url)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': referrerPolicy,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': expect.stringMatching(
      /default-src 'self';.*frame-ancestors 'none';.*script-src 'self' 'sha256-[^ ;]+';.*upgrade-insecure-requests/,
    ),
  })
})
