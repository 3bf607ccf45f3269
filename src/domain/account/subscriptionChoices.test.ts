import { expect, test } from 'vitest'
import {
  SubscriptionStory,
  secondMonth,
  subscriptionOrdered,
  subscriptionPrices,
  subscriptionReport,
} from '../../../tests/setup/sampleSubscription.ts'
import { account } from './account.ts'
import { whyNoOrder } from './orderSubscription.ts'
import { cancellable, payable, resumable, switchable } from './subscriptionChoices.ts'

const cancellation = { endsAt: '2027-11-20T10:00:00.000Z', canceledAt: '2026-12-01T10:00:00.000Z' }

function stateAfter(...reports: readonly Parameters<typeof subscriptionReport>[0][]) {
  const story = new SubscriptionStory(subscriptionOrdered(reports[0]?.period ?? 'year'))
  for (const report of reports) story.reported(subscriptionReport(report))
  return story.state
}

test('without a subscription there is nothing to change, and one can be ordered', () => {
  for (const choice of [cancellable, resumable]) expect(choice(account.initial)).toEqual({ refused: 'no_subscription' })
  expect(switchable(account.initial, 'year')).toEqual({ refused: 'no_subscription' })
  expect(payable(account.initial)).toBeUndefined()
  expect(whyNoOrder(account.initial)).toBeUndefined()
})

test('one that runs can be cancelled and changed, and no second one can be ordered until it has ended', () => {
  const state = stateAfter({})
  expect(cancellable(state)).toHaveProperty('paid')
  expect(resumable(state)).toEqual({ refused: 'not_cancelling' })
  expect(switchable(state, 'month')).toHaveProperty('paid')
  expect(switchable(state, 'year')).toEqual({ refused: 'same_period' })
  expect(whyNoOrder(state)).toBe('subscription_active')
  expect(whyNoOrder(stateAfter({}, { status: 'ended' }))).toBeUndefined()
})

test('one that is cancelled can be resumed, not cancelled again or changed', () => {
  const state = stateAfter({}, { cancellation })
  expect(resumable(state)).toHaveProperty('paid')
  expect(cancellable(state)).toEqual({ refused: 'already_cancelling' })
  expect(switchable(state, 'month')).toEqual({ refused: 'already_cancelling' })
})

test('a change that is to come can be taken back by asking for the present period', () => {
  const state = stateAfter({}, { next: { period: 'month', price: subscriptionPrices.month } })
  expect(switchable(state, 'month')).toEqual({ refused: 'same_period' })
  expect(switchable(state, 'year')).toHaveProperty('paid')
})

test('one whose renewal failed can be paid or cancelled, not changed', () => {
  const failure = { invoiceId: 'in_2', attempt: 1, code: 'card_declined', declineCode: null }
  const state = stateAfter({ period: 'month' }, { ...secondMonth, status: 'past_due', paymentId: null, failure })
  expect(payable(state)?.invoiceId).toBe('in_2')
  expect(cancellable(state)).toHaveProperty('paid')
  expect(switchable(state, 'year')).toEqual({ refused: 'payment_overdue' })
})
