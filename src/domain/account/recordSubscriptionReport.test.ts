import { expect, test } from 'vitest'
import { providerId, subscriptionStarted } from '../../../tests/setup/sampleEvents.ts'
import {
  SubscriptionStory,
  secondMonth,
  startedAt,
  subscriptionOrdered,
  subscriptionPrices,
  subscriptionReport,
} from '../../../tests/setup/sampleSubscription.ts'
import { hasPremium } from './account.ts'

const monthly = subscriptionReport({ period: 'month' })
const unpaid = {
  ...subscriptionReport({ ...secondMonth, paymentId: null, status: 'past_due' }),
  failure: { invoiceId: 'in_2', attempt: 1, code: 'card_declined', declineCode: 'insufficient_funds' },
}

test('Premium begins with the first payment, and every further report of the same changes nothing', () => {
  const story = new SubscriptionStory(subscriptionOrdered())
  expect(hasPremium(story.state)).toBe(false)
  expect(story.reported(subscriptionReport())).toEqual(['SubscriptionStarted'])
  expect(hasPremium(story.state)).toBe(true)
  expect(story.state.subscribed).toMatchObject({ ordered: undefined, paid: { period: 'year', price: subscriptionPrices.year } })
  expect(story.reported(subscriptionReport())).toEqual([])
})

test('a subscription that nobody ordered here gives nothing', () => {
  expect(new SubscriptionStory().reported(subscriptionReport())).toEqual([])
})

test('what was paid and what was granted live beside each other', () => {
  const story = new SubscriptionStory(subscriptionStarted(), subscriptionOrdered())
  story.reported(subscriptionReport())
  expect(story.reported(subscriptionReport({ status: 'ended', endedAt: '2027-11-20T10:00:00.000Z' }))).toEqual(['SubscriptionEnded'])
  expect(hasPremium(story.state)).toBe(true)
  expect(story.state.subscriptions).toMatchObject([{ source: 'granted' }])
})

test('each period that is paid renews it once', () => {
  const story = new SubscriptionStory(subscriptionOrdered('month'))
  story.reported(monthly)
  expect(story.reported(subscriptionReport(secondMonth))).toEqual(['SubscriptionRenewed'])
  expect(story.reported(subscriptionReport(secondMonth))).toEqual([])
  // A report that was asked for earlier and came late.
  expect(story.reported(monthly)).toEqual([])
  expect(story.state.subscribed.paid).toMatchObject({ periodEnd: secondMonth.periodEnd, payments: [secondMonth.paymentId] })
})

test('a cancellation is known with the day on which it ends, until it is resumed', () => {
  const story = new SubscriptionStory(subscriptionOrdered())
  story.reported(subscriptionReport())
  const cancellation = { endsAt: '2027-11-20T10:00:00.000Z', canceledAt: '2026-12-01T10:00:00.000Z' }
  expect(story.reported(subscriptionReport({ cancellation }))).toEqual(['SubscriptionCancellationScheduled'])
  expect(story.reported(subscriptionReport({ cancellation }))).toEqual([])
  expect(story.state.subscribed.paid?.cancellation).toEqual(cancellation)
  expect(hasPremium(story.state)).toBe(true)
  expect(story.reported(subscriptionReport())).toEqual(['SubscriptionResumed'])
  expect(story.state.subscribed.paid?.cancellation).toBeNull()
})

test('from month to year it changes at once, and the year begins then', () => {
  const story = new SubscriptionStory(subscriptionOrdered('month'))
  story.reported(monthly)
  const changedAt = '2026-12-01T10:00:00.000Z'
  const yearly = subscriptionReport({ periodStart: changedAt, periodEnd: '2027-12-01T10:00:00.000Z', paymentId: secondMonth.paymentId })
  expect(story.reported(yearly, changedAt)).toEqual(['SubscriptionPeriodChanged'])
  expect(story.reported(yearly, changedAt)).toEqual([])
  expect(story.state.subscribed.paid).toMatchObject({ period: 'year', startedAt, planSince: changedAt, payments: [secondMonth.paymentId] })
})

test('from year to month it changes with the next period, which can be taken back', () => {
  const story = new SubscriptionStory(subscriptionOrdered())
  story.reported(subscriptionReport())
  const coming = subscriptionReport({ next: { period: 'month', price: subscriptionPrices.month } })
  expect(story.reported(coming)).toEqual(['SubscriptionPeriodChanged'])
  expect(story.reported(coming)).toEqual([])
  expect(story.state.subscribed.paid).toMatchObject({ period: 'year', next: { period: 'month', effectiveAt: '2027-11-20T10:00:00.000Z' } })
  expect(story.reported(subscriptionReport())).toEqual(['SubscriptionPeriodChanged'])
  expect(story.state.subscribed.paid).toMatchObject({ period: 'year', next: null })
  story.reported(coming)
  const month = { periodStart: '2027-11-20T10:00:00.000Z', periodEnd: '2027-12-20T10:00:00.000Z' }
  expect(story.reported(subscriptionReport({ ...month, period: 'month' }))).toEqual(['SubscriptionRenewed'])
  expect(story.state.subscribed.paid).toMatchObject({ ...month, period: 'month', next: null })
})

test('a renewal that fails leaves Premium for seven days, with attempts every second day, and is forgotten once it is paid', () => {
  const story = new SubscriptionStory(subscriptionOrdered('month'))
  story.reported(monthly)
  expect(story.reported(unpaid, '2026-12-20T10:00:00.000Z')).toEqual(['SubscriptionRenewalFailed'])
  expect(story.reported(unpaid, '2026-12-20T11:00:00.000Z')).toEqual([])
  const graceUntil = '2026-12-27T10:00:00.000Z'
  const failure = () => story.state.subscribed.paid?.failure
  expect(failure()).toMatchObject({ attempt: 1, code: 'card_declined', nextAttemptAt: '2026-12-22T10:00:00.000Z', graceUntil })
  story.reported({ ...unpaid, failure: { ...unpaid.failure, attempt: 2 } }, '2026-12-22T10:01:00.000Z')
  expect(failure()).toMatchObject({ attempt: 2, nextAttemptAt: '2026-12-24T10:00:00.000Z', graceUntil })
  story.reported({ ...unpaid, failure: { ...unpaid.failure, attempt: 4 } }, '2026-12-26T10:01:00.000Z')
  expect(failure()).toMatchObject({ attempt: 4, nextAttemptAt: null, graceUntil })
  expect(hasPremium(story.state)).toBe(true)
  expect(story.reported(subscriptionReport(secondMonth), '2026-12-26T12:00:00.000Z')).toEqual(['SubscriptionRenewed'])
  expect(failure()).toBeNull()
})

test('a period that Stripe began an hour before its card was refused is renewed once it is paid, and its failure forgotten', () => {
  const story = new SubscriptionStory(subscriptionOrdered('month'))
  story.reported(monthly)
  story.reported(subscriptionReport({ ...secondMonth, paymentId: null }))
  story.reported(unpaid, '2026-12-20T11:00:00.000Z')
  // A report that was asked for before the card was refused.
  story.reported(subscriptionReport({ ...secondMonth, paymentId: null }))
  expect(story.state.subscribed.paid?.failure).not.toBeNull()
  expect(story.reported(subscriptionReport(secondMonth))).toEqual(['SubscriptionRenewed'])
  expect(story.state.subscribed.paid).toMatchObject({ failure: null, payments: [secondMonth.paymentId] })
  expect(story.reported(subscriptionReport(secondMonth))).toEqual([])
})

test('a failure that Stripe reported before the invoice was paid is not recorded after its payment', () => {
  const story = new SubscriptionStory(subscriptionOrdered('month'))
  story.reported(monthly)
  story.reported(unpaid, '2026-12-20T10:00:00.000Z')
  expect(story.reported(subscriptionReport(secondMonth), '2026-12-20T10:00:02.000Z')).toEqual(['SubscriptionRenewed'])
  expect(story.reported(unpaid, '2026-12-20T10:00:03.000Z')).toEqual([])
  expect(story.reported({ ...unpaid, failure: { ...unpaid.failure, attempt: 2 } }, '2026-12-20T10:00:03.000Z')).toEqual([])
  expect(story.state.subscribed.paid?.failure).toBeNull()
})

test('a failure that an earlier release recorded after the payment is forgotten with the next report', () => {
  const story = new SubscriptionStory(subscriptionOrdered('month'))
  story.reported(monthly)
  story.reported(subscriptionReport(secondMonth))
  const { subscriptionId, failure } = unpaid
  const times = { failedAt: '2026-12-20T10:00:03.000Z', nextAttemptAt: null, graceUntil: '2026-12-27T10:00:03.000Z' }
  story.history.push({ type: 'SubscriptionRenewalFailed', data: { providerId: providerId(), subscriptionId, ...failure, ...times } })
  expect(story.reported(subscriptionReport(secondMonth))).toEqual(['SubscriptionRenewed'])
  expect(story.state.subscribed.paid).toMatchObject({ failure: null, payments: [secondMonth.paymentId] })
})

test('one that is never paid ends as unpaid, and nothing reported later brings it back', () => {
  const story = new SubscriptionStory(subscriptionOrdered('month'))
  story.reported(monthly)
  story.reported(unpaid)
  const endedAt = '2026-12-27T10:00:00.000Z'
  expect(story.reported(subscriptionReport({ ...secondMonth, status: 'ended', endedAt }))).toEqual(['SubscriptionEnded'])
  expect(story.history.at(-1)?.data).toMatchObject({ reason: 'unpaid', stripeId: 'sub_1', endedAt })
  expect(hasPremium(story.state)).toBe(false)
  expect(story.reported(subscriptionReport(secondMonth))).toEqual([])
})
