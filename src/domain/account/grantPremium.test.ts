import { expect, test } from 'vitest'
import { providerId, subscriptionEnded, subscriptionStarted } from '../../../tests/setup/sampleEvents.ts'
import { SubscriptionStory, subscriptionOrdered, subscriptionReport } from '../../../tests/setup/sampleSubscription.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { hasPremium } from './account.ts'
import { grantPremium } from './grantPremium.ts'
import { subscriptionIdOf } from './subscriptions.ts'

const input = { providerId: providerId() }
const startedAt = presentTime.toISOString()
const startedNow = subscriptionStarted({
  subscriptionId: subscriptionIdOf(providerId(), startedAt),
  plan: 'premium',
  period: null,
  source: 'granted',
  startedAt,
})

test('Premium begins now', () => {
  given().when(grantPremium, input).thenEvents(startedNow)
})

test('Premium that was granted before stays as it is', () => {
  given(subscriptionStarted()).when(grantPremium, input).thenNothing()
})

test('Premium that is granted beside a cancelled plan outlasts it', () => {
  const story = new SubscriptionStory(subscriptionOrdered('month'))
  const month = subscriptionReport({ period: 'month' })
  story.reported(month)
  story.reported({ ...month, cancellation: { endsAt: month.periodEnd, canceledAt: startedAt } })
  given(...story.history)
    .when(grantPremium, input)
    .thenEvents(startedNow)
  story.history.push(startedNow)
  story.reported({ ...month, status: 'ended', endedAt: month.periodEnd }, month.periodEnd)
  expect(story.state.subscribed.paid).toMatchObject({ endedAt: month.periodEnd })
  expect(hasPremium(story.state)).toBe(true)
})

test('is refused when the account is closed', () => {
  given({ type: 'AccountClosed', data: { providerId: providerId(), lapsedCredits: 0, closedAt: startedAt } })
    .when(grantPremium, input)
    .thenRefused('account_closed')
})

test('it can begin again after it ended', () => {
  given(subscriptionStarted(), subscriptionEnded()).when(grantPremium, input).thenEvents(startedNow)
})
