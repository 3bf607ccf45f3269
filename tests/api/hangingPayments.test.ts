import { expect, onTestFinished, test } from 'vitest'
import type { Route } from '../../src/api/route.ts'
import { startTestProduct } from '../setup/testProduct.ts'

/** A route that asks the payment service, as those of purchases do. */
const asking: Route = (api, { payments }) => {
  api.get('/test/intent', { config: { access: { as: 'visitor' } }, schema: { hide: true } }, () => payments.intents.retrieve('pi_1'))
}

test('while the payment service hangs, pages that ask it answer within 5 s, and others do not wait for it', {
  timeout: 60_000,
}, async () => {
  const product = await startTestProduct({ furtherRoutes: () => [asking] })
  onTestFinished(() => product.close())
  const slowestOf = async (count: number) => {
    const times: number[] = []
    for (let number = 0; number < count; number++) {
      const began = performance.now()
      expect((await product.call('GET', '/api/cities?q=lyon')).status).toBe(200)
      times.push(performance.now() - began)
    }
    return Math.max(...times)
  }
  await slowestOf(20)
  await product.paymentSandbox?.control('switches', { calls: 'hang' })
  const began = performance.now()
  const asked = Promise.all(Array.from({ length: 40 }, () => product.call<{ code: string }>('GET', '/test/intent')))
  expect(await slowestOf(50)).toBeLessThan(1_000)
  const answers = await asked
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['503 network_error']))
  expect(answers[0]?.headers['retry-after']).toBe('5')
})
