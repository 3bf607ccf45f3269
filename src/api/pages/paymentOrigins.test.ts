import { expect, test } from 'vitest'
import { paymentOrigins } from './paymentOrigins.ts'

test('Stripe’s script, frames and API, and nothing else of Stripe’s', () => {
  expect(paymentOrigins({ kind: 'stripe', publishableKey: 'pk_test_12345678', sandboxUrl: null })).toEqual({
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
  })
})

test('of the sandbox no script is taken', () => {
  expect(paymentOrigins({ kind: 'sandbox', publishableKey: 'pk_test_12345678', sandboxUrl: 'http://127.0.0.1:4242' })).toEqual({
    'frame-src': ['http://127.0.0.1:4242'],
    'connect-src': ['http://127.0.0.1:4242'],
  })
})
