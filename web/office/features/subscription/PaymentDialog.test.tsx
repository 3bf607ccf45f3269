import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { embedPageData } from '../../../shared/testing/embedPageData.ts'
import { focusOnlyEnabled } from '../../../shared/testing/focusOnlyEnabled.ts'
import { closeByEscape } from '../../../shared/testing/openByKey.ts'
import { PageContent } from '../../layout/PageContent.tsx'
import { expectNoViolations } from '../../testing/expectNoViolations.ts'
import { declined, paid } from '../../testing/paymentAnswers.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { frenchPrice, neverSubscribed, type Subscription, subscriptionServer, yearly } from '../../testing/subscriptionAnswers.ts'
import { SubscriptionPage } from './SubscriptionPage.tsx'

beforeEach(() => embedPageData({ takesPayments: true }))
afterEach(() => embedPageData())

const paymentId = '3f0d5ad6-7c43-4f2b-9a55-000000000001'
const setup = { kind: 'sandbox', publishableKey: 'pk_test_1', sandboxUrl: 'http://127.0.0.1:4242' }
const started = (net: number) => ({
  body: { paymentId, intentId: 'pi_1', clientSecret: 'pi_1_secret_2', price: frenchPrice(net), subscriptionId: yearly.subscriptionId },
})

/** The subscription becomes active when its payment is settled. */
function open(before: Partial<Subscription>, path: string, cards: readonly { readonly status?: number; readonly body: object }[] = [paid]) {
  let subscription: Subscription = { ...neverSubscribed, ...before }
  let given = 0
  const sent = subscriptionServer(
    before,
    {},
    {
      'GET /api/pro/subscription': () => ({ body: subscription }),
      'GET /api/pro/payments/setup': () => ({ body: setup }),
      'POST /api/pro/subscription': ({ body }) => started((body as { period: string }).period === 'year' ? 49_000 : 4_900),
      'POST /api/pro/subscription/pay': () => started(49_000),
      'POST /v1/payment_intents/pi_1/confirm': () => cards[Math.min(given++, cards.length - 1)] ?? paid,
      'POST /api/pro/subscription/settle': () => {
        subscription = { ...yearly, failure: null }
        return { body: { payment: { id: paymentId, status: 'succeeded' }, failure: null, subscription } }
      },
    },
  )
  const page = (
    <PageContent>
      <SubscriptionPage />
    </PageContent>
  )
  const { user } = renderOffice(page, { resource: 'subscription', path })
  return { user, posted: () => sent.filter(({ method }) => method === 'POST') }
}

async function payByCard(user: UserEvent, gross: string) {
  const number = await screen.findByLabelText('Card number')
  await user.clear(number)
  await user.type(number, '4242424242424242')
  await user.clear(screen.getByLabelText('Expiry (MM/YY)'))
  await user.type(screen.getByLabelText('Expiry (MM/YY)'), '1231')
  await user.clear(screen.getByLabelText('Security code (CVC)'))
  await user.type(screen.getByLabelText('Security code (CVC)'), '123')
  await user.click(screen.getByRole('button', { name: `Pay ${gross}` }))
}

test('Premium is chosen, paid by card, and active at once', async () => {
  const { user, posted } = open({}, '/subscription')
  await user.click(await screen.findByRole('button', { name: 'Choose Premium' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Start Premium' }))
  expect(dialog.getByText(/^Premium, by the year, in one payment. Renewed automatically/)).toBeDefined()
  await dialog.findByLabelText('Card number')
  await expectNoViolations(document.body)
  await payByCard(user, '€588.00')
  expect(await screen.findByText('Your payment is confirmed: Premium is active from now on.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('Active since 10/11/2026.')).toBeDefined()
  expect(posted().map(({ path, body }) => [path, path === '/api/pro/subscription' ? body : null])).toEqual([
    ['/api/pro/subscription', { period: 'year' }],
    ['/v1/payment_intents/pi_1/confirm', null],
    ['/api/pro/subscription/settle', null],
  ])
})

test('a declined card is followed by another one for the same payment', async () => {
  const { user, posted } = open({}, '/subscription?start=month', [declined('card_declined', 'insufficient_funds'), paid])
  await payByCard(user, '€58.80')
  expect(await screen.findByText('The card was declined: insufficient funds. Please use another card.')).toBeDefined()
  await payByCard(user, '€58.80')
  expect(await screen.findByText('Your payment is confirmed: Premium is active from now on.')).toBeDefined()
  expect(posted().filter(({ path }) => path === '/api/pro/subscription')).toHaveLength(1)
})

test('a renewal that failed is paid with another card', async () => {
  const failure = { code: 'expired_card', declineCode: null, attempts: 1, nextAttemptAt: null, graceUntil: '2026-12-01T09:00:00.000Z' }
  const { user } = open({ ...yearly, state: 'past_due', failure }, '/subscription')
  await user.click(await screen.findByRole('button', { name: 'Pay with another card' }))
  await payByCard(user, '€588.00')
  expect(await screen.findByText(/^Your subscription goes on. This card is used/)).toBeDefined()
})

test('an address for a payment that is not due any more says so', async () => {
  open(yearly, '/subscription?start=year')
  expect(await screen.findByText('There is nothing to pay.')).toBeDefined()
})

test('moves the focus to the close button once it is paid, and to the page in the end, because the offer is gone', async () => {
  focusOnlyEnabled()
  const { user } = open({}, '/subscription')
  const opener = await screen.findByRole('button', { name: 'Choose Premium' })
  await user.click(opener)
  await payByCard(user, '€588.00')
  const close = await screen.findByRole('button', { name: 'Close' })
  await waitFor(() => expect(document.activeElement).toBe(close))
  expect(await closeByEscape(user)).toBe(screen.getByRole('main'))
  expect(opener.isConnected).toBe(false)
})
