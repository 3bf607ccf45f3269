import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ environment: { ROLES: 'api' } })
})
afterAll(() => product.close())

const portrait = (file: string) => product.call('GET', `/images/portraits/${file}`)

it('draws a picture that may be kept for ever and cannot run anything', async () => {
  const { status, text, headers } = await portrait('k7m2p9.svg')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('image/svg+xml')
  expect(headers['cache-control']).toContain('immutable')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(text).toMatch(/^<svg[\s\S]*<\/svg>\s*$/)
})

it('draws the same for one provider, and another for another', async () => {
  const [first, again, other] = await Promise.all([portrait('k7m2p9.svg'), portrait('k7m2p9.svg'), portrait('x4q8r1.svg')])
  expect(first.text).toBe(again.text)
  expect(first.text).not.toBe(other.text)
})

it.each(['k7m2p9.png', 'k7m2p9', '%3Csvg%3E.svg', `${'x'.repeat(70)}.svg`])('has no picture %s', async (file) => {
  expect((await portrait(file)).status).toBe(404)
})
