import { test } from 'vitest'
import { profileWritten, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { type WriteProfile, writeProfile } from './writeProfile.ts'

const input = profileWritten().data as WriteProfile

test('the public texts are written', () => {
  given(providerRegistered()).when(writeProfile, input).thenEvents(profileWritten())
})

test('the new texts replace the old ones', () => {
  given(providerRegistered(), profileWritten()).when(writeProfile, input).thenEvents(profileWritten())
})

test('only a registered provider can', () => {
  given().when(writeProfile, input).thenRefused('planner_not_found')
})
