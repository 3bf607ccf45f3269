import { expect, test } from 'vitest'
import { projectionHarness, projectTwice, rebuildEqualsLive } from '../../../tests/projections/projectionHarness.ts'
import {
  companyDescribed,
  companyNumberChecked,
  companyNumberGiven,
  coupleId,
  languageChosen,
  passwordChanged,
  personalDataChanged,
  profileWritten,
  providerId,
  providerRegistered,
  servicesOffered,
  subscriptionEnded,
  subscriptionStarted,
} from '../../../tests/setup/sampleEvents.ts'
import { providerApproved } from '../../../tests/setup/sampleModerationEvents.ts'
import {
  mailBounced,
  mailComplained,
  mailTriedAgain,
  notificationPreferenceChanged,
  personErased,
  textMessagePreferenceChanged,
} from '../../../tests/setup/samplePersonEvents.ts'
import { vatNumberGiven } from '../../../tests/setup/sampleVatEvents.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import { providerHistory } from './providerHistory.ts'
import { listHistory } from './providerHistoryQueries.ts'

const story: readonly AllianceEvent[] = [
  providerRegistered(),
  companyDescribed(),
  companyNumberGiven(),
  companyNumberChecked(),
  vatNumberGiven(),
  servicesOffered(),
  profileWritten(),
  providerApproved(),
  subscriptionStarted(),
  personalDataChanged(),
  languageChosen(),
  passwordChanged(),
  subscriptionEnded(),
  mailBounced(),
  mailTriedAgain(),
  mailComplained(),
]
const all = { from: 0, to: 99, oldestFirst: true }

test('lists what happened to the account, and only names the personal data that changed', async () => {
  const { given, pool, rows } = await projectionHarness(providerHistory)
  await given(...story)
  const { items, total } = await listHistory(pool, providerId(), all)
  expect(total).toBe(story.length)
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(
    [
      'registered',
      'company_described',
      'company_number_given',
      'company_number_checked',
      'vat_number_given',
      'services_offered',
      'profile_written',
      'approved',
      'premium_started',
      'personal_data_changed',
      'language_chosen',
      'password_changed',
      'premium_ended',
      'mails_failed',
      'mail_tried_again',
      'mail_complained',
    ].toSorted(),
  )
  expect(items.find(({ kind }) => kind === 'personal_data_changed')).toMatchObject({ changed: ['lastname', 'phone'], by: 'product' })
  expect(JSON.stringify(await rows('histories'))).not.toMatch(/Fontaine|\+33|atelier/)
})

test('lists permanent delivery failures, only of a provider’s address', async () => {
  const { given, pool } = await projectionHarness(providerHistory)
  await given(
    providerRegistered(),
    mailBounced({ isHard: false, isFinal: false }),
    mailBounced({ person: { kind: 'couple', id: providerId() } }),
  )
  expect((await listHistory(pool, providerId(), all)).items.map(({ kind }) => kind)).toEqual(['registered'])
})

test('lists which mails and text messages were turned on or off, without choices of couples', async () => {
  const { given, pool, rows } = await projectionHarness(providerHistory)
  const couple = { kind: 'couple', id: coupleId() } as const
  await given(
    notificationPreferenceChanged(),
    notificationPreferenceChanged({ kind: 'published-reviews', wanted: true }),
    textMessagePreferenceChanged(),
    textMessagePreferenceChanged({ kind: 'request-changes', wanted: false }),
    notificationPreferenceChanged({ person: couple, kind: 'suggestions' }),
  )
  const { items } = await listHistory(pool, providerId(), all)
  expect(items.map(({ kind, notification }) => `${kind} ${notification}`).toSorted()).toEqual([
    'mail_turned_off new-requests',
    'mail_turned_on published-reviews',
    'text_message_turned_off request-changes',
    'text_message_turned_on new-requests',
  ])
  expect(await rows('histories')).toHaveLength(1)
})

test('returns a part of the list, newest or oldest first', async () => {
  const { given, pool } = await projectionHarness(providerHistory)
  await given(...story)
  const { items } = await listHistory(pool, providerId(), all)
  expect(await listHistory(pool, providerId(), { from: 1, to: 2, oldestFirst: true })).toEqual({
    items: items.slice(1, 3),
    total: story.length,
  })
  expect((await listHistory(pool, providerId(), { ...all, oldestFirst: false })).items).toEqual(items.toReversed())
})

test('is visible to its provider only, and deleted with it', async () => {
  const { given, pool } = await projectionHarness(providerHistory)
  await given(...story)
  expect(await listHistory(pool, providerId(2), all)).toEqual({ items: [], total: 0 })
  await given(personErased({ person: { kind: 'provider', id: providerId() } }))
  expect(await listHistory(pool, providerId(), all)).toEqual({ items: [], total: 0 })
})

test('lists each event once, and a rebuild gives the same rows, byte for byte', async () => {
  const { histories } = await projectTwice(providerHistory, ...story)
  expect(histories).toMatchObject([{ entries: { length: story.length } }])
  await rebuildEqualsLive(providerHistory, ...story)
})
