import { expect, test } from 'vitest'
import { accountDeletionAsked, coupleProfileUpdated, coupleRegistered } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId, lyon } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { updateProfile } from './updateProfile.ts'

const unchanged = { coupleId: coupleId(), email: 'camille.moreau@example.fr', home: lyon, locale: 'fr-FR' }
const moved = {
  ...unchanged,
  home: { city: 'Gent', zipCode: '9000', country: 'BE', latitude: 51.05, longitude: 3.7167 },
  locale: 'nl-BE',
} as const

test('e-mail, home and language can be changed', () => {
  const decided = given(coupleRegistered()).when(updateProfile, moved)
  decided.thenEvents(coupleProfileUpdated(moved))
  expect(decided.thenState().profile).toMatchObject({ firstname: 'Camille', phone: '+33612345678', locale: 'nl-BE' })
})

test('saving the same data changes nothing, whatever the order of their fields', () => {
  given(coupleRegistered()).when(updateProfile, unchanged).thenNothing()
  const { city, zipCode, country, latitude, longitude } = lyon
  given(coupleRegistered({ home: { longitude, latitude, country, zipCode, city } }))
    .when(updateProfile, unchanged)
    .thenNothing()
  given(coupleRegistered(), coupleProfileUpdated(moved)).when(updateProfile, moved).thenNothing()
})

test('a couple that is not registered or is being erased has no profile', () => {
  given().when(updateProfile, unchanged).thenRefused('couple_not_found')
  given(coupleRegistered(), accountDeletionAsked()).when(updateProfile, moved).thenRefused('couple_not_found')
})

test('a change made to an old state is refused when the couple asks for that', () => {
  const { email, home, locale } = unchanged
  given(coupleRegistered())
    .when(updateProfile, { ...moved, instead: { email, home, locale } })
    .thenEvents(coupleProfileUpdated(moved))
  given(coupleRegistered(), coupleProfileUpdated(moved))
    .when(updateProfile, { ...unchanged, instead: { email, home, locale } })
    .thenRefused('changed_meanwhile')
  given(coupleRegistered())
    .when(updateProfile, { ...moved, instead: null })
    .thenRefused('changed_meanwhile')
})
