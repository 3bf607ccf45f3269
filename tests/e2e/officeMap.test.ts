import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { signedInCouple } from '../setup/testPeople.ts'
import { type OfficePlanner, receive, registeredPlanner, unlock } from './officePlanner.ts'

const tiles = 'http://tiles.test/**'
/** A grey tile of one pixel. */
const tile = Buffer.from('R0lGODlhAQABAIAAAMjIyAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

let world: BrowserWorld
let planner: OfficePlanner
let requestId: string
beforeAll(async () => {
  world = await openBrowserWorld({ environment: { MAP_TILES_URL: 'http://tiles.test/{z}/{x}/{y}.png' } })
  planner = await registeredPlanner(world.product)
  requestId = await receive(world.product, planner, await signedInCouple(world.product))
})
afterAll(() => world.close())

async function openRequest(serve: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await world.open({ cookies: { pro_token: planner.token } })
  await serve(page)
  await page.goto(`/office/requests/${requestId}`)
  return page
}

test('tiles that all fail leave the place in words, and say so', async () => {
  const page = await openRequest((opened) => opened.route(tiles, (route) => route.fulfill({ status: 500 })))
  await page.getByText('La carte n’a pas pu être chargée.').waitFor()
  await page.getByText('69001 Lyon, France').waitFor()
  await expect.poll(() => page.locator('.leaflet-container').count()).toBe(0)
  await expectAccessible(page)
  expectNoProblems(page, /500/)
})

test('a map whose code cannot be loaded leaves the place in words, and is there after another try', async () => {
  const code = '**/assets/PlaceMap-*.js'
  const page = await openRequest(async (opened) => {
    await opened.route(tiles, (route) => route.fulfill({ body: tile, contentType: 'image/gif' }))
    await opened.route(code, (route) => route.abort())
  })
  const failure = page.getByRole('alert').filter({ hasText: 'Cette partie de la page n’a pas pu être chargée.' })
  await failure.waitFor()
  await page.getByText('69001 Lyon, France').waitFor()
  await page.unroute(code)
  await failure.getByRole('button', { name: 'Réessayer' }).click()
  await page.locator('.leaflet-container').waitFor()
  await expect.poll(() => failure.count()).toBe(0)
  expectNoProblems(page, /ERR_FAILED|dynamically imported module|PartMissing|The above error/)
})

test('tiles that never come are given up after eight seconds', async () => {
  const page = await world.open({ cookies: { pro_token: planner.token } })
  await page.clock.install()
  await page.route(tiles, () => {})
  await page.goto(`/office/requests/${requestId}`)
  await page.locator('.leaflet-container').waitFor()
  await page.clock.fastForward(8_000)
  await page.getByText('La carte n’a pas pu être chargée.').waitFor()
  await expect.poll(() => page.locator('.leaflet-container').count()).toBe(0)
})

test('a map shows the area while the request is locked, and the place once it is open', async () => {
  const page = await openRequest((opened) => opened.route(tiles, (route) => route.fulfill({ body: tile, contentType: 'image/gif' })))
  await page.locator('.leaflet-container path.leaflet-interactive, .leaflet-overlay-pane path').first().waitFor()
  await page.getByText('Position approximative').waitFor()
  await page.locator('.leaflet-tile-loaded').first().waitFor()
  await expect.poll(() => page.locator('.leaflet-marker-icon').count()).toBe(0)
  await page.locator('.leaflet-container').scrollIntoViewIfNeeded()
  await screenshot(page, 'map-area')
  await expectAccessible(page)
  await unlock(page)
  await page.locator('.leaflet-marker-icon svg').waitFor()
  await page.getByText('Position exacte').waitFor()
  await expect.poll(() => page.locator('.leaflet-overlay-pane path').count()).toBe(0)
  await expectAccessible(page)
  expectNoProblems(page)
})
