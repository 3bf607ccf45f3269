import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { CardFields } from './CardFields.tsx'
import { openPaymentLibrary, PaymentLibraryMissing } from './openPaymentLibrary.ts'

test('a payment library that is blocked says so, with Retry, and no field for a card of our own is shown', async () => {
  answerCalls({})
  const setup = { kind: 'stripe', publishableKey: 'pk_test_12345678', sandboxUrl: null } as const
  const { user } = renderOffice(
    <CardFields setup={setup} isWorking={false} onPay={() => {}}>
      <button type="submit">Pay</button>
    </CardFields>,
  )
  const script = () => document.querySelector('script[src^="https://js.stripe.com"]')
  const fail = async () => {
    // The loader tries a second time by itself.
    const first = await waitFor(() => script() ?? Promise.reject(new Error('no script yet')))
    first.dispatchEvent(new Event('error'))
    const second = await waitFor(() => (script() === first ? Promise.reject(new Error('the same script')) : script()))
    second?.dispatchEvent(new Event('error'))
  }
  await fail()
  await screen.findByText(/^Payment library not loaded\./)
  expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByText(/^Payment library not loaded\./)).toBeNull())
})

// The last one, in this file: Stripe's loader keeps a loaded library for the rest of the process, whatever test comes next.
test('a library that does not come within ten seconds is missing, and is asked for anew by the next try', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
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
