import { afterAll, beforeAll, expect, test } from 'vitest'
import { productionSettings } from '../../../tests/setup/productionSettings.ts'
import { startTestProduct, type TestProduct } from '../../../tests/setup/testProduct.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ environment: productionSettings })
})
afterAll(() => product.close())

test.each(['/health', '/api/openapi.json', '/api/pro/me', '/nowhere', '/planner/none'])(
  '%s answers with the security headers',
  async (url) => {
    const { headers } = await product.call('GET', url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringMatching(
        /default-src 'self';.*frame-ancestors 'none';.*script-src 'self';.*upgrade-insecure-requests/,
      ),
    })
  },
)
