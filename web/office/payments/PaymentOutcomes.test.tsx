import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { embedPageData } from '../../shared/testing/embedPageData.ts'
import { useSideCall } from '../api/useSideCall.ts'
import { declined, paid, paymentId, priceOf, sellingServer } from '../testing/paymentAnswers.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import type { Price } from './paymentContract.ts'

beforeEach(() => embedPageData({ takesPayments: true }))
afterEach(() => embedPageData())

function Form({ onPaid }: { readonly onPaid: () => void }) {
  const call = useSideCall()
  return (
    <PaymentForm
      price={priceOf(22_500) as Price}
      begin={() => call((side) => side.post('/credits/purchases', { body: { pack: 'five' } }))}
      settle={({ paymentId: id }) => call((side) => side.post('/credits/purchases/:id/settle', { params: { id } }))}
      onPaid={onPaid}
      onClose={() => {}}
    />
  )
}

async function payed(selling: Parameters<typeof sellingServer>[0]) {
  const sent = answerCalls(sellingServer(selling))
  let times = 0
  const { user } = renderOffice(<Form onPaid={() => (times += 1)} />)
  const payAgain = () => user.click(screen.getByRole('button', { name: 'Pay €270.00' }))
  await user.type(await screen.findByLabelText('Card number'), '4242424242424242')
  await user.type(screen.getByLabelText('Expiry (MM/YY)'), '1231')
  await user.type(screen.getByLabelText('Security code (CVC)'), '123')
  await payAgain()
  const count = (end: string) => sent.filter(({ method, path }) => method === 'POST' && path.endsWith(end)).length
  return { user, count, payAgain, paidTimes: () => times }
}

test.each([
  ['card_declined', 'card_velocity_exceeded', /too many payments within a short time/],
  ['card_declined', 'generic_decline', /without giving a reason/],
  ['card_declined', 'do_not_honor', /^The card was declined. Please use another card/],
  ['card_declined', 'lost_card', /reported as lost/],
  ['card_declined', 'stolen_card', /reported as stolen/],
  ['expired_card', undefined, /has expired/],
  ['incorrect_cvc', undefined, /security code \(CVC\) is wrong/],
  ['invalid_number', undefined, /card number is wrong/],
  ['processing_error', undefined, /could not process the card/],
  ['payment_intent_authentication_failure', undefined, /did not confirm the payment/],
  ['something_new', undefined, /did not go through/],
])('a card that is refused as %s (%s) says so, and another one can be tried', async (code, reason, text) => {
  const { payAgain, paidTimes, count } = await payed({ card: [declined(code, reason), paid] })
  await screen.findByText(text)
  await payAgain()
  await waitFor(() => expect(paidTimes()).toBe(1))
  expect(count('/purchases')).toBe(1)
})

test.each([
  [401, 'unauthorized', /You are no longer signed in, or this payment is not yours/],
  [403, 'access_denied', /The payment provider denies access/],
  [400, 'missing_parameters', /Something is missing for this payment/],
  [400, 'validation_error', /This payment data is not accepted/],
  [404, 'planner_not_found', /Your provider account was not found/],
  [404, 'payment_intent_not_found', /This payment was not found/],
  [404, 'resource_not_found', /This purchase was not found/],
  [503, 'payment_processing', /The payment provider has not answered yet/],
  [503, 'internal_error', /The payment provider has a problem/],
  [500, 'unexpected_error', /An unexpected error occurred/],
])('a payment that cannot begin (%i, %s) says why, and no card is sent', async (status, code, text) => {
  const refused = () => ({ status, body: { code, detail: code } })
  const { count } = await payed({ more: { 'POST /api/pro/credits/purchases': refused, 'POST /api/pro/token/refresh': refused } })
  await screen.findByText(text)
  expect(count('/confirm')).toBe(0)
})

test('a payment that failed without a reason says that nothing was charged, and another card can be tried', async () => {
  const { payAgain, paidTimes } = await payed({ settled: [{ status: 'failed' }, { status: 'succeeded' }] })
  await screen.findByText(/^The payment failed; nothing was charged/)
  await payAgain()
  await waitFor(() => expect(paidTimes()).toBe(1))
})

test('what the bank takes its time over is asked about until it is known, and not paid twice meanwhile', async () => {
  const { paidTimes, count } = await payed({
    card: [{ body: { status: 'processing' } }],
    settled: [{ status: 'processing' }, { status: 'succeeded' }],
  })
  await screen.findByText(/still processing the payment/)
  expect(screen.queryByRole('button', { name: 'Pay €270.00' })).toBeNull()
  await waitFor(() => expect(paidTimes()).toBe(1))
  expect([count('/confirm'), count('/settle')]).toEqual([1, 2])
})

test('after a canceled payment the next try begins another one', async () => {
  const { payAgain, paidTimes, count } = await payed({ settled: [{ status: 'canceled' }, { status: 'succeeded' }] })
  await screen.findByText('The payment was canceled; nothing was charged. You can start again.')
  await payAgain()
  await waitFor(() => expect(paidTimes()).toBe(1))
  expect(count('/purchases')).toBe(2)
})

test('an amount that is only reserved is not paid again', async () => {
  await payed({ settled: [{ status: 'amount_capturable_updated' }] })
  await screen.findByText(/The amount is reserved on your card, but not charged yet/)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('a state that nobody knows leads to support', async () => {
  await payed({ settled: [{ status: 'unknown_status' }] })
  await screen.findByText(/The state of this payment is unknown/)
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support')
})

test('what was paid and could not be recorded is not paid again, but asked about', async () => {
  let isBroken = true
  const settle = () => (isBroken ? { status: 500, body: {} } : { body: { id: paymentId, status: 'succeeded', failure: null } })
  const { user, paidTimes, count } = await payed({ more: { [`POST /api/pro/credits/purchases/${paymentId}/settle`]: settle } })
  await screen.findByText(/Your payment succeeded but could not be recorded yet/)
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Check the payment' }))
  await waitFor(() => expect(paidTimes()).toBe(1))
  expect(count('/confirm')).toBe(1)
})

test('a card whose answer is lost is asked about before it can be given again', async () => {
  const lost = { 'POST /v1/payment_intents/pi_1/confirm': () => Promise.reject(new TypeError('Failed to fetch')) }
  const { paidTimes } = await payed({ more: lost })
  await waitFor(() => expect(paidTimes()).toBe(1))
})

test('without a network the person is asked to look at its connection', async () => {
  const { count } = await payed({ more: { 'POST /api/pro/credits/purchases': () => Promise.reject(new TypeError('Failed to fetch')) } })
  await screen.findByText('Please check your internet connection')
  expect(count('/confirm')).toBe(0)
})
