import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayIn } from '../../src/domain/calendar.ts'
import { addDays } from '../../src/domain/localTime.ts'
import { formatDay } from '../../web/shared/i18n/format.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'

let world: BrowserWorld
let planner: TestPlanner
let hidden: TestPlanner
let path: string

beforeAll(async () => {
  world = await openBrowserWorld()
  hidden = await signedInPlanner(world.product, { approved: false })
  planner = await signedInPlanner(world.product, { profile: { portrait: '<p>Des mariages <em>à taille humaine</em> & "vrais".</p>' } })
  const { body } = await world.product.call<{ planner: { profileUrl: string } }>('GET', `/api/project/planners/${planner.publicId}`, {
    after: planner.position,
  })
  path = body.planner.profileUrl
})
afterAll(() => world.close())

describe('a planner’s public page', () => {
  test.each(['desktop', 'phone'] as const)('is rendered by the server, and works in a %s browser', async (device) => {
    const page = await world.open({ device })
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    expect(await response?.text()).toMatch(/<h1[^>]*>Atelier Fontaine<\/h1>/)
    await page.getByRole('heading', { level: 1, name: 'Atelier Fontaine' }).waitFor()
    await expect.poll(() => page.title()).toBe('Atelier Fontaine, wedding planner à Lyon – Alliance')
    await page.getByRole('link', { name: 'Écrire à Atelier Fontaine' }).waitFor()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await expectNoOverflow(page)
    await screenshot(page, `planner-page-${device}`)
    expectNoProblems(page)
  })

  test('describes itself to search engines, in every language', async () => {
    const text = (await world.product.call('GET', path)).text
    expect(text).toContain('<meta name="description" content="Des mariages à taille humaine &amp; &quot;vrais&quot;.">')
    expect(text).toContain(`<link rel="canonical" href="http://localhost${path}">`)
    expect(text).toContain(`<link rel="alternate" hreflang="de" href="http://localhost${path}?locale=de">`)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? []
    expect(JSON.parse(json)).toMatchObject({ '@type': 'LocalBusiness', name: 'Atelier Fontaine', priceRange: 'from €4000' })
    const german = await world.product.call('GET', `${path}?locale=de`)
    expect(german.text).toContain('<html lang="de"')
  })

  test('asks in its head for the cover alone, and for the portrait after everything else that is seen', async () => {
    const { text } = await world.product.call('GET', path)
    const head = text.slice(0, text.indexOf('<body'))
    const asked = [...head.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link)
    expect(asked.length).toBe(1)
    expect(asked[0]).toContain('/wide-scenes/')
    const portrait = text.match(/<img[^>]*>/g)?.find((image) => image.includes('/portraits/'))
    expect(portrait).toContain('fetchPriority="low"')
    expect(portrait).toContain('loading="eager"')
  })

  test('has one address, and none for who is not public', async () => {
    const moved = await world.product.call('GET', `/planner/${planner.publicId}-anything`)
    expect([moved.status, moved.headers['location']]).toEqual([301, path])
    for (const name of [hidden.publicId, 'unknown1', '-', '%00', 'x'.repeat(300)]) {
      expect((await world.product.call('GET', `/planner/${name}`)).status, name).toBeGreaterThanOrEqual(400)
    }
  })

  test('is whole without a script, however long it is', async () => {
    const long = await signedInPlanner(world.product, { profile: { portrait: '<p>Encore une saison de mariages.</p>'.repeat(1_000) } })
    await world.product.call('GET', `/api/project/planners/${long.publicId}`, { after: long.position })
    const page = await world.open()
    await page.goto(`/planner/${long.publicId}-atelier-fontaine`)
    await expect.poll(() => page.locator('#root script, [hidden][id^="S:"]').count()).toBe(0)
    await page.getByRole('heading', { level: 1, name: 'Atelier Fontaine' }).waitFor()
    await page.waitForLoadState('networkidle')
    expectNoProblems(page)
  })

  test('answers without scripts whether the planner is free on a day', async () => {
    const booked = addDays(dayIn('Europe/Paris', new Date()), 200)
    const call = { token: planner.token, body: { day: booked, label: 'Mariage de Zoé' } }
    const { status, position } = await world.product.call('POST', '/api/pro/availability/bookings', call)
    expect(status).toBe(200)
    await world.product.call('GET', path, { after: position ?? '' })
    const page = await world.open({ context: { javaScriptEnabled: false } })
    await page.goto(path)
    const date = page.getByLabel('Date du mariage')
    await date.focus()
    await expect
      .poll(() => date.evaluate((field) => getComputedStyle(field.closest('noscript')?.parentElement ?? field).outlineStyle))
      .toBe('solid')
    const answers = [
      [addDays(booked, 1), (day: string) => `À notre connaissance, Atelier Fontaine est libre le ${day}.`],
      [booked, (day: string) => `Atelier Fontaine n’est pas disponible le ${day}.`],
    ] as const
    for (const [day, answer] of answers) {
      await date.fill(day)
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page
        .getByRole('status')
        .filter({ hasText: answer(formatDay(day)) })
        .waitFor()
      await expect.poll(() => page.url()).toBe(`${world.origin}${path}?date=${day}`)
      await expect.poll(() => date.inputValue()).toBe(day)
    }
    await expect.poll(() => page.getByText('Mariage de Zoé').count()).toBe(0)
    expectNoProblems(page, /failed: GET .*\.(js|css) csp/)
  })

  test('adds the date field once it comes near the window of a phone, or a key is pressed', async () => {
    const comeNear = (page: Page) => page.getByRole('heading', { name: 'Est-il libre à votre date' }).scrollIntoViewIfNeeded()
    for (const approach of [comeNear, (page: Page) => page.keyboard.press('Tab')]) {
      const page = await world.open({ device: 'phone' })
      await page.goto(path)
      await page.waitForFunction(() => customElements.get('alliance-date'))
      const date = page.getByLabel('Date du mariage')
      await expect.poll(() => date.count()).toBe(0)
      await approach(page)
      await date.fill('2020-05-01')
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page.getByText('Le 01/05/2020 est déjà passé.').waitFor()
      expectNoProblems(page)
    }
  })

  test('has the date field and the button of the language where the scripts cannot be loaded', async () => {
    const page = await world.open({ isNew: true })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(path)
    await page.getByLabel('Date du mariage').fill('2020-05-01')
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await page.getByText('Le 01/05/2020 est déjà passé.').waitFor()
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('en')
    await page.getByRole('button', { name: 'Choisir' }).click()
    await page.getByLabel('Date of the wedding').waitFor()
    expectNoProblems(page, /ERR_FAILED|dynamically imported module/)
  })

  test('of a venue stands at an address of its own', async () => {
    const venue = await signedInPlanner(world.product, { kind: 'venue', company: { name: 'Domaine des Tilleuls' } })
    const address = `/venue/${venue.publicId}-domaine-des-tilleuls`
    const page = await world.product.call('GET', address, { after: venue.position, headers: { 'accept-language': 'fr' } })
    expect(page.status).toBe(200)
    expect(page.text).toMatch(/<h1[^>]*>Domaine des Tilleuls<\/h1>/)
    expect(page.text).toContain('<title>Domaine des Tilleuls, lieu de réception à Lyon – Alliance</title>')
    const asPlanner = await world.product.call('GET', address.replace('/venue/', '/planner/'))
    expect([asPlanner.status, asPlanner.headers['location']]).toEqual([301, address])
  })

  test('is in the sitemap, which robots.txt names', async () => {
    expect((await world.product.call('GET', '/robots.txt')).text).toContain('Sitemap: http://localhost/sitemap.xml')
    expect((await world.product.call('GET', '/sitemap.xml')).text).toContain('<loc>http://localhost/sitemaps/providers-1.xml</loc>')
    const { text } = await world.product.call('GET', '/sitemaps/providers-1.xml')
    expect(text).toContain(`<loc>http://localhost${path}</loc>`)
    expect(text).not.toContain(hidden.publicId)
    expect((await world.product.call('GET', '/sitemaps/providers-2.xml')).status).toBe(404)
  })
})
