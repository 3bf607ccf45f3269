import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { askErasure } from '../../src/domain/person/askErasure.ts'
import { approveProvider } from '../../src/domain/provider/approveProvider.ts'
import { rejectProvider } from '../../src/domain/provider/rejectProvider.ts'
import { hideVenue } from '../../src/domain/venue/hideVenue.ts'
import { showVenue } from '../../src/domain/venue/showVenue.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { sanitisePortrait } from '../../src/projections/sanitiseHtml.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { otherHosts, watchForAttacks } from '../browser/watchForAttacks.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { publicVenue } from '../setup/publicVenue.ts'
import { perform, signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { coupleWithProject } from '../setup/townPlanners.ts'
import { waitForVenues } from '../setup/waitForVenues.ts'
import { writtenReview } from '../setup/writtenReview.ts'
import { xssWords } from '../setup/xssPayloads.ts'

const pictures = [1, 2, 3, 4, 5, 6].map((number) => ({ picture: `scenes/tilleuls${number}`, alt: `Vue ${number} du domaine` }))
const services = [
  {
    service: 'FULL_PLANNING',
    startingFrom: 450_000,
    description: 'Tout est organisé sur place.',
    priceVisible: true,
    descriptionVisible: true,
  },
  { service: 'WEDDING_DESIGN', startingFrom: 99_900, description: 'Prix secret', priceVisible: false, descriptionVisible: false },
] as const
const video = { platform: 'youtube', key: 'dQw4w9WgXcQ', title: 'Le domaine en été', description: 'Une visite.' } as const
const videos = [
  { ...video, isVisible: true },
  { ...video, key: 'aaaaaaaaaaa', title: 'Cachée', isVisible: false },
]

let world: BrowserWorld
let owner: TestPlanner
let venue: Awaited<ReturnType<typeof publicVenue>>
let path: string
beforeAll(async () => {
  world = await openBrowserWorld()
  owner = await signedInPlanner(world.product, { kind: 'venue', company: { name: 'Maison des Tilleuls' } })
  venue = await publicVenue(world.product, owner, { pictures, services, videos })
  path = `/venue/${venue.publicId}-domaine-des-tilleuls`
  await publicVenue(world.product, owner, { identity: { name: 'La Grange aux Lys', type: 'farm' } })
  await writtenReview(world.product, owner.id, { rating: 5 })
  const last = await publicVenue(world.product, owner, { identity: { name: 'Sous le Radar' }, validated: false })
  await waitForVenues(world.product, last.position)
})
afterAll(() => world.close())

const read = (address: string, after = venue.position) =>
  world.product.call('GET', address, { after, headers: { accept: 'text/html', 'accept-language': 'fr' } })
const structuredData = (text: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '')

describe('a venue’s public page', () => {
  test.each(['desktop', 'phone'] as const)('shows all of it on a %s, and leads to the message', async (device) => {
    await read(path)
    const page = await world.open({ device })
    expect((await page.goto(path))?.status()).toBe(200)
    await page.getByRole('heading', { level: 1, name: 'Domaine des Tilleuls' }).waitFor()
    await expect.poll(() => page.title()).toBe('Domaine des Tilleuls, domaine à Lyon – Alliance')
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await expectNoOverflow(page)
    await screenshot(page, `venue-page-${device}`)
    expectNoProblems(page)
  })

  test('describes itself to search engines as an event venue, rated as its owner is', async () => {
    const { text } = await read(path)
    expect(text).toContain('<meta name="description" content="Un domaine au bord de l’eau.">')
    expect(text).toContain(`<link rel="canonical" href="http://localhost${path}">`)
    expect(text).toContain(`<link rel="alternate" hreflang="de" href="http://localhost${path}?locale=de">`)
    expect(structuredData(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'EventVenue',
      '@id': `http://localhost${path}`,
      name: 'Domaine des Tilleuls',
      description: 'Un domaine au bord de l’eau.',
      url: `http://localhost${path}`,
      image: pictures.map(() => expect.stringMatching(/^http:\/\/localhost\/images\/.*\?w=1280$/)),
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 chemin des Tilleuls',
        addressLocality: 'Lyon',
        postalCode: '69001',
        addressCountry: 'FR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 45.761, longitude: 4.8351 },
      maximumAttendeeCapacity: 200,
      sameAs: ['https://tilleuls.example/', 'https://www.facebook.com/tilleuls', 'https://www.instagram.com/tilleuls'],
      amenityFeature: ['Jardin', 'Parking', 'Animaux acceptés'].map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, ratingCount: 1, bestRating: 5, worstRating: 1 },
    })
    const german = await read(`${path}?locale=de`)
    expect(german.text).toContain('<html lang="de"')
    expect(german.text).toContain('<title>Domaine des Tilleuls, Landgut in Lyon – Alliance</title>')
  })

  test('says nothing that its owner hides, and needs no script', async () => {
    const { text } = await read(path)
    for (const hidden of ['Prix secret', 'Cachée', 'aaaaaaaaaaa', 'bonjour@tilleuls.example', '+33478000000']) {
      expect(text, hidden).not.toContain(hidden)
    }
    expect(text).not.toMatch(/999\s€/)
    expect(text).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
    expect(text).toContain(`href="/?prestataire=${venue.venueId}"`)
  })

  test('is linked from the page of its owner', async () => {
    const { text } = await read(`/venue/${owner.publicId}-maison-des-tilleuls`)
    expect(text).toContain('Les lieux de Maison des Tilleuls')
    expect(text).toContain(`href="${path}"`)
    expect(text).not.toContain('Sous le Radar')
  })

  test('has one address, and leads there from every other', async () => {
    for (const name of [venue.publicId, `${venue.publicId}-anything`]) {
      for (const kind of ['venue', 'planner']) {
        const moved = await read(`/${kind}/${name}`)
        expect([moved.status, moved.headers['location']]).toEqual([301, path])
      }
    }
  })

  test('is there as long as the venue is shown and its owner is public, and follows each change', async () => {
    const planner = await signedInPlanner(world.product)
    const { publicId, venueId, position } = await publicVenue(world.product, planner, { identity: { name: 'Le Moulin' } })
    const of = { providerId: planner.id, venueId }
    const address = `/venue/${publicId}-le-moulin`
    expect((await read(address, position)).status).toBe(200)
    const untilStatus = async (status: number) => {
      await expect
        .poll(async () => (await world.product.call('GET', address, { headers: { accept: 'text/html' } })).status, { timeout: 120_000 })
        .toBe(status)
    }
    await perform(world.product, hideVenue, of)
    await untilStatus(404)
    await perform(world.product, showVenue, of)
    await untilStatus(200)
    await perform(world.product, rejectProvider, { providerId: planner.id, reason: 'copied_text', note: 'https://example.com/copied' })
    await untilStatus(404)
    expect((await read('/sitemaps/venues-1.xml')).text).not.toContain(publicId)
    await perform(world.product, approveProvider, { providerId: planner.id })
    await untilStatus(200)
    const person = { kind: 'provider', id: planner.id } as const
    await perform(world.product, askErasure, { person, certificateId: randomUUID(), reason: 'asked-by-person' })
    await untilStatus(404)
  })

  test('of an owner with Premium names none of its competitors', async () => {
    const planner = await signedInPlanner(world.product)
    const { publicId } = await publicVenue(world.product, planner, { identity: { name: 'Le Belvédère' } })
    const premium = await perform(world.product, grantPremium, { providerId: planner.id })
    await world.product.positions.waitFor(providerDirectory, premium, 60_000)
    const { text } = await read(`/venue/${publicId}-le-belvedere`, premium)
    expect(text).toContain('<h1')
    expect(text).not.toContain('La Grange aux Lys')
  })

  test('runs none of 200 payloads in every text of a venue and calls no other host, on its page, its owner’s page, and for a couple', async () => {
    const all = xssWords.join(' ')
    const name = `Domaine ${xssWords[0]}`
    const hostile = await signedInPlanner(world.product, { kind: 'venue' })
    const { position, publicId } = await publicVenue(world.product, hostile, {
      identity: { name, street: all, website: null, facebook: null, instagram: null },
      // One unclosed tag must not hide those that follow.
      presentation: {
        description: all,
        details: xssWords
          .map(sanitisePortrait)
          .map((html) => `<div>${html}</div>`)
          .join(''),
      },
      pictures: [{ picture: 'scenes/1', alt: all }],
      services: [{ service: 'FULL_PLANNING', startingFrom: null, description: all, priceVisible: true, descriptionVisible: true }],
      videos: [{ ...video, title: all, description: all, isVisible: true }],
    })
    const { couple } = await coupleWithProject(world.product)
    const page = await world.open({ cookies: { token: couple.token } })
    const attacks = await watchForAttacks(page, world.origin)
    const moved = await read(`/venue/${publicId}`, position)
    for (const address of [
      String(moved.headers['location']),
      `/planner/${hostile.publicId}`,
      '/venues/fr/rhone',
      `/project?planner=${publicId}`,
    ]) {
      await page.goto(address)
      await page.getByText(name).first().waitFor()
      await page.waitForLoadState('networkidle')
      const hosts = (await otherHosts(page)).map((link) => new URL(link).host)
      expect(hosts.filter((host) => host !== 'www.youtube.com' && host !== 'www.openstreetmap.org')).toEqual([])
      attacks.expectNone()
    }
    expect(structuredData((await read(String(moved.headers['location']), position)).text)).toMatchObject({ name, '@type': 'EventVenue' })
  })
})
