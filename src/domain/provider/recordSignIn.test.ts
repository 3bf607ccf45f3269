import { test } from 'vitest'
import { providerId, providerRegistered, providerSignedIn } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { recordSignIn } from './recordSignIn.ts'

const input = { providerId: providerId() }
const signedIn = (signedInAt: string) => providerSignedIn({ signedInAt })

test('a sign-in is recorded with its time', () => {
  given(providerRegistered())
    .when(recordSignIn, input, { now: '2026-11-20T08:15:00.000Z' })
    .thenEvents(signedIn('2026-11-20T08:15:00.000Z'))
})

test('once a UTC day', () => {
  given(providerRegistered(), signedIn('2026-11-20T00:00:01.000Z'))
    .when(recordSignIn, input, { now: '2026-11-20T23:59:59.000Z' })
    .thenNothing()
  given(providerRegistered(), signedIn('2026-11-20T00:00:01.000Z'))
    .when(recordSignIn, input, { now: '2026-11-21T00:00:00.000Z' })
    .thenEvents(signedIn('2026-11-21T00:00:00.000Z'))
})

test('of somebody who is registered', () => {
  given().when(recordSignIn, input).thenRefused('planner_not_found')
})
