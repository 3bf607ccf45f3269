import { test } from 'vitest'
import { coupleRegistered } from '../../../tests/setup/sampleCoupleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { defaultRules } from '../rules.ts'
import { type RegisterCouple, registerCouple } from './registerCouple.ts'

const { termsVersion: _version, termsAcceptedAt: _acceptedAt, ...facts } = coupleRegistered().data
const input = facts as RegisterCouple

test('a couple is registered, with the terms it accepted and when', () => {
  given()
    .when(registerCouple, input)
    .thenEvents(coupleRegistered({ termsVersion: defaultRules.termsVersion, termsAcceptedAt: presentTime.toISOString() }))
})

test('registers a couple once', () => {
  given(coupleRegistered()).when(registerCouple, input).thenNothing()
})
