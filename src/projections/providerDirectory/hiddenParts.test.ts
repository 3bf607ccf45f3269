import { expect, test } from 'vitest'
import { projectionHarness } from '../../../tests/projections/projectionHarness.ts'
import { providerEvents } from '../../../tests/projections/sketchedProvider.ts'
import {
  companyDescribed,
  photoAdded,
  photoDescribed,
  profilePhotoSet,
  profileWritten,
  providerId,
  videoAdded,
} from '../../../tests/setup/sampleEvents.ts'
import { profilePartApproved, profilePartRejected, profilePartsChanged } from '../../../tests/setup/sampleModerationEvents.ts'
import { socialNetworksChanged } from '../../../tests/setup/sampleSocialNetworkEvents.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import { itemPart, type ProfilePart, singlePart } from '../../domain/provider/profilePart.ts'
import { defaultRules } from '../../domain/rules.ts'
import { publicProfile } from './providerCards.ts'
import { providerDirectory } from './providerDirectory.ts'
import { publicAddresses } from './publicAddresses.ts'
import { searchProviders } from './searchProviders.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const viewer = { language: 'fr', now, rules: defaultRules } as const
const described = companyDescribed({ name: 'Maison Lune', website: 'https://maison-lune.example/' })
const [photo, video] = [photoAdded(), videoAdded()]
const { photoId } = photo.data
const profile: readonly AllianceEvent[] = [
  ...providerEvents(1, { name: 'Maison Lune', services: { FULL_PLANNING: { description: 'De A à Z' } } }),
  described,
  profileWritten({ portrait: '<p>Guinguette</p>', experience: '<p>Dix ans</p>', strengths: ['Calme'], serviceText: '<p>Tout</p>' }),
  photo,
  photoDescribed(),
  profilePhotoSet(),
  video,
  socialNetworksChanged(),
]

async function directoryAfter(...events: readonly AllianceEvent[]) {
  const { given, pool } = await projectionHarness(providerDirectory)
  await given(...profile, ...events)
  return {
    given,
    card: async () => {
      const card = await publicProfile(pool, providerId(1), viewer)
      if (!card) throw new Error('it is not public')
      return card
    },
    found: async (text: string) =>
      (await searchProviders(pool, { kind: 'planner', keywords: text, town: null, page: 1 }, defaultRules)).total,
    addresses: async () => publicAddresses(pool, { from: 0, limit: 10 }),
  }
}
const rejected = (part: ProfilePart) => profilePartRejected({ part })

test.each([
  ['portrait', { portrait: '', description_longue: '' }],
  ['experience', { experience: '' }],
  ['strengths', { benefits: [] }],
  ['service_text', { service: '' }],
  ['website', { website: null }],
  ['social_networks', { socialNetworks: [] }],
] as const)('hides only a rejected %s, and shows it again once it is accepted', async (kind, hidden) => {
  const { card, given } = await directoryAfter()
  const before = await card()
  await given(rejected(singlePart(kind)))
  expect(await card()).toEqual({ ...before, ...hidden })
  expect(before).not.toMatchObject(hidden)
  await given(profilePartApproved({ part: singlePart(kind) }))
  expect(await card()).toEqual(before)
})

test('hides a rejected photograph, caption, video, face or description of a service', async () => {
  const { card, given } = await directoryAfter()
  const before = await card()
  expect(before.images).toMatchObject([{ caption: 'Le dîner', alt: 'Une longue table' }])
  await given(rejected(itemPart('caption', photoId)))
  expect((await card()).images).toMatchObject([{ caption: '', alt: '' }])
  await given(rejected(itemPart('photo', photoId)), rejected(itemPart('video', video.data.videoId)), rejected(singlePart('profile_photo')))
  await given(rejected(singlePart('service_descriptions')))
  expect(await card()).toMatchObject({
    images: [],
    videos: [],
    picture: `portraits/${before.publicId}`,
    prestations: [{ description: null }],
  })
})

test('rejected words find nobody, and their replacements do', async () => {
  const { found, given } = await directoryAfter()
  expect(await found('guinguette')).toBe(1)
  await given(rejected(singlePart('portrait')))
  expect(await found('guinguette')).toBe(0)
  await given(profileWritten({ portrait: '<p>Canopée</p>' }), profilePartsChanged([{ part: singlePart('portrait'), version: 2 }]))
  expect([await found('guinguette'), await found('canopée')]).toEqual([0, 1])
})

test('a rejected name is replaced by the last accepted one, else by the kind of provider', async () => {
  const name = singlePart('company_name')
  const { card, found, addresses, given } = await directoryAfter(companyDescribed({ name: 'Copie Conforme' }), profilePartsChanged([name]))
  expect(await card()).toMatchObject({ name: 'Copie Conforme', profileUrl: '/planner/p1-copie-conforme' })
  await given(rejected(name))
  expect(await card()).toMatchObject({ name: 'Maison Lune', profileUrl: '/planner/p1-maison-lune' })
  expect([await found('copie'), await found('lune')]).toEqual([0, 1])
  await given(profilePartApproved({ part: name }), rejected(name))
  expect(await card()).toMatchObject({ name: 'Wedding planner, Lyon', profileUrl: '/planner/p1' })
  expect(await addresses()).toEqual(['/planner/p1'])
})
