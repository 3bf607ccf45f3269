import { expect, test } from 'vitest'
import { projectionHarness, projectTwice } from '../../../tests/projections/projectionHarness.ts'
import { coupleImported, coupleProfileUpdated, coupleRegistered } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId } from '../../../tests/setup/sampleEvents.ts'
import { erased } from '../../domain/event.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import { coupleProfile } from './coupleProfile.ts'
import { findCoupleUser } from './coupleProfileQueries.ts'

const gent = { city: 'Gent', zipCode: '9000', country: 'BE', latitude: 51.05, longitude: 3.71667 } as const

async function userAfter(...events: readonly AllianceEvent[]) {
  const { given, pool } = await projectionHarness(coupleProfile)
  await given(...events)
  return findCoupleUser(pool, coupleId())
}

test('shows a couple that has registered', async () => {
  expect(await userAfter(coupleRegistered(), coupleRegistered({ coupleId: coupleId(2), firstname: 'Anna' }))).toEqual({
    email: 'camille.moreau@example.fr',
    firstname: 'Camille',
    lastname: 'Moreau',
    phone: '+33612345678',
    city: 'Lyon',
    zipCode: '69001',
    country: 'FR',
    latitude: '45.7578',
    longitude: '4.832',
    locale: 'fr-FR',
    has_finished_onboarding: true,
  })
})

test('shows the changed profile; names and phone stay', async () => {
  const changed = coupleProfileUpdated({ email: 'camille@gent.example', home: gent, locale: 'nl-BE' })
  expect(await userAfter(coupleRegistered(), changed)).toMatchObject({
    email: 'camille@gent.example',
    firstname: 'Camille',
    phone: '+33612345678',
    city: 'Gent',
    country: 'BE',
    latitude: '51.05',
    locale: 'nl-BE',
  })
})

test('an imported couple has not finished its onboarding until its profile is saved', async () => {
  const unknown = { city: '', zipCode: '', country: '', latitude: '', longitude: '' }
  expect(await userAfter(coupleImported())).toMatchObject({ firstname: 'Camille', ...unknown, has_finished_onboarding: false })
  const saved = await userAfter(coupleImported(), coupleProfileUpdated({ home: gent }))
  expect(saved).toMatchObject({ city: 'Gent', has_finished_onboarding: true })
})

test('finds no couple for an unknown id or an erased couple', async () => {
  expect(await userAfter(coupleRegistered({ coupleId: coupleId(2) }))).toBeUndefined()
  const gone = { firstname: erased, lastname: erased, email: erased, phone: erased, home: erased }
  expect(await userAfter(coupleRegistered(gone), coupleProfileUpdated({ email: erased, home: erased }))).toBeUndefined()
})

test('a repeated event changes nothing', async () => {
  const tables = await projectTwice(coupleProfile, coupleRegistered(), coupleProfileUpdated({ home: gent }))
  expect(tables['couples']).toMatchObject([{ city: 'Gent', locale: 'fr-FR' }])
})
