import { expect, test } from 'vitest'
import { accountClosed } from '../../../tests/setup/sampleAccountEvents.ts'
import { creditsCorrected, providerId, subscriptionStarted, welcomeCreditGranted } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { correctCredits } from './correctCredits.ts'

const correction = (credits: number, reason = 'Geste commercial') => ({ providerId: providerId(), credits, reason })

test('credits are added, with the reason', () => {
  const decided = given(welcomeCreditGranted()).when(correctCredits, correction(5, '  Geste commercial '))
  decided.thenEvents(creditsCorrected(5))
  expect(decided.thenState().credits).toBe(6)
})

test('credits are taken away, down to nothing', () => {
  given(welcomeCreditGranted({ credits: 3 }))
    .when(correctCredits, correction(-3))
    .thenEvents(creditsCorrected(-3))
})

test('the balance never falls below zero', () => {
  given(welcomeCreditGranted()).when(correctCredits, correction(-2)).thenRefused('balance_below_zero')
})

test('what is credited under Premium stays', () => {
  given(subscriptionStarted()).when(correctCredits, correction(2)).thenEvents(creditsCorrected(2))
})

test('a reason is needed', () => {
  given().when(correctCredits, correction(1, '  ')).thenRefused('reason_required')
})

test('nothing to correct is nothing', () => {
  given().when(correctCredits, correction(0)).thenNothing()
})

test('an account that was closed has no credits any more', () => {
  given(welcomeCreditGranted({ credits: 2 }), accountClosed())
    .when(correctCredits, correction(5))
    .thenRefused('account_closed')
})
