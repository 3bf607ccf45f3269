import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { otherHosts, watchForAttacks } from '../browser/watchForAttacks.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { endPremium } from '../setup/endPremium.ts'
import { portfolioExtras, publishedPortfolio } from '../setup/publishedPortfolio.ts'
import { perform, signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { xssWords } from '../setup/xssPayloads.ts'

let world: BrowserWorld
let planner: TestPlanner
let path: string

const description = 'Un week-end sous les tilleuls, entre deux orages.'
const soon = { timeout: 120_000, interval: 50 }

beforeAll(async () => {
  const texts = { title: { most: 400 }, description: { most: 90_000 }, place: 20_000, style: 20_000 }
  const roomy = { portfolios: texts, photo: { caption: 30_000, alt: 30_000 } }
  world = await openBrowserWorld({ environment: { RULES: JSON.stringify(roomy), MAP_TILES_URL: 'off' } })
  planner = await signedInPlanner(world.product)
  await perform(world.product, grantPremium, { providerId: planner.id })
  path = await publishedPortfolio(world.product, planner, { title: 'Camille & Jules', description })
})
afterAll(() => world.close())

const textAt = async (address: string) => (await world.product.call('GET', address, { headers: { 'accept-language': 'fr' } })).text

describe('a portfolio’s public page', () => {
  test.each(['desktop', 'phone'] as const)('is rendered by the server, and works in a %s browser', async (device) => {
    const page = await world.open({ device })
    const reported = page.waitForResponse((response) => response.url().endsWith('/views'))
    const response = await page.goto(path)
    expect(await response?.text()).toMatch(/<h1[^>]*>Camille &amp; Jules<\/h1>/)
    await page.getByRole('link', { name: 'Écrire à Atelier Fontaine' }).waitFor()
    const facts = await page.locator('dl').innerText()
    expect(facts.split(/\n+/)).toEqual(['Date', 'juin 2025', 'Lieu', portfolioExtras.place, 'Style', 'Champêtre', 'Invités', '90'])
    expect((await reported).status()).toBe(200)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await expectNoOverflow(page)
    expectNoProblems(page)
  })

  test('describes itself to search engines, stands in the sitemap and has one address', async () => {
    const text = await textAt(path)
    expect(text).toContain(`<meta name="description" content="${description}">`)
    expect(text).toContain(`<link rel="canonical" href="http://localhost${path}">`)
    expect(text).toMatch(/<meta property="og:image" content="http:\/\/localhost\/images\//)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? []
    const creator = { name: 'Atelier Fontaine' }
    expect(JSON.parse(json)).toMatchObject({ '@type': 'ImageGallery', name: 'Camille & Jules', creator, temporalCoverage: '2025-06' })
    expect(text).not.toMatch(/28[^\d]?000/)
    const moved = await world.product.call('GET', `${path.slice(0, path.indexOf('-'))}-anything`)
    expect([moved.status, moved.headers['location']]).toEqual([301, path])
    expect(await textAt('/sitemap.xml')).toContain('/sitemaps/portfolios-1.xml')
    expect(await textAt('/sitemaps/portfolios-1.xml')).toContain(`<loc>http://localhost${path}</loc>`)
    expect((await world.product.call('GET', '/portfolio/unknown1')).status).toBe(404)
  })

  test('shows a change soon, and so does its planner’s: published, taken back, and what the plan hides', async () => {
    const { product } = world
    const other = await signedInPlanner(product, { company: { name: 'Atelier Sully' } })
    const { token, id: providerId } = other
    await perform(product, grantPremium, { providerId })
    const own = `/planner/${other.publicId}-atelier-sully`
    expect((await product.call('GET', own, { after: other.position })).text).not.toContain('/portfolio/')
    const first = await publishedPortfolio(world.product, other, {
      title: 'Premier',
      description: 'Court, et sans budget.',
      extras: { ...portfolioExtras, isBudgetHidden: false },
    })
    await expect.poll(() => textAt(own), soon).toContain(first)
    const second = await publishedPortfolio(world.product, other, { title: 'Second', description: 'Un autre mariage.' })
    await expect.poll(() => textAt(first), soon).toContain('28\u202f000')
    await perform(product, endPremium, { providerId })
    const statusOf = async (address: string) => (await product.call('GET', address)).status
    await expect.poll(() => statusOf(second), soon).toBe(404)
    await expect.poll(() => textAt(first), soon).not.toContain('28\u202f000')
    expect(await textAt(first)).not.toContain('Champêtre')
    await expect.poll(() => textAt(own), soon).not.toContain(second)
    const { body } = await product.call<{ id: string; path: string | null }[]>('GET', '/api/pro/portfolios', { token })
    const listed = body.find((each) => each.path === first)
    await product.call('POST', `/api/pro/portfolios/${listed?.id}/unpublish`, { token })
    await expect.poll(() => statusOf(first), soon).toBe(404)
    await expect.poll(() => textAt(own), soon).toContain(second)
  })

  test('counts a visitor once a day, and its owner and robots not', async () => {
    const publicId = path.slice('/portfolio/'.length).split('-')[0]
    const visit = (agent: string, token?: string) =>
      world.product.call('POST', `/api/directory/portfolios/${publicId}/views`, {
        body: { source: 'direct' },
        headers: { 'user-agent': agent },
        ...(token !== undefined && { token }),
      })
    const views = async () => {
      const { body } = await world.product.call<{ path: string; views: number }[]>('GET', '/api/pro/portfolios', { token: planner.token })
      return body.find((each) => each.path === path)?.views ?? 0
    }
    const before = await views()
    const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
    for (const [agent, token] of [[browser], [browser], ['Googlebot/2.1'], [browser.replace('132', '131'), planner.token]] as const)
      expect((await visit(agent, token)).status).toBe(200)
    expect(await views()).toBe(before + 1)
    const { body } = await world.product.call<{ premium: { views: { kind: string; periods: { views: number }[] }[] } }>(
      'GET',
      '/api/pro/statistics',
      { token: planner.token },
    )
    expect(body.premium.views.find(({ kind }) => kind === 'portfolio')?.periods[0]?.views).toBe(before + 1)
  })
})

test('of 200 payloads in every text of a portfolio none runs or asks another host, on its page and its planner’s', async () => {
  const all = xssWords.join(' ')
  const hostile = await signedInPlanner(world.product)
  await perform(world.product, grantPremium, { providerId: hostile.id })
  const said = {
    place: all.slice(0, 19_000),
    style: xssWords[1] ?? '',
    guests: 1,
    totalBudget: 1,
    plannerBudget: 1,
    isBudgetHidden: false,
  }
  const address = await publishedPortfolio(world.product, hostile, {
    title: xssWords[0] ?? '',
    description: all,
    caption: all,
    extras: said,
  })
  const page = await world.open()
  const attacks = await watchForAttacks(page, world.origin)
  for (const each of [address, `/planner/${hostile.publicId}-atelier-fontaine`]) {
    await page.goto(each)
    await page.waitForLoadState('networkidle')
    attacks.expectNone()
    expect(await otherHosts(page)).toEqual([])
  }
  expectNoProblems(page)
})
