import { expect, test } from 'vitest'
import { projectionHarness, projectTwice, rebuildEqualsLive } from '../../../tests/projections/projectionHarness.ts'
import { emailConfirmed } from '../../../tests/setup/sampleEmailEvents.ts'
import {
  companyDescribed,
  creditReturned,
  creditsCorrected,
  providerId,
  providerRegistered,
  requestUnlocked,
  requestWithdrawn,
  subscriptionEnded,
  subscriptionStarted,
  welcomeCreditGranted,
} from '../../../tests/setup/sampleEvents.ts'
import { providerApproved } from '../../../tests/setup/sampleModerationEvents.ts'
import { erased } from '../../domain/event.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import { providerAccount } from './providerAccount.ts'
import { findProviderAccount } from './providerAccountQueries.ts'

async function accountAfter(...events: readonly AllianceEvent[]) {
  const { given, pool } = await projectionHarness(providerAccount)
  await given(...events)
  return findProviderAccount(pool, providerId())
}

test('shows a provider that has just registered', async () => {
  expect(await accountAfter(providerRegistered())).toEqual({
    id: providerId(),
    publicId: 'k7m2p9',
    kind: 'planner',
    firstname: 'Claire',
    lastname: 'Fontaine',
    email: 'claire@atelier-fontaine.example',
    phone: '+33478123456',
    locale: 'fr-FR',
    companyName: null,
    emailConfirmed: true,
    approved: false,
    registeredAt: '2026-11-01T09:00:00.000Z',
    plan: 'free',
    planSince: '2026-11-01T09:00:00.000Z',
    credits: 0,
  })
})

test('shows whether the e-mail is confirmed', async () => {
  const unconfirmed = providerRegistered({ emailConfirmed: false })
  expect(await accountAfter(unconfirmed)).toMatchObject({ emailConfirmed: false })
  expect(await accountAfter(unconfirmed, emailConfirmed())).toMatchObject({ emailConfirmed: true })
})

test('shows company, approval and credits', async () => {
  expect(
    await accountAfter(
      providerRegistered(),
      welcomeCreditGranted(),
      companyDescribed(),
      providerApproved(),
      requestUnlocked(),
      creditsCorrected(4),
      requestWithdrawn(),
      creditReturned(),
    ),
  ).toMatchObject({ companyName: 'Atelier Fontaine', approved: true, credits: 5, plan: 'free' })
})

test('shows the plan and its start', async () => {
  const premium = [providerRegistered(), welcomeCreditGranted(), subscriptionStarted(), requestUnlocked({ paidWith: 'premium' })]
  expect(await accountAfter(...premium)).toMatchObject({ plan: 'premium', planSince: '2026-11-02T09:00:00.000Z', credits: 1 })
  expect(await accountAfter(...premium, subscriptionEnded())).toMatchObject({ plan: 'free', planSince: '2026-11-12T09:00:00.000Z' })
})

test('the plan lasts until the last subscription has ended', async () => {
  const [one, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const
  const premium = [
    providerRegistered(),
    subscriptionStarted({ subscriptionId: one }),
    subscriptionStarted({ subscriptionId: other, startedAt: '2026-11-05T09:00:00.000Z' }),
    subscriptionEnded({ subscriptionId: one, endedAt: '2026-11-06T09:00:00.000Z' }),
  ]
  expect(await accountAfter(...premium)).toMatchObject({ plan: 'premium', planSince: '2026-11-02T09:00:00.000Z' })
  const last = subscriptionEnded({ subscriptionId: other, endedAt: '2026-11-07T09:00:00.000Z' })
  expect(await accountAfter(...premium, last)).toMatchObject({ plan: 'free', planSince: '2026-11-07T09:00:00.000Z' })
})

test('finds no account for an unknown provider', async () => {
  expect(await accountAfter(providerRegistered({ providerId: providerId(2) }), welcomeCreditGranted())).toBeUndefined()
})

test('erasing a provider keeps its figures and removes personal data', async () => {
  const gone = providerRegistered({ firstname: erased, lastname: erased, email: erased, phone: erased })
  const company = companyDescribed({ name: erased, place: erased, website: erased })
  expect(await accountAfter(gone, company, welcomeCreditGranted())).toMatchObject({
    firstname: null,
    email: null,
    phone: null,
    companyName: null,
    credits: 1,
  })
})

test('a repeated event is counted once', async () => {
  const tables = await projectTwice(
    providerAccount,
    providerRegistered(),
    welcomeCreditGranted(),
    creditsCorrected(4),
    requestUnlocked(),
    subscriptionStarted(),
    companyDescribed(),
    providerApproved(),
  )
  expect(tables).toMatchObject({
    balances: [{ credits: 4, premium: true }],
    people: [{ company_name: 'Atelier Fontaine', approved: true }],
  })
})

test('a rebuild gives the same rows, byte for byte', async () => {
  await rebuildEqualsLive(
    providerAccount,
    providerRegistered(),
    welcomeCreditGranted(),
    companyDescribed(),
    requestUnlocked(),
    subscriptionStarted(),
    creditsCorrected(3),
  )
  expect.assertions(1)
})
