import { expect, test } from 'vitest'
import { providerId, requestUnlocked } from '../../../tests/setup/sampleEvents.ts'
import { firstPaymentId, SubscriptionStory, subscriptionOrdered, subscriptionReport } from '../../../tests/setup/sampleSubscription.ts'
import { given } from '../../../tests/setup/specification.ts'
import { hasPremium } from './account.ts'
import { closeAccount } from './closeAccount.ts'
import { withdrawSubscription } from './withdrawSubscription.ts'

const input = { providerId: providerId() }

function paid(period: 'month' | 'year' = 'year') {
  const story = new SubscriptionStory(subscriptionOrdered(period))
  story.reported(subscriptionReport({ period }))
  return story.history
}

test('a year ends at once within 30 days, and all that was paid for it goes back', () => {
  const decided = given(...paid()).when(withdrawSubscription, input, { now: '2026-12-20T10:00:00.000Z' })
  const state = decided.thenState()
  expect(hasPremium(state)).toBe(false)
  expect(state.subscribed.paid?.endedAt).toBe('2026-12-20T10:00:00.000Z')
  given(...paid())
    .when(withdrawSubscription, input, { now: '2026-12-20T10:00:00.001Z' })
    .thenRefused('withdrawal_over')
})

test('what is given back is named by its payment', () => {
  const [, started] = paid()
  if (started?.type !== 'SubscriptionStarted') throw new Error('it has begun')
  const { subscriptionId } = started.data
  const of = { ...input, subscriptionId, plan: 'premium', period: 'year', source: 'paid' } as const
  const end = { reason: 'withdrawn', stripeId: 'sub_1', refunds: [firstPaymentId], endedAt: '2026-11-20T10:00:00.000Z' } as const
  given(...paid())
    .when(withdrawSubscription, input)
    .thenEvents({ type: 'SubscriptionEnded', data: { ...of, ...end, refunds: [firstPaymentId] } })
})

test('not once something was unlocked since its start; what was unlocked before does not count', () => {
  given(...paid(), requestUnlocked({ paidWith: 'premium' }))
    .when(withdrawSubscription, input)
    .thenRefused('unlocked_since_start')
  const before = given(requestUnlocked(), ...paid()).when(withdrawSubscription, input)
  expect(hasPremium(before.thenState())).toBe(false)
})

test('a month that has begun is not refunded, and without a subscription there is nothing to withdraw from', () => {
  given(...paid('month'))
    .when(withdrawSubscription, input)
    .thenRefused('monthly_not_refundable')
  given().when(withdrawSubscription, input).thenRefused('no_subscription')
})

test('an account that is closed ends its subscription, with what Stripe calls it', () => {
  const state = given(...paid()).when(closeAccount, input)
  expect(state.thenState().subscribed.paid?.endedAt).toBe('2026-11-20T10:00:00.000Z')
})
