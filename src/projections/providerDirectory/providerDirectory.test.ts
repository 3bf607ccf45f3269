import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { fillProjection } from '../../../tests/projections/fillProjection.ts'
import { projectionHarness, projectTwice, rebuildEqualsLive } from '../../../tests/projections/projectionHarness.ts'
import {
  circleJoined,
  companyDescribed,
  companyNumberChecked,
  companyNumberGiven,
  lyon,
  photoAdded,
  photoRemoved,
  profileWritten,
  providerId,
  providerRegistered,
  providerSignedIn,
  servicesOffered,
  subscriptionEnded,
  subscriptionStarted,
  videoAdded,
  videoRemoved,
} from '../../../tests/setup/sampleEvents.ts'
import { providerApproved } from '../../../tests/setup/sampleModerationEvents.ts'
import { erased } from '../../domain/event.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import { defaultRules } from '../../domain/rules.ts'
import { providerAvailability } from '../providerAvailability/providerAvailability.ts'
import { rebuild } from '../runner/rebuild.ts'
import { cardsOf, idsOfPublicIds, publicProfile } from './providerCards.ts'
import { providerDirectory } from './providerDirectory.ts'
import { unknownProvider } from './providerRow.ts'
import { searchProviders } from './searchProviders.ts'
import { suggestProviders } from './suggestProviders.ts'

const secondId = '7f3a9c1e-2b4d-4e6f-8a1c-3d5e7f9b2a4c'

const story: readonly AllianceEvent[] = [
  providerRegistered(),
  companyDescribed(),
  servicesOffered(),
  profileWritten({ portrait: '<p>Des mariages d’été,<br>&eacute;légants &amp; simples</p>' }),
  subscriptionStarted(),
  providerApproved(),
  circleJoined(),
  photoAdded(),
  photoAdded({ photoId: secondId, picture: 'scenes/x4q8r1', alt: '' }),
  photoRemoved(),
  videoAdded(),
  videoAdded({ videoId: secondId, title: 'Nos voix', platform: 'youtube', key: 'dQw4w9WgXcQ' }),
  videoRemoved({ videoId: secondId }),
  providerSignedIn(),
  companyDescribed({ name: 'Atelier Fontaine & Filles', languages: ['fr'], startingFrom: null }),
  providerRegistered({ providerId: providerId(2), publicId: 'v3n8e1', kind: 'venue' }),
  subscriptionEnded(),
  providerApproved({ providerId: providerId(2) }),
]

describe('the provider directory', () => {
  it('has the columns for ranking and display, whatever the order and repetition of deliveries', async () => {
    const { providers } = await projectTwice(providerDirectory, ...story)
    expect(providers?.[0]).toMatchObject({
      provider_id: providerId(),
      kind: 'planner',
      listed: true,
      premium: false,
      circle_member: true,
      photos: [{ photoId: secondId, picture: 'scenes/x4q8r1', alt: '', altRequired: false, isVisible: true }],
      videos: [{ videoId: videoAdded().data.videoId, title: 'Un mariage en mai', platform: 'vimeo', key: '76979871', hash: null }],
      signed_in_at: new Date('2026-11-19T07:00:00.000Z'),
      country: 'FR',
      latitude: lyon.latitude,
      language_bits: 0b1,
      offered_bits: 0b1000,
      described_bits: 0b1000,
      company_price: null,
      full_planning_price: '400000',
      partial_planning_price: null,
      public_id: 'k7m2p9',
      slug: 'atelier-fontaine-filles',
      name: 'Atelier Fontaine & Filles',
      name_words: ' atelier fontaine filles ',
      city_words: ' lyon ',
      languages: ['fr'],
      strengths: ['Calme', 'Réseau local'],
    })
    const terms = String(providers?.[0]?.['terms']).trim().split(' ')
    expect(terms).toEqual([...terms].toSorted())
    expect(terms).toEqual(
      expect.arrayContaining([
        'natelie.r',
        'nfille.s',
        'clyo.n',
        'sFULL_PLANNING',
        'wfontain.e',
        'wlyo.n',
        'wmariage.s',
        'wet.e',
        'wsimple.s',
      ]),
    )
    expect(terms.filter((term) => term.startsWith('g'))).toHaveLength(1)
  })

  it('a rebuild gives the same rows, byte for byte', async () => {
    await expect(rebuildEqualsLive(providerDirectory, ...story)).resolves.toBeUndefined()
  })

  it('a rebuild’s swap does not break connections with prepared statements', async () => {
    const { pool, store, given } = await projectionHarness(providerDirectory)
    await given(...story)
    await fillProjection(pool, providerAvailability, [])
    const ask = async () => {
      const search = { kind: 'planner', keywords: 'fontaine', town: null, page: 1 } as const
      const sought = { reference: lyon, serviceType: null, plannerBudget: 'less500', languages: ['fr'] } as const
      const wish = { eventDate: '2027-06-19', eventCountry: 'FR', ...sought }
      const found = await searchProviders(pool, search, defaultRules)
      const suggested = await suggestProviders(pool, { wish, now: new Date('2026-11-21T10:00:00.000Z'), rules: defaultRules })
      return { found: found.results.map((result) => result.providerId), suggested: suggested.map((suggestion) => suggestion.providerId) }
    }
    const expected = { found: [providerId()], suggested: [providerId()] }
    for (let time = 0; time < 8; time++) expect(await ask()).toEqual(expected)
    await rebuild(providerDirectory, { pool, store, log: pino({ level: 'silent' }) })
    expect(await ask()).toEqual(expected)
  })

  it('lists approved providers with a described company, whatever the order of both events', async () => {
    const { given, rows } = await projectionHarness(providerDirectory)
    const listed = async () => (await rows('providers')).map((row) => row['listed'])
    await given(providerRegistered(), companyDescribed())
    expect(await listed()).toEqual([false])
    await given(providerApproved())
    expect(await listed()).toEqual([true])
    await given(providerRegistered({ providerId: providerId(2) }), providerApproved({ providerId: providerId(2) }))
    expect(await listed()).toEqual([true, false])
    await given(companyDescribed({ providerId: providerId(2) }))
    expect(await listed()).toEqual([true, true])
  })

  it('hides a company with a refused number, and none whose number is being checked', async () => {
    const { given, rows } = await projectionHarness(providerDirectory)
    const listed = async () => (await rows('providers'))[0]?.['listed']
    await given(providerRegistered(), companyDescribed(), providerApproved(), companyNumberGiven())
    expect(await listed()).toBe(true)
    for (const outcome of ['not_found', 'valid', 'inactive', 'valid', 'invalid_format'] as const) {
      await given(companyNumberChecked({ outcome }))
      expect(await listed()).toBe(outcome === 'valid')
    }
    await given(companyNumberGiven({ number: '35600000000048', givenAt: '2026-11-16T09:00:00.000Z' }))
    expect(await listed()).toBe(false)
    await given(companyNumberChecked({ givenAt: '2026-11-16T09:00:00.000Z' }))
    expect(await listed()).toBe(true)
  })

  it('lists no erased provider', async () => {
    const { given, rows, pool } = await projectionHarness(providerDirectory)
    await given(
      providerRegistered({ firstname: erased, lastname: erased, email: erased, phone: erased }),
      companyDescribed({ name: erased, place: erased, website: erased }),
      servicesOffered({ services: erased }),
      profileWritten({ portrait: erased, experience: erased, strengths: erased, serviceText: erased }),
      providerApproved(),
      subscriptionStarted(),
      photoAdded({ picture: erased, alt: erased }),
      videoAdded({ title: erased, key: erased }),
      providerSignedIn(),
    )
    const facts = { approved: true, premium: true, kind: 'planner', public_id: 'k7m2p9', signed_in_at: expect.any(Date) }
    const ownFacts = { registered_at: expect.any(Date), subscriptions: [expect.objectContaining({ source: 'granted' })] }
    const spoken = { languages: ['fr', 'en'], language_bits: 0b11, company_price: '180000' }
    expect(await rows('providers')).toEqual([{ ...unknownProvider(providerId()), ...facts, ...ownFacts, ...spoken, listed: false }])
    const viewer = { language: 'fr', now: new Date('2026-11-21T10:00:00.000Z'), rules: defaultRules } as const
    expect(await cardsOf(pool, [providerId()], viewer, { evenUnlisted: true })).toEqual([])
    expect(await publicProfile(pool, 'k7m2p9', viewer)).toBeUndefined()
  })

  it('removes a provider from the list when its later events read as erased', async () => {
    const { given, rows } = await projectionHarness(providerDirectory)
    await given(providerRegistered(), companyDescribed(), servicesOffered(), photoAdded(), videoAdded(), providerApproved())
    await given(
      companyDescribed({ name: erased, place: erased, website: erased }),
      servicesOffered({ services: erased }),
      photoAdded({ picture: erased, alt: erased }),
      videoAdded({ title: erased, key: erased }),
    )
    const { city, name, slug, terms, cell, x } = unknownProvider(providerId())
    const gone = { city, name, slug, terms, cell, x, services: [], photos: [], videos: [], offered_bits: 0 }
    expect(await rows('providers')).toMatchObject([{ ...gone, listed: false }])
  })

  it('shows Premium even when the account’s event arrives first', async () => {
    const { given, rows } = await projectionHarness(providerDirectory)
    await given(subscriptionStarted(), providerRegistered(), companyDescribed(), providerApproved())
    expect(await rows('providers')).toMatchObject([{ premium: true, listed: true }])
    await given(subscriptionEnded())
    expect(await rows('providers')).toMatchObject([{ premium: false, listed: true }])
  })

  it('shows Premium until the last of two subscriptions has ended', async () => {
    const { given, rows } = await projectionHarness(providerDirectory)
    const [one, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const
    await given(providerRegistered(), subscriptionStarted({ subscriptionId: one }), subscriptionStarted({ subscriptionId: other }))
    await given(subscriptionEnded({ subscriptionId: one }))
    expect(await rows('providers')).toMatchObject([{ premium: true }])
    await given(subscriptionEnded({ subscriptionId: other }))
    expect(await rows('providers')).toMatchObject([{ premium: false, subscriptions: [] }])
  })

  it('shows the first registered of two providers with one public id, whichever is described first', async () => {
    const { given, pool } = await projectionHarness(providerDirectory)
    const publicId = 'k7m2p9xz'
    const named = (number: number, name: string, termsAcceptedAt: string) => [
      providerRegistered({ providerId: providerId(number), publicId, termsAcceptedAt }),
      companyDescribed({ providerId: providerId(number), name }),
      providerApproved({ providerId: providerId(number) }),
    ]
    await given(...named(1, 'Later', '2026-11-02T09:00:00.000Z'), ...named(2, 'First', '2026-11-01T09:00:00.000Z'))
    const viewer = { language: 'fr', now: new Date('2026-11-21T10:00:00.000Z'), rules: defaultRules } as const
    expect(await publicProfile(pool, publicId, viewer)).toMatchObject({ id: providerId(2), name: 'First', publicId })
    expect(await publicProfile(pool, providerId(1), viewer)).toMatchObject({ id: providerId(1), name: 'Later', publicId })
    expect(await idsOfPublicIds(pool, [publicId, 'unknown', publicId])).toEqual([providerId(2), providerId(2)])
  })

  it('accepts every price and length of text that an event can hold', async () => {
    const { given, rows } = await projectionHarness(providerDirectory)
    const manyWords = Array.from({ length: 60_000 }, (_, index) => `mot${index}`).join(' ')
    await given(
      providerRegistered(),
      providerApproved(),
      companyDescribed({ startingFrom: Number.MAX_SAFE_INTEGER, name: '😀'.repeat(25) }),
      profileWritten({ portrait: `${'x'.repeat(100_000)} ${manyWords} \u0000\ud800` }),
    )
    const [row] = await rows('providers')
    expect(row).toMatchObject({ company_price: String(Number.MAX_SAFE_INTEGER), slug: '' })
    // Letters that become several letters without accents, in names of maximum length: an index entry must still hold them.
    const long = (letters: number) => Array.from({ length: letters }, (_, index) => String.fromCodePoint(0x3300 + index)).join('')
    await given(companyDescribed({ name: long(50), place: { ...lyon, city: long(120) } }))
    expect(String(row?.['terms'])).toContain(` w${'x'.repeat(39)}.x `)
  })
})
