import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillProjection } from '../../../tests/projections/fillProjection.ts'
import { providerEvents } from '../../../tests/projections/sketchedProvider.ts'
import { accentChosen } from '../../../tests/setup/sampleAccentEvents.ts'
import {
  circleJoined,
  companyDescribed,
  lyon,
  profileWritten,
  providerId,
  providerRegistered,
  providerSignedIn,
  servicesOffered,
  subscriptionStarted,
} from '../../../tests/setup/sampleEvents.ts'
import { providerApproved } from '../../../tests/setup/sampleModerationEvents.ts'
import { socialNetworksChanged } from '../../../tests/setup/sampleSocialNetworkEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { languages } from '../../domain/languages.ts'
import { offeredServices } from '../../domain/referenceValues.ts'
import { defaultRules } from '../../domain/rules.ts'
import { type CardRow, type CardViewer, cardOf } from './providerCard.ts'
import { cardsOf, contactable, idsOfPublicIds, publicProfile } from './providerCards.ts'
import { providerDirectory } from './providerDirectory.ts'
import { unknownProvider } from './providerRow.ts'
import { serviceLabels } from './serviceLabels.ts'

const french: CardViewer = { language: 'fr', now: new Date('2026-11-21T10:00:00.000Z'), rules: defaultRules }
const listed = providerId(1)
const venue = providerId(2)
const unlisted = providerId(3)
const undescribed = providerId(4)
const unknown = providerId(5)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await fillProjection(database.pool, providerDirectory, [
    providerRegistered(),
    companyDescribed({ website: 'https://atelier-fontaine.example/', createdOn: '2014-03-01' }),
    accentChosen(),
    socialNetworksChanged({ addresses: { twitter: 'https://x.com/atelier', facebook: 'https://www.facebook.com/atelier' } }),
    servicesOffered({
      services: [
        { service: 'FULL_PLANNING', startingFrom: 412_350, description: 'Tout <compris>', priceVisible: true, descriptionVisible: true },
        { service: 'DAY_COORDINATION', startingFrom: 150_000, description: 'Secret', priceVisible: false, descriptionVisible: false },
        { service: 'WEDDING_DESIGN', startingFrom: null, description: null, priceVisible: true, descriptionVisible: true },
      ],
    }),
    profileWritten({
      portrait: `<p>Je <em>dessine</em> des mariages.</p><script>alert(1)</script><p>${'Au bord du lac. '.repeat(20)}</p>`,
      experience: '<p onclick="x">Douze saisons</p>',
      strengths: ['Calme', '<img src=x onerror=alert(1)>Réseau'],
      serviceText: '<a href="//evil.example">Complet</a>',
    }),
    subscriptionStarted(),
    circleJoined(),
    providerApproved(),
    providerSignedIn({ signedInAt: '2026-08-23T10:00:00.000Z' }),
    ...providerEvents(2, { kind: 'venue', name: 'Свадьба', place: { zipCode: '' }, signedInAt: '2026-08-23T09:59:59.000Z' }),
    ...providerEvents(3, { approved: false }),
    providerRegistered({ providerId: undescribed, publicId: 'p4' }),
  ])
})
afterAll(() => database.drop())

describe('a card', () => {
  it('has the fields of the couple API', async () => {
    const [card] = await cardsOf(database.pool, [providerId()], french)
    expect(card).toEqual({
      id: providerId(),
      publicId: 'k7m2p9',
      name: 'Atelier Fontaine',
      profileUrl: '/planner/k7m2p9-atelier-fontaine',
      picture: 'portraits/k7m2p9',
      isPremium: true,
      isCircleMember: true,
      city: lyon.city,
      cp: '69001',
      portrait:
        'Je <em>dessine</em> des mariages. Au bord du lac. Au bord du lac. Au bord du lac. Au bord du lac. Au bord du lac. Au bord du lac. Au bord du lac. Au bord du lac. Au…',
      hasLoggedInTheLastDays: true,
      langues: [
        { iso: 'fr', label: 'français' },
        { iso: 'en', label: 'anglais' },
      ],
      prestations: [
        { label: 'Organisation complète', description: 'Tout <compris>', budgetStartingFrom: 4123.5 },
        { label: 'Coordination du jour J', description: null, budgetStartingFrom: null },
        { label: 'Décoration de mariage', description: null, budgetStartingFrom: null },
      ],
      description_longue: `<p>Je <em>dessine</em> des mariages.</p><p>${'Au bord du lac. '.repeat(20)}</p>`,
      experience: '<p>Douze saisons</p>',
      service: 'Complet',
      benefits: ['Calme', 'Réseau'],
      images: [],
      videos: [],
      website: 'https://atelier-fontaine.example/',
      createdYear: 2014,
      accent: 'plum',
      socialNetworks: [
        { network: 'facebook', address: 'https://www.facebook.com/atelier' },
        { network: 'twitter', address: 'https://x.com/atelier' },
      ],
    })
  })

  it('has the chosen colour while the provider has Premium', () => {
    const row = { ...unknownProvider(providerId()), signed_in_at: null, accent: 'plum' as const }
    expect([true, false, true].map((premium) => cardOf({ ...row, premium }, french, 'text').accent)).toEqual(['plum', null, 'plum'])
  })

  it('links only to web addresses', () => {
    const row = { ...unknownProvider(providerId()), signed_in_at: null, website: 'javascript:alert(1)' }
    expect(cardOf(row, french, 'text').website).toBeNull()
  })

  it('shows the galleries as far as the plan goes: all of a Premium planner’s and of a venue’s, the first five and one that anybody else added', () => {
    const video = { description: '', isVisible: true }
    const row = (over: Partial<CardRow>): CardRow => ({
      ...unknownProvider(providerId()),
      signed_in_at: null,
      photos: Array.from({ length: 7 }, (_, index) => ({
        photoId: providerId(index),
        picture: `scenes/${index}`,
        alt: `${index}`,
        caption: '',
        altRequired: false,
        isVisible: true,
        // In another order than they were added.
        added: (index + 3) % 7,
      })),
      videos: [
        { ...video, videoId: providerId(1), title: 'Nos voix', platform: 'vimeo', key: '76979871', hash: '8272103f6e', added: 9 },
        { ...video, videoId: providerId(2), title: 'En mai', platform: 'youtube', key: 'dQw4w9WgXcQ', hash: null, added: 8 },
      ],
      ...over,
    })
    const shown = (over: Partial<CardRow>) => {
      const { images, videos } = cardOf(row(over), french, 'html')
      return { photos: images.map(({ alt }) => alt).join(''), videos }
    }
    const both = [
      { title: 'Nos voix', description: '', link: 'https://vimeo.com/76979871/8272103f6e' },
      { title: 'En mai', description: '', link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    ]
    expect(shown({ kind: 'planner', premium: true })).toEqual({ photos: '0123456', videos: both })
    expect(shown({ kind: 'venue', premium: false })).toEqual({ photos: '0123456', videos: both })
    expect(shown({ kind: 'planner', premium: false })).toEqual({ photos: '01456', videos: both.slice(1) })
  })

  it('is in the viewer’s language', async () => {
    const [card] = await cardsOf(database.pool, [providerId()], { ...french, language: 'de' })
    expect(card?.langues.map(({ label }) => label)).toEqual(['Französisch', 'Englisch'])
    expect(card?.prestations[0]?.label).toBe('Komplettplanung')
  })

  it('of a venue leads to its page, even when no letter of its name fits an address', async () => {
    const [card] = await cardsOf(database.pool, [providerId(2)], french)
    expect(card).toMatchObject({ profileUrl: '/venue/p2', cp: '', portrait: '', isPremium: false, hasLoggedInTheLastDays: false })
  })
})

describe('cardsOf', () => {
  it('returns the excerpt as plain text on request', async () => {
    const [card] = await cardsOf(database.pool, [listed], french, { excerpt: 'text' })
    expect(card?.portrait).toMatch(/^Je dessine des mariages\. Au bord du lac\./)
  })

  it('keeps the order of the ids and leaves out providers that are not public', async () => {
    const ids = [unlisted, venue, unknown, undescribed, listed]
    expect((await cardsOf(database.pool, ids, french)).map(({ id }) => id)).toEqual([venue, listed])
    expect((await cardsOf(database.pool, ids, french, { evenUnlisted: true })).map(({ id }) => id)).toEqual([unlisted, venue, listed])
    expect(await cardsOf(database.pool, [], french)).toEqual([])
  })
})

describe('publicProfile', () => {
  it.each([
    ['its id', listed, listed],
    ['its id in capitals', listed.toUpperCase(), listed],
    ['its public id', 'p2', venue],
    ['the id of one that is not public', unlisted, undefined],
    ['a public id of one that is not public', 'p3', undefined],
    ['neither', "' OR true --", undefined],
  ])('is found by %s', async (_how, asked, id) => {
    expect((await publicProfile(database.pool, asked, french))?.id).toBe(id)
  })
})

describe('public ids and ids', () => {
  it('return public providers in the given order', async () => {
    expect(await idsOfPublicIds(database.pool, ['p2', 'p3', 'nobody', 'k7m2p9'])).toEqual([venue, listed])
    expect(await idsOfPublicIds(database.pool, [])).toEqual([])
  })

  it('tell who can be written to', async () => {
    expect(await contactable(database.pool, [listed, unlisted, undescribed, unknown, venue])).toEqual(new Set([listed, venue]))
  })
})

it('every service has a name in every language', () => {
  for (const service of offeredServices) for (const language of languages) expect(serviceLabels[service][language]).toMatch(/\S/)
})
