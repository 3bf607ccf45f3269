import { test } from 'vitest'
import { providerId, subscriptionEnded, subscriptionStarted } from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
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

test('a provider that has Premium keeps it as it is', () => {
  given(subscriptionStarted()).when(grantPremium, input).thenNothing()
  given(subscriptionStarted({ source: 'paid' }))
    .when(grantPremium, input)
    .thenNothing()
})

test('is refused when the account is closed', () => {
  given({ type: 'AccountClosed', data: { providerId: providerId(), lapsedCredits: 0, closedAt: startedAt } })
    .when(grantPremium, input)
    .thenRefused('account_closed')
})

test('it can begin again after it ended', () => {
  given(subscriptionStarted(), subscriptionEnded()).when(grantPremium, input).thenEvents(startedNow)
})
