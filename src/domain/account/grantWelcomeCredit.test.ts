import { expect, test } from 'vitest'
import { accountClosed } from '../../../tests/setup/sampleAccountEvents.ts'
import { providerId, requestUnlocked, subscriptionStarted, welcomeCreditGranted } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { defaultRules } from '../rules.ts'
import { grantWelcomeCredit } from './grantWelcomeCredit.ts'

const input = { providerId: providerId() }

test('a new provider begins with one credit', () => {
  const decided = given().when(grantWelcomeCredit, input)
  decided.thenEvents(welcomeCreditGranted())
  expect(decided.thenState().credits).toBe(1)
})

test('the number of credits is a rule', () => {
  given()
    .when(grantWelcomeCredit, input, { rules: { ...defaultRules, welcomeCredits: 3 } })
    .thenEvents(welcomeCreditGranted({ credits: 3 }))
})

test('it is given once, spent or not', () => {
  given(welcomeCreditGranted()).when(grantWelcomeCredit, input).thenNothing()
  given(welcomeCreditGranted(), requestUnlocked()).when(grantWelcomeCredit, input).thenNothing()
})

test('what is credited under Premium stays', () => {
  given(subscriptionStarted()).when(grantWelcomeCredit, input).thenEvents(welcomeCreditGranted())
})

test('an account that was closed is not welcomed any more', () => {
  given(accountClosed({ lapsedCredits: 0 }))
    .when(grantWelcomeCredit, input)
    .thenNothing()
})
