import { expect, test } from 'vitest'
import { accountDeletionAsked, coupleRegistered } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId, passwordChanged, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { notificationPreferenceChanged, personErasureAsked } from '../../../tests/setup/samplePersonEvents.ts'
import { fold, given, presentTime } from '../../../tests/setup/specification.ts'
import { changeNotificationPreference } from './changeNotificationPreference.ts'
import { couplePreferences, notifications, providerPreferences } from './notifications.ts'

const provider = { kind: 'provider', id: providerId() } as const
const couple = { kind: 'couple', id: coupleId() } as const
const changedAt = presentTime.toISOString()
const off = { person: provider, kind: 'new-requests', wanted: false } as const

test('turns a kind of mail off, and on again', () => {
  given(providerRegistered(), passwordChanged())
    .when(changeNotificationPreference, off)
    .thenEvents(notificationPreferenceChanged({ changedAt }))
  given(providerRegistered(), notificationPreferenceChanged())
    .when(changeNotificationPreference, { ...off, wanted: true })
    .thenEvents(notificationPreferenceChanged({ wanted: true, changedAt }))
})

test('turning it off twice has the effect of once', () => {
  given(providerRegistered(), notificationPreferenceChanged()).when(changeNotificationPreference, off).thenNothing()
  given(providerRegistered())
    .when(changeNotificationPreference, { ...off, wanted: true })
    .thenNothing()
})

test('refuses a kind that the person does not get', () => {
  given(coupleRegistered())
    .when(changeNotificationPreference, { ...off, person: couple })
    .thenRefused('kind_not_found')
  given(coupleRegistered())
    .when(changeNotificationPreference, { person: couple, kind: 'suggestions', wanted: false })
    .thenEvents(notificationPreferenceChanged({ person: couple, kind: 'suggestions', changedAt }))
})

test('refuses a person that is unknown or being erased', () => {
  given().when(changeNotificationPreference, off).thenRefused('person_not_found')
  given(providerRegistered(), personErasureAsked()).when(changeNotificationPreference, off).thenRefused('person_not_found')
  given(coupleRegistered(), accountDeletionAsked())
    .when(changeNotificationPreference, { person: couple, kind: 'suggestions', wanted: false })
    .thenRefused('person_not_found')
})

test('sends all mails until they are turned off', () => {
  expect(providerPreferences(fold(notifications, [providerRegistered()]))).toEqual([
    { kind: 'new-requests', wanted: true },
    { kind: 'request-changes', wanted: true },
    { kind: 'invoices', wanted: true },
    { kind: 'published-reviews', wanted: true },
  ])
  const chosen = notificationPreferenceChanged({ person: couple, kind: 'suggestions' })
  expect(couplePreferences(fold(notifications, [coupleRegistered(), chosen]))).toEqual([
    { kind: 'planner-answers', wanted: true },
    { kind: 'suggestions', wanted: false },
    { kind: 'review-invitations', wanted: true },
  ])
})
