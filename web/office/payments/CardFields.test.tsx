import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { CardFields } from './CardFields.tsx'

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
