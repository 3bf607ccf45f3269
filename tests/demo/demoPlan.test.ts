import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoCouple, demoPassword, demoPlanners } from '../../scripts/demo/demoAccounts.ts'
import { type DemoTowns, readDemoTowns } from '../../scripts/demo/demoTowns.ts'
import { type DemoWorld, planDemoWorld } from '../../scripts/demo/planDemoWorld.ts'
import { demoPictureOf } from '../../scripts/demo/scenes/demoPhoto.ts'
import { reviewTexts } from '../../scripts/demo/texts/reviewTexts.ts'
import { demoLanguages, textsByLanguage } from '../../scripts/demo/texts/textsByLanguage.ts'
import { countries } from '../../src/domain/locale.ts'
import { parsePostalCode } from '../../src/domain/postalCode.ts'
import { photoPictureIn } from '../../src/domain/provider/photoPicture.ts'
import { offeredServices } from '../../src/domain/referenceValues.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { parsePhoneNumber } from '../../src/integrations/phoneNumbers/parsePhoneNumber.ts'
import { maskContactData } from '../../src/projections/requestInbox/maskContactData.ts'
import { createCitiesDatabase } from '../setup/citiesDatabase.ts'
import { alikePictures } from '../setup/pictureLikeness.ts'
import type { TestDatabase } from '../setup/testDatabase.ts'

const now = new Date('2026-11-21T10:30:00.000Z')
const daysAgo = (time: Date) => (now.getTime() - time.getTime()) / 86_400_000

let database: TestDatabase
let towns: DemoTowns
let world: DemoWorld
beforeAll(async () => {
  database = await createCitiesDatabase()
  towns = await readDemoTowns(database.pool)
  world = planDemoWorld(now, towns)
})
afterAll(() => database.drop())

test('the same time gives the same world', () => {
  expect(planDemoWorld(now, towns)).toEqual(world)
})

describe('providers', () => {
  test('are at least 600, in all seven countries, most of them in France, a few of them venues', () => {
    const shares = countries.map((country) => world.providers.filter(({ place }) => place.country === country).length)
    expect(world.providers.length).toBeGreaterThanOrEqual(600)
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(40)
    expect(shares[0]).toBe(Math.max(...shares))
    const venues = world.providers.filter(({ registration }) => registration.kind === 'venue')
    expect(venues.length).toBeGreaterThan(20)
    expect(venues.length).toBeLessThan(80)
  })

  test('about one in seven has Premium, and six in ten were here lately', () => {
    const share = (count: number) => count / world.providers.length
    expect(share(world.providers.filter(({ premiumSince }) => premiumSince).length)).toBeCloseTo(0.15, 1)
    const active = world.providers.filter(({ signedInAt }) => signedInAt && daysAgo(signedInAt) < defaultRules.activeDays)
    expect(share(active.length)).toBeCloseTo(0.6, 1)
  })

  test('sit in many real towns with postal codes of their country', () => {
    const wrong = world.providers.filter(({ place }) => parsePostalCode(place.country, place.zipCode) !== place.zipCode)
    expect(wrong.map(({ place }) => place)).toEqual([])
    expect(new Set(world.providers.map(({ place }) => `${place.country} ${place.city}`)).size).toBeGreaterThan(150)
  })

  test('have companies of different, permitted names, and addresses of their own', () => {
    const names = world.providers.map(({ company }) => company.name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[\p{L}\p{N} \-'&.]{2,50}$/u.test(name))).toEqual([])
    expect(new Set(world.providers.map(({ registration }) => registration.email)).size).toBe(names.length)
    expect(new Set(world.providers.map(({ registration }) => registration.publicId)).size).toBe(names.length)
  })

  test('have plausible prices and speak their own language', () => {
    const full = world.providers.flatMap(({ services }) => services.filter(({ service }) => service === 'FULL_PLANNING'))
    const prices = full.flatMap(({ startingFrom }) => startingFrom ?? [])
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(200_000)
    expect(Math.max(...prices)).toBeLessThanOrEqual(1_200_000)
    expect(world.providers.filter(({ languages: spoken, registration }) => spoken[0] !== registration.locale.slice(0, 2))).toEqual([])
  })

  test('register before anything else happens to them', () => {
    const early = world.providers.filter(
      ({ registeredAt, premiumSince, signedInAt }) => (premiumSince ?? now) <= registeredAt || (signedInAt ?? now) <= registeredAt,
    )
    expect(early).toEqual([])
  })
})

describe('the first page of the directory', () => {
  test.each(countries)('of %s shows no two cards with pictures that look alike', async (country) => {
    const here = world.providers.filter(({ place }) => place.country === country)
    const ranked = here.toSorted(
      (a, b) => Number(!a.premiumSince) - Number(!b.premiumSince) || (b.signedInAt?.getTime() ?? 0) - (a.signedInAt?.getTime() ?? 0),
    )
    const keys = ranked.slice(0, defaultRules.search.pageSize).flatMap(({ profilePhoto, photos: [key] }) => {
      const photo = photoPictureIn(profilePhoto ?? key?.picture ?? '')
      return (photo && demoPictureOf(photo)) ?? []
    })
    expect(keys).toHaveLength(defaultRules.search.pageSize)
    expect(await alikePictures(keys)).toEqual([])
  })

  test.each(countries)('and any other of %s has key pictures of different scenes or lights', (country) => {
    const keys = world.providers.filter(({ place }) => place.country === country).map(({ photos: [key] }) => key?.picture.slice(44))
    expect(new Set(keys.map((key) => key?.replace(/-\d+_+$/, ''))).size).toBe(keys.length)
  })
})

describe('couples', () => {
  test('wrote so long ago that no mail is sent now', () => {
    const youngest = Math.min(...world.couples.map(({ project }) => daysAgo(project.contactedAt)))
    expect(youngest * 24).toBeGreaterThan(defaultRules.newsForHours)
    expect(Math.min(...world.providers.map(({ registeredAt }) => daysAgo(registeredAt)))).toBeGreaterThan(4)
  })

  test('have phones of their own, and events to come', () => {
    const phones = world.couples.map(({ registration }) => registration.phone)
    expect(new Set(phones).size).toBe(phones.length)
    expect(world.couples.filter(({ project }) => Date.parse(project.details.eventDate) - now.getTime() < 30 * 86_400_000)).toEqual([])
  })

  test('sent the demo planners requests in every state', () => {
    for (const { id } of world.providers.slice(0, demoPlanners.length)) {
      const sent = world.couples.flatMap(({ project }) =>
        project.requests
          .filter(({ providerId }) => providerId === id)
          .map((request) => ({ ...request, withdrawn: project.cancelledAt !== undefined })),
      )
      const states = sent.map(({ withdrawn, seenAt, answer }) =>
        withdrawn ? 'withdrawn' : answer.kind === 'none' ? (seenAt ? 'seen' : 'sent') : answer.kind,
      )
      expect(new Set(states)).toEqual(new Set(['sent', 'seen', 'unlock', 'reject', 'withdrawn']))
    }
  })

  test('leave a contact in some messages, which a locked request masks', () => {
    const messages = world.couples.map(({ project, registration }) =>
      maskContactData(project.message, { firstname: registration.firstname, lastname: registration.lastname }),
    )
    const masked = messages.filter((message) => message.includes('•••'))
    expect(masked.length).toBeGreaterThan(15)
    expect(masked.length).toBeLessThan(world.couples.length / 2)
    expect(messages.filter((message) => /\d{2}[ .]?\d{2}[ .]?\d{2}[ .]?\d{2}/.test(message))).toEqual([])
  })
})

describe('reviews', () => {
  const of = (providerId: string) => world.reviews.filter(({ words }) => words.providerId === providerId)

  test('are a handful of some planners, few enough for a quick first start', () => {
    expect(world.reviews.length).toBeGreaterThan(80)
    expect(world.reviews.length).toBeLessThanOrEqual(150)
    const ids = new Set(world.reviews.map(({ words }) => words.reviewId))
    expect(ids.size).toBe(world.reviews.length)
  })

  test('let visitors use the pagination at the demo planners, read a reply and find one to moderate', () => {
    for (const { id } of world.providers.slice(0, demoPlanners.length)) {
      expect(of(id).filter(({ publishedAt }) => publishedAt).length).toBeGreaterThan(defaultRules.reviews.pageSize)
      expect(of(id).filter(({ publishedAt }) => !publishedAt)).toHaveLength(1)
      expect(of(id).some(({ reply }) => reply)).toBe(true)
      const scored = of(id).filter(({ words }) => words.rating !== null)
      expect(new Set(scored.map(({ words }) => words.text)).size).toBe(scored.length)
    }
  })

  test('are of weddings while the provider was here, and happened before now', () => {
    const impossible = world.reviews.filter(({ words, writtenAt, publishedAt, reply }) => {
      const registeredAt = world.providers.find(({ id }) => id === words.providerId)?.registeredAt ?? now
      const wedding = new Date(words.weddingDate ?? writtenAt)
      return wedding < registeredAt || wedding > writtenAt || (publishedAt ?? writtenAt) > now || (reply?.at ?? writtenAt) > now
    })
    expect(impossible).toEqual([])
  })
})

test('venues are a dozen and more, of several owners, types and countries, and one of the first planner stands in every state', () => {
  const { venues, providers } = world
  const validated = venues.filter(({ stage }) => stage === 'validated')
  expect(validated.length).toBeGreaterThanOrEqual(12)
  expect(new Set(validated.map(({ owner }) => owner.id)).size).toBeGreaterThanOrEqual(6)
  expect(new Set(validated.map(({ owner }) => owner.place.country)).size).toBeGreaterThanOrEqual(4)
  expect(new Set(validated.map(({ type }) => type)).size).toBeGreaterThanOrEqual(6)
  const ofFirst = venues.filter(({ owner }) => owner.id === providers[0]?.id)
  expect(ofFirst.map(({ stage }) => stage).toSorted()).toEqual(['draft', 'rejected', 'validated', 'waiting'])
  expect(new Set(venues.map(({ publicId }) => publicId)).size).toBe(venues.length)
})

test('the demo accounts can sign in by the rules of sign-in', () => {
  expect(parsePhoneNumber(demoCouple.phone)).toBe(demoCouple.phone)
  expect(demoPassword).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^\w\s]).{8,128}$/)
})

describe.each(demoLanguages)('the texts in %s', (language) => {
  const texts = textsByLanguage[language]
  const reviews = reviewTexts[language]

  test('fill every sentence', () => {
    const company = { company: 'Atelier', inTown: texts.inTown('Lyon'), years: 7 }
    const project = { inTown: texts.inTown('Lyon'), day: '19', guests: 80 }
    const written = [
      ...[texts.planner, texts.venue].flatMap(({ opening, approach, closing }) => [
        ...opening.map((each) => each(company)),
        ...approach,
        ...closing,
      ]),
      ...texts.experience.map((each) => each(company)),
      ...[...texts.wedding, texts.party].map((each) => each(project)),
      texts.reachUs('1'),
      ...offeredServices.flatMap((service) => texts.services[service]),
      ...[reviews.glad, reviews.mixed, reviews.details, reviews.guests, reviews.parents, reviews.recommendation, reviews.replies].flat(),
      reviews.both('A', 'B'),
      ...[
        texts.serviceText,
        texts.strengths,
        texts.greeting,
        texts.wish,
        texts.weddingWish,
        texts.farewell,
        texts.themes,
        texts.otherEvents,
      ].flat(),
    ]
    expect(written.filter((text) => text.trim() !== text || text === '' || /undefined|\$\{|lorem| {2}/i.test(text))).toEqual([])
    expect(new Set(written).size).toBe(written.length)
  })
})
