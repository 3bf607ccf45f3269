import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '../../testing/expectNoViolations.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { neverSubscribed, type Subscription, subscriptionServer } from '../../testing/subscriptionAnswers.ts'
import { SubscriptionPage } from './SubscriptionPage.tsx'

function open(given: Partial<Subscription> = {}, more: Parameters<typeof subscriptionServer>[2] = {}) {
  subscriptionServer(given, {}, more)
  return renderOffice(<SubscriptionPage />, { resource: 'subscription', path: '/subscription' })
}

const states: readonly (readonly [string, Partial<Subscription>, readonly string[], readonly string[]])[] = [
  ['none', neverSubscribed, ['You are on the free plan: each request is unlocked with your credits.'], []],
  [
    'active',
    {},
    ['Active since 10/11/2026.', 'Billed annually, in one payment.', 'Auto-renewing on 10/11/2027, for €588.00 including VAT.'],
    ['Switch to monthly billing', 'Cancel Premium', 'Withdraw'],
  ],
  [
    'active, changing to monthly',
    { pendingPeriod: 'month', nextPrice: null },
    ['Auto-renewing on 10/11/2027.', 'Billed monthly from 10/11/2027.'],
    ['Switch to annual billing'],
  ],
  [
    'cancelling',
    { state: 'cancelling', renewsAt: null, endsAt: '2027-11-10T09:00:00.000Z', canceledAt: '2026-11-20T09:00:00.000Z' },
    ['To be cancelled on 10/11/2027: until then, you keep all of Premium.', 'Cancelled by you on 20/11/2026.'],
    ['Keep Premium'],
  ],
  [
    'past due',
    {
      state: 'past_due',
      failure: {
        code: 'card_declined',
        declineCode: 'insufficient_funds',
        attempts: 2,
        nextAttemptAt: '2026-11-27T09:00:00.000Z',
        graceUntil: '2026-12-01T09:00:00.000Z',
      },
    },
    [
      'The card was declined: insufficient funds. Please use another card.',
      'Amount due: €588.00 including VAT.',
      'Premium stays active until 01/12/2026. Without a payment by then, you return to the free plan.',
    ],
    ['Pay with another card', 'Cancel Premium'],
  ],
  [
    'ended',
    { ...neverSubscribed, state: 'ended', source: 'paid', endsAt: '2026-10-01T09:00:00.000Z', canceledAt: '2026-09-01T09:00:00.000Z' },
    ['Last one cancelled on 01/10/2026.'],
    ['Choose Premium'],
  ],
]

test.each(states)('%s: its dates, and what can be done', async (_name, given, sentences, buttons) => {
  open(given)
  const state = within(await screen.findByRole('region', { name: 'Your subscription' }))
  for (const sentence of sentences) expect(await state.findByText(sentence)).toBeDefined()
  for (const name of buttons) expect(screen.getByRole('button', { name })).toBeDefined()
  await expectNoViolations(document.body)
})

test('a failed renewal says how often the card was tried and when it is tried again', async () => {
  const failure = { code: 'card_declined', declineCode: null, attempts: 3, nextAttemptAt: null, graceUntil: '2026-12-01T09:00:00.000Z' }
  open({ state: 'past_due', failure })
  expect(await screen.findByText('3 attempts so far. There will be no further automatic attempt.')).toBeDefined()
})

test('Premium that was granted is shown as such, with nothing to pay or to cancel', async () => {
  open({ source: 'granted', period: null, renewsAt: null, nextPrice: null })
  expect(await screen.findByText('Premium was granted to you: you pay nothing, and nothing has to be renewed.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancel Premium' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Withdrawal' })).toBeNull()
  await expectNoViolations(document.body)
})

test('with Premium the page says how many credits are paused', async () => {
  open()
  expect(await screen.findByText(/^Your 3 credits are paused/)).toBeDefined()
})

test('the year is priced first, with what it saves, VAT and the whole; the month by its own', async () => {
  const { user, container } = open(neverSubscribed)
  expect(await screen.findByText('€490.00 a year')).toBeDefined()
  const totals = () => [...container.querySelectorAll('[data-total]')].map(({ textContent }) => textContent)
  expect(container.querySelector('[data-saving]')?.textContent).toBe('2 free months (save 17%)')
  expect(totals()).toEqual(['€490.00', '€98.00', '€588.00'])
  await user.click(screen.getByRole('button', { name: 'Monthly' }))
  expect(screen.getByText('€49.00 a month')).toBeDefined()
  expect(container.querySelector('[data-saving]')).toBeNull()
  expect(totals()).toEqual(['€49.00', '€9.80', '€58.80'])
})

test('before the company is described its VAT is unknown, so it is asked for first', async () => {
  open({ ...neverSubscribed, prices: { month: null, year: null, savingPercent: 17 } })
  expect((await screen.findByRole('link', { name: 'Describe my company' })).getAttribute('href')).toBe('/company')
  expect(screen.queryByRole('button', { name: 'Choose Premium' })).toBeNull()
})

test('a subscription that cannot be loaded is asked for again', async () => {
  let answers = 0
  const { user } = open(
    {},
    { 'GET /api/pro/subscription': () => (answers++ === 0 ? { status: 500, body: {} } : { body: neverSubscribed }) },
  )
  await screen.findByText('Your subscription could not be loaded.')
  await expectNoViolations(document.body)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('€490.00 a year')).toBeDefined()
})
