import { expect, test } from 'vitest'
import { coupleImported, coupleProfileUpdated } from '../../../tests/setup/sampleCoupleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { type ImportCouple, importCouple } from './importCouple.ts'
import { updateProfile } from './updateProfile.ts'

const input = coupleImported().data as ImportCouple

test('a couple is imported as it was, and has not finished its onboarding', () => {
  const decided = given().when(importCouple, input)
  decided.thenEvents(coupleImported())
  expect(decided.thenState().profile).toMatchObject({ firstname: 'Camille', home: null, hasFinishedOnboarding: false })
})

test('imports a couple once', () => {
  given(coupleImported()).when(importCouple, input).thenNothing()
})

test('saving the profile completes the onboarding, changed or not', () => {
  const { coupleId, email, home, locale } = coupleProfileUpdated().data
  const known = coupleImported({ email, home, locale })
  const saved = given(known).when(updateProfile, { coupleId, email, home, locale } as Parameters<typeof updateProfile.decide>[0])
  saved.thenEvents(coupleProfileUpdated())
  expect(saved.thenState().profile).toMatchObject({ hasFinishedOnboarding: true })
})
