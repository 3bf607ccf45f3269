import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { embedPageData } from '../../../shared/testing/embedPageData.ts'
import { expectNoViolations } from '../../testing/expectNoViolations.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { frenchPrice, neverSubscribed, type Subscription, subscriptionServer, yearly } from '../../testing/subscriptionAnswers.ts'
import { SubscriptionPage } from './SubscriptionPage.tsx'

function open(...given: Parameters<typeof subscriptionServer>) {
  const sent = subscriptionServer(...given)
  const { user } = renderOffice(<SubscriptionPage />, { resource: 'subscription', path: '/subscription' })
  const posted = () => sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
  return { user, posted }
}
const press = async (name: string) => screen.findByRole('button', { name })
const cancelled: Partial<Subscription> = {
  state: 'cancelling',
  endsAt: '2027-11-10T09:00:00.000Z',
  canceledAt: '2026-11-25T09:00:00.000Z',
  renewsAt: null,
}

test('it is cancelled by two clicks, the second one beside the date of its end, and can be kept after all', async () => {
  const { user, posted } = open({}, { cancel: cancelled, resume: { state: 'active', endsAt: null, renewsAt: '2027-11-10T09:00:00.000Z' } })
  await user.click(await press('Cancel Premium'))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel Premium?' }))
  expect(dialog.getByText('Premium ends on 10/11/2027; nothing is charged any more.')).toBeDefined()
  await expectNoViolations(document.body)
  await user.click(dialog.getByRole('button', { name: 'Cancel Premium' }))
  expect(await screen.findByText(/^To be cancelled on 10\/11\/2027/)).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await press('Keep Premium'))
  expect(await screen.findByText(/^Auto-renewing on 10\/11\/2027/)).toBeDefined()
  expect(posted().map(([path]) => path)).toEqual(['/api/pro/subscription/cancel', '/api/pro/subscription/resume'])
})

test('a cancellation that fails says so and can be tried again', async () => {
  const { user } = open({}, {}, { 'POST /api/pro/subscription/cancel': () => ({ status: 503, body: {} }) })
  await user.click(await press('Cancel Premium'))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Cancel Premium' }))
  expect(await dialog.findByText('It could not be cancelled. Please try again.')).toBeDefined()
})

test('what a switch to the year costs now is shown before it is agreed to', async () => {
  let isSwitched = false
  const preview = { now: frenchPrice(45_000), next: frenchPrice(49_000), effectiveAt: '2026-11-25T09:00:00.000Z' }
  const { user, posted } = open(
    { period: 'month', nextPrice: frenchPrice(4_900) },
    {},
    {
      'GET /api/pro/subscription/switch-preview': () => ({ body: preview }),
      'GET /api/pro/subscription': () => ({ body: isSwitched ? yearly : { ...yearly, period: 'month', nextPrice: frenchPrice(4_900) } }),
      'POST /api/pro/subscription/switch': () => {
        isSwitched = true
        return { body: { subscription: yearly, payment: null } }
      },
    },
  )
  await user.click(await press('Switch to annual billing'))
  const pay = await press('Pay €540.00 and switch')
  const dialog = screen.getByRole('dialog', { name: 'Switch to annual billing' })
  expect([...dialog.querySelectorAll('[data-total]')].map(({ textContent }) => textContent)).toEqual(['€450.00', '€90.00', '€540.00'])
  expect(within(dialog).getByText('Then €588.00 a year, including VAT.')).toBeDefined()
  await expectNoViolations(document.body)
  await user.click(pay)
  expect(await screen.findByText('Billed annually, in one payment.')).toBeDefined()
  expect(posted()).toEqual([['/api/pro/subscription/switch', { period: 'year' }]])
})

test('a switch to the month costs nothing now and says when it applies', async () => {
  const preview = { now: null, next: frenchPrice(4_900), effectiveAt: '2027-11-10T09:00:00.000Z' }
  const { user } = open({}, {}, { 'GET /api/pro/subscription/switch-preview': () => ({ body: preview }) })
  await user.click(await press('Switch to monthly billing'))
  expect(await screen.findByText('Nothing to pay now: the change applies from 10/11/2027.')).toBeDefined()
  expect(screen.getByText('Then €58.80 a month, including VAT.')).toBeDefined()
})

test('an amount that cannot be worked out is asked for again', async () => {
  const { user } = open({}, {}, { 'GET /api/pro/subscription/switch-preview': () => ({ status: 503, body: {} }) })
  await user.click(await press('Switch to monthly billing'))
  expect(await screen.findByText('The amount could not be worked out.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('a yearly plan is withdrawn from after its rule and its date were said', async () => {
  const { user, posted } = open({}, { withdraw: { ...neverSubscribed, state: 'ended', endsAt: '2026-11-25T09:00:00.000Z' } })
  const section = within(await screen.findByRole('region', { name: 'Withdrawal' }))
  expect(section.getByText(/^You can withdraw from an annual plan for 30 days/)).toBeDefined()
  expect(section.getByText('Possible until 10/12/2026.')).toBeDefined()
  await user.click(section.getByRole('button', { name: 'Withdraw' }))
  await expectNoViolations(document.body)
  await user.click(await press('Withdraw and be refunded'))
  expect(await screen.findByText('Last one cancelled on 25/11/2026.')).toBeDefined()
  expect(posted().map(([path]) => path)).toEqual(['/api/pro/subscription/withdraw'])
})

test.each([
  ['monthly_not_refundable', /^The monthly plan is non-refundable once started/],
  ['withdrawal_over', 'No longer possible: the period ended on 10/12/2026. You can cancel at any time.'],
  ['unlocked_since_start', /you have unlocked a request since this plan began/],
] as const)('why it cannot be withdrawn from is said: %s', async (reason, words) => {
  open({ withdrawal: { possible: false, until: '2026-12-10T09:00:00.000Z', reason } })
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

test('a switch that the known card does not pay asks for another one', async () => {
  embedPageData({ takesPayments: true })
  const now = frenchPrice(45_000)
  const payment = { paymentId: '3f0d5ad6-7c43-4f2b-9a55-000000000001', intentId: 'pi_1', clientSecret: 'pi_1_secret_2', price: now }
  const { user } = open(
    { period: 'month', nextPrice: frenchPrice(4_900) },
    {},
    {
      'GET /api/pro/payments/setup': () => ({ body: { kind: 'sandbox', publishableKey: 'pk', sandboxUrl: 'http://127.0.0.1:4242' } }),
      'GET /api/pro/subscription/switch-preview': () => ({
        body: { period: 'year', now, next: frenchPrice(49_000), effectiveAt: '2026-11-25T09:00:00.000Z' },
      }),
      'POST /api/pro/subscription/switch': () => ({ body: { subscription: yearly, payment } }),
    },
  )
  await user.click(await press('Switch to annual billing'))
  await user.click(await press('Pay €540.00 and switch'))
  expect(await screen.findByLabelText('Card number')).toBeDefined()
  await expectNoViolations(document.body)
  embedPageData()
})
