import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultRules } from '../../src/domain/rules.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { lyon } from '../setup/sampleEvents.ts'
import { signedInPlanner } from '../setup/testPeople.ts'

const rhone = { ...lyon, region: 'Rhône' }
const coordination = [
  { service: 'DAY_COORDINATION', startingFrom: 150_000, description: null, priceVisible: true, descriptionVisible: true },
] as const

let world: BrowserWorld
let position: string
beforeAll(async () => {
  world = await openBrowserWorld({ rules: { ...defaultRules, search: { ...defaultRules.search, pageSize: 3 } } })
  for (const name of ['Maison Aubépine', 'Les Grands Jours', 'Un Oui pour la Vie', 'Atelier des Promesses']) {
    await signedInPlanner(world.product, { company: { name, place: rhone } })
  }
  await signedInPlanner(world.product, { company: { name: 'Côté Seine', place: { ...lyon, city: 'Paris', region: 'Paris' } } })
  const last = await signedInPlanner(world.product, { company: { name: 'Jour J Lyon', place: rhone }, services: [...coordination] })
  position = last.position
})
afterAll(() => world.close())

const read = (path: string) => world.product.call('GET', path, { after: position, headers: { 'accept-language': 'fr' } })

describe('the directory', () => {
  test.each(['desktop', 'phone'] as const)('leads from all countries to a planner on a %s', async (device) => {
    await read('/planners')
    const page = await world.open({ device })
    expect((await page.goto('/planners'))?.status()).toBe(200)
    await page.getByRole('heading', { level: 1, name: 'Trouver un wedding planner' }).waitFor()
    await expectAccessible(page)
    await screenshot(page, `directory-${device}`)
    await page.getByRole('link', { name: 'France', exact: true }).click()
    await page.getByText('6 wedding planners').waitFor()
    await page.getByRole('link', { name: 'Rhône (5)' }).click()
    await page.waitForURL('/planners/fr/rhone')
    await page.getByRole('heading', { level: 1, name: 'Wedding planners : Rhône, France' }).waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBe(3)
    await expectAccessible(page)
    await expectNoOverflow(page)
    await screenshot(page, `directory-region-${device}`)
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await page.waitForURL('/planners/fr/rhone?page=2')
    await expect.poll(() => page.getByRole('article').count()).toBe(2)
    await page.getByRole('link', { name: 'Coordination du jour J' }).click()
    await page.waitForURL('/planners/fr/rhone/day-coordination')
    await page.getByText('1 wedding planner', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Voir le profil de Jour J Lyon' }).click()
    await page.getByRole('heading', { level: 1, name: 'Jour J Lyon' }).waitFor()
    expectNoProblems(page)
  })

  test('is rendered by the server, with what search engines ask for', async () => {
    const { text, status } = await read('/planners/fr/rhone?page=2')
    expect(status).toBe(200)
    expect(text).toMatch(/<h1[^>]*>Wedding planners\s: Rhône, France<\/h1>/)
    expect(text).toMatch(/<title>Wedding planners\s: Rhône, France – Alliance<\/title>/)
    expect(text).toMatch(/<meta name="description" content="Wedding planners\s: Rhône, France\./)
    expect(text).toContain('<link rel="canonical" href="http://localhost/planners/fr/rhone?page=2">')
    expect(text).toContain('<link rel="alternate" hreflang="pt" href="http://localhost/planners/fr/rhone?page=2&amp;locale=pt">')
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? []
    const [way, list] = JSON.parse(json)['@graph']
    expect(way.itemListElement.map((step: { item: string }) => step.item)).toEqual([
      'http://localhost/planners/fr',
      'http://localhost/planners/fr/rhone',
    ])
    expect(list.itemListElement).toHaveLength(2)
    expect((await read('/planners/fr/rhone?locale=de')).text).toMatch(/<h1[^>]*>Hochzeitsplanung: Rhône, Frankreich<\/h1>/)
  })

  test('says so where nobody offers a service yet, and keeps that out of indexes', async () => {
    const { text, status } = await read('/planners/fr/paris/day-coordination')
    expect(status).toBe(200)
    expect(text).toContain('Aucun wedding planner ne propose encore cette prestation ici.')
    expect(text).toContain('<meta name="robots" content="noindex">')
  })

  test.each([
    '/planners/xx',
    '/planners/FR',
    '/planners/fr/',
    '/planners/fr/atlantis',
    '/planners/fr/rhone/flowers',
    '/planners/fr/complete/rhone',
    '/planners/fr/rhone?page=9',
    '/planners/fr/rhone/complete/more',
  ])('%s is no page', async (path) => {
    const { status, text } = await world.product.call('GET', path, { headers: { accept: 'text/html', 'accept-language': 'en' } })
    expect(status).toBe(404)
    expect(text).toContain('The page you are looking for does not exist or is no longer available.')
  })

  test('is listed in the sitemap, page by page', async () => {
    expect((await read('/sitemap.xml')).text).toContain('<loc>http://localhost/sitemaps/directory.xml</loc>')
    const { text } = await read('/sitemaps/directory.xml')
    for (const path of ['fr', 'fr/complete', 'fr/rhone', 'fr/rhone/day-coordination', 'fr/paris/complete']) {
      expect(text).toContain(`<loc>http://localhost/planners/${path}</loc>`)
    }
    expect(text).not.toContain('fr/paris/day-coordination')
  })

  test('answers programs as well', async () => {
    const { body } = await world.product.call('GET', '/api/directory/planners?country=fr&region=rhone&service=day-coordination&locale=en')
    expect(body).toMatchObject({ region: { name: 'Rhône' }, service: { name: 'Day-of coordination' }, total: 1, pages: 1 })
    expect((await world.product.call('GET', '/api/directory/planners?region=rhone')).status).toBe(404)
    expect((await world.product.call('GET', '/api/directory/planners?country=france')).status).toBe(400)
  })
})
