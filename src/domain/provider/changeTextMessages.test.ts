import { expect, test } from 'vitest'
import { providerId, providerRegistered, subscriptionEnded, subscriptionStarted } from '../../../tests/setup/sampleEvents.ts'
import { personErasureAsked, textMessagePreferenceChanged } from '../../../tests/setup/samplePersonEvents.ts'
import { fold, given, presentTime } from '../../../tests/setup/specification.ts'
import { notifications, textMessagePreferences } from '../person/notifications.ts'
import { changeTextMessages } from './changeTextMessages.ts'

const on = { providerId: providerId(), kind: 'new-requests', wanted: true } as const
const off = { ...on, wanted: false }
const premium = { seen: { account: [subscriptionStarted()] } }
const ended = { seen: { account: [subscriptionStarted(), subscriptionEnded()] } }
const changedAt = presentTime.toISOString()

test('nobody gets text messages without asking for them', () => {
  expect(textMessagePreferences(fold(notifications, [providerRegistered()]))).toEqual([
    { kind: 'new-requests', wanted: false },
    { kind: 'request-changes', wanted: false },
  ])
})

test('a provider with Premium asks for a kind of text message, and for it no more', () => {
  given(providerRegistered()).when(changeTextMessages, on, premium).thenEvents(textMessagePreferenceChanged({ changedAt }))
  given(providerRegistered(), textMessagePreferenceChanged())
    .when(changeTextMessages, off, premium)
    .thenEvents(textMessagePreferenceChanged({ wanted: false, changedAt }))
})

test('without Premium none is asked for, and the choice of another time can be taken back', () => {
  given(providerRegistered()).when(changeTextMessages, on).thenRefused('premium_required')
  given(providerRegistered()).when(changeTextMessages, on, ended).thenRefused('premium_required')
  given(providerRegistered(), textMessagePreferenceChanged())
    .when(changeTextMessages, off, ended)
    .thenEvents(textMessagePreferenceChanged({ wanted: false, changedAt }))
})

test('a choice that is made already is no event', () => {
  given(providerRegistered(), textMessagePreferenceChanged()).when(changeTextMessages, on, premium).thenNothing()
  given(providerRegistered()).when(changeTextMessages, off).thenNothing()
})

test('nothing is chosen for who is unknown, or wants to be erased', () => {
  given().when(changeTextMessages, on, premium).thenRefused('planner_not_found')
  given(providerRegistered(), personErasureAsked()).when(changeTextMessages, on, premium).thenRefused('planner_not_found')
})
