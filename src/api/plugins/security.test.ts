import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
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

test('who calls too often is told so in its own language', async () => {
  // The limit's minute does not end during the test.
  const now = () => new Date('2026-11-10T11:00:00Z')
  const limited = await startTestProduct({ now, environment: { CALLS_PER_MINUTE: '1' } })
  onTestFinished(() => limited.close())
  const call = async (language: string) =>
    await limited.app?.inject({ url: '/api/openapi.json', remoteAddress: '192.0.2.1', headers: { 'accept-language': language } })
  await call('fr')
  for (const [language, detail] of [
    ['fr', 'Trop de demandes en peu de temps. Veuillez patienter un instant.'],
    ['en', 'Too many requests in a short time. Please wait a moment.'],
  ] as const) {
    const refused = await call(language)
    expect(refused?.statusCode).toBe(429)
    expect(refused?.json()).toMatchObject({ code: 'too_many_requests', detail })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  }
})
