import { afterAll, beforeAll, expect, test } from 'vitest'
import { badgePage } from '../../src/api/schemas/pagePaths.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { screenshot } from '../browser/screenshot.ts'
import { signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { writtenReview } from '../setup/writtenReview.ts'

let world: BrowserWorld
let planner: TestPlanner
let after: string
beforeAll(async () => {
  world = await openBrowserWorld()
  planner = await signedInPlanner(world.product, { company: { name: 'Fleurs <& Cie>' } })
  await writtenReview(world.product, planner.id, { rating: 4 })
  after = (await writtenReview(world.product, planner.id, { rating: 5 })).position
})
afterAll(() => world.close())

const badge = (query = '', headers = {}) => world.product.call('GET', `${badgePage(planner.publicId)}${query}`, { after, headers })
const framing = (policy: unknown) => /frame-ancestors ([^;]+)/.exec(String(policy))?.[1]

test('the badge shows the live rating without a script, links to the profile, and may be framed by any site', async () => {
  const { status, text, headers } = await badge('?locale=en&theme=dark&size=large')
  expect(status).toBe(200)
  for (const part of ['Fleurs &lt;&amp; Cie&gt;', '4.5 out of 5 · 2 reviews', 'rel="noopener"', `/planner/${planner.publicId}-`])
    expect(text).toContain(part)
  expect(text).not.toContain('<script')
  expect(framing(headers['content-security-policy'])).toBe('*')
  expect(headers['x-frame-options']).toBeUndefined()
  expect(headers['cache-control']).toBe('public, max-age=300')
  expect(headers['set-cookie']).toBeUndefined()
  expect((await badge('?locale=en&theme=dark&size=large', { 'if-none-match': String(headers['etag']) })).status).toBe(304)
  after = (await writtenReview(world.product, planner.id, { rating: 3 })).position
  expect((await badge('?locale=de')).text).toContain('4,0 von 5 · 3 Bewertungen')
})

test('a provider that is not public has a neutral badge, and so has an unknown one', async () => {
  const hidden = await signedInPlanner(world.product, { approved: false, company: { name: 'Pas encore' } })
  for (const publicId of [hidden.publicId, 'nobody', 'x.y']) {
    const { status, text, headers } = await world.product.call('GET', `${badgePage(publicId)}?locale=en`)
    expect([status, framing(headers['content-security-policy'])]).toEqual([404, '*'])
    expect(text).toContain('This profile is not visible at the moment.')
    expect(text).not.toContain('Pas encore')
  }
})

test('no other page may be framed', async () => {
  const pages = (world.product.app?.declaredRoutes ?? []).filter(({ method, path }) => method === 'GET' && !path.startsWith('/api/'))
  expect(pages.length).toBeGreaterThan(15)
  for (const { path } of pages) {
    const address = path.replaceAll(/:\w+/g, planner.publicId).replaceAll('*', 'nowhere')
    const { headers } = await world.product.call('GET', address, { headers: { accept: 'text/html' } })
    const allowed = framing(headers['content-security-policy'])
    // Images and scripts are not pages: their content cannot be clicked.
    if (String(headers['content-type']).includes('text/html'))
      expect([path, allowed]).toEqual([path, path.startsWith('/badge/') ? '*' : "'none'"])
  }
})

test.each(['light', 'dark'])('its %s page can be read by everybody', async (theme) => {
  const page = await world.open()
  await page.goto(`${badgePage(planner.publicId)}?theme=${theme}&size=large`)
  await page.getByRole('link', { name: 'Fleurs' }).waitFor()
  await expectAccessible(page)
  await screenshot(page, `badge-${theme}`)
})
