import { test } from 'vitest'
import { personalDataChanged, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { changePersonalData } from './changePersonalData.ts'

const registered = { firstname: 'Claire', lastname: 'Fontaine', phone: '+33478123456' }
const wanted = { firstname: 'Claire', lastname: 'Fontaine-Roux', phone: '+33612345678' }
const input = { providerId: providerId(), ...wanted }
const changed = personalDataChanged({ ...wanted, changed: ['lastname', 'phone'], changedAt: presentTime.toISOString() })

test('names and phone are replaced, and the event names what is new', () => {
  given(providerRegistered()).when(changePersonalData, input).thenEvents(changed)
})

test('saving what is already stored changes nothing', () => {
  given(providerRegistered(), changed).when(changePersonalData, input).thenNothing()
  given(providerRegistered())
    .when(changePersonalData, { providerId: providerId(), ...registered })
    .thenNothing()
})

test('a change on the version that the provider saw is accepted', () => {
  given(providerRegistered())
    .when(changePersonalData, { ...input, instead: registered })
    .thenEvents(changed)
})

test('a change on an older version is refused', () => {
  given(providerRegistered(), changed)
    .when(changePersonalData, { ...input, firstname: 'Clara', instead: registered })
    .thenRefused('changed_meanwhile')
  given(providerRegistered())
    .when(changePersonalData, { ...input, instead: null })
    .thenRefused('changed_meanwhile')
})

test('an unknown provider has none to change', () => {
  given().when(changePersonalData, input).thenRefused('planner_not_found')
})

test('a phone alone is replaced, and the names stay', () => {
  given(providerRegistered())
    .when(changePersonalData, { providerId: providerId(), phone: '+33612345678' })
    .thenEvents(personalDataChanged({ ...registered, phone: '+33612345678', changed: ['phone'], changedAt: presentTime.toISOString() }))
})
