import { test } from 'vitest'
import { passwordChanged, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { recordPasswordChange } from './recordPasswordChange.ts'

const input = { providerId: providerId() }

test('every change of the password is recorded with its time', () => {
  const changed = passwordChanged({ changedAt: presentTime.toISOString() })
  given(providerRegistered()).when(recordPasswordChange, input).thenEvents(changed)
  given(providerRegistered(), passwordChanged()).when(recordPasswordChange, input).thenEvents(changed)
})

test('a change of an unknown provider is not recorded', () => {
  given().when(recordPasswordChange, input).thenRefused('planner_not_found')
})
