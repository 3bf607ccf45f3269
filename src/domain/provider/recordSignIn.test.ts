import { test } from 'vitest'
import { providerId, providerRegistered, providerSignedIn } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { defaultRules } from '../rules.ts'
import { recordSignIn } from './recordSignIn.ts'

const input = { providerId: providerId() }
const signedIn = (signedInAt: string) => providerSignedIn({ signedInAt })

test('a sign-in is recorded with its time', () => {
  given(providerRegistered())
    .when(recordSignIn, input, { now: '2026-11-20T08:15:00.000Z' })
    .thenEvents(signedIn('2026-11-20T08:15:00.000Z'))
})

test('at most one activity fact is recorded in 7 days, and one at once after a longer pause', () => {
  given(providerRegistered(), signedIn('2026-11-13T08:15:00.000Z'))
    .when(recordSignIn, input, { now: '2026-11-20T08:14:59.999Z' })
    .thenNothing()
  given(providerRegistered(), signedIn('2026-11-13T08:15:00.000Z'))
    .when(recordSignIn, input, { now: '2026-11-20T08:15:00.000Z' })
    .thenEvents(signedIn('2026-11-20T08:15:00.000Z'))
})

test('the days between two facts are a rule', () => {
  given(providerRegistered(), signedIn('2026-11-13T08:15:00.000Z'))
    .when(recordSignIn, input, { now: '2026-11-14T08:15:00.000Z', rules: { ...defaultRules, activityFactDays: 1 } })
    .thenEvents(signedIn('2026-11-14T08:15:00.000Z'))
})

test('a sign-in of an unknown provider is not recorded', () => {
  given().when(recordSignIn, input).thenRefused('planner_not_found')
})
