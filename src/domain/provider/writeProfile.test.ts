import { test } from 'vitest'
import { profileWritten, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { type WriteProfile, type WrittenTexts, writeProfile } from './writeProfile.ts'

const input = profileWritten().data as WriteProfile
const { providerId: _id, ...texts } = input
const present: WrittenTexts = texts
const next = { ...input, experience: 'Treize saisons' }

test('writes the public texts', () => {
  given(providerRegistered()).when(writeProfile, input).thenEvents(profileWritten())
})

test('replaces the old texts', () => {
  given(providerRegistered(), profileWritten())
    .when(writeProfile, next)
    .thenEvents(profileWritten({ experience: 'Treize saisons' }))
})

test('the same texts change nothing', () => {
  given(providerRegistered(), profileWritten()).when(writeProfile, input).thenNothing()
})

test('what was changed meanwhile is not overwritten', () => {
  const meanwhile = profileWritten({ portrait: '<p>Un autre portrait</p>' })
  given(providerRegistered(), profileWritten(), meanwhile)
    .when(writeProfile, { ...next, instead: present })
    .thenRefused('changed_meanwhile')
  given(providerRegistered(), profileWritten())
    .when(writeProfile, { ...next, instead: null })
    .thenRefused('changed_meanwhile')
  given(providerRegistered(), profileWritten())
    .when(writeProfile, { ...next, instead: present })
    .thenEvents(profileWritten({ experience: 'Treize saisons' }))
})

test('only a registered provider can write them', () => {
  given().when(writeProfile, input).thenRefused('planner_not_found')
})
