import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPaymentLibrary, PaymentLibraryMissing } from './openPaymentLibrary.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a library that does not come within ten seconds is missing, and is asked for anew by the next try', async () => {
  const scripts = () => document.querySelectorAll('script[src^="https://js.stripe.com"]')
  const opening = openPaymentLibrary('pk_test_1', 'en').then(
    () => 'opened',
    (error: unknown) => error,
  )
  await vi.waitFor(() => expect(scripts()).toHaveLength(1))
  const [first] = scripts()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await opening).toBeInstanceOf(PaymentLibraryMissing)
  const again = openPaymentLibrary('pk_test_1', 'en').then(
    () => 'opened',
    (error: unknown) => error,
  )
  await vi.waitFor(() => expect(scripts()[0]).not.toBe(first))
  const stripe = { _registerWrapper: () => {} }
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) })
  scripts()[0]?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await again).toBe('opened')
})
