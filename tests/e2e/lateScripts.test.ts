import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewPage } from '../../src/api/schemas/pagePaths.ts'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { createReviewLinks } from '../../src/operational/reviewLinks.ts'
import { reviewLinkKey } from '../../src/operational/secrets.ts'
import type { BrowserWorld } from '../browser/browserWorld.ts'
import { holdBack } from '../browser/holdBack.ts'
import { publishedPortfolio } from '../setup/publishedPortfolio.ts'
import { perform, signedInPlanner } from '../setup/testPeople.ts'
import { openCollectorWorld } from './collectorWorld.ts'

let world: BrowserWorld
let path: string
let reviewForm: string

const scripts = '**/assets/public-*.js'

beforeAll(async () => {
  world = await openCollectorWorld({ MAP_TILES_URL: 'off' })
  const planner = await signedInPlanner(world.product)
  await perform(world.product, grantPremium, { providerId: planner.id })
  path = await publishedPortfolio(world.product, planner, { title: 'Camille & Jules', description: 'Un week-end sous les tilleuls.' })
  reviewForm = reviewPage(createReviewLinks(reviewLinkKey(world.product.backend.secrets)).token(planner.id, 1))
})
afterAll(() => world.close())

/** A page in which time passes only when the test says so. */
async function openWithStoppedClock(): Promise<Page> {
  const page = await world.open()
  await page.clock.install({ time: new Date('2026-06-01T10:00:00Z') })
  // Hours ahead: the clock runs until the browser has this call, and cannot be set back.
  await page.clock.pauseAt(new Date('2026-06-01T12:00:00Z'))
  return page
}

/** Stops the arrival of a page before its main part, until the returned function is called. */
async function stopBeforeMain(page: Page, address: string): Promise<() => void> {
  const rest = await holdBack(page, '**/rest-of-page.js')
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch()
    // The parser waits for a script of this kind.
    const body = (await response.text()).replace('<main', '<script src="/rest-of-page.js"></script><main')
    await route.fulfill({ response, body })
  })
  return rest.release
}

describe('the scripts of a public page', () => {
  test('are requested shortly after its pictures have loaded', async () => {
    const page = await openWithStoppedClock()
    const [pictures, held] = [await holdBack(page, '**/images/**'), await holdBack(page, scripts)]
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(() => pictures.calls.length).toBeGreaterThan(0)
    pictures.release()
    await page.waitForLoadState('load')
    expect(held.calls).toEqual([])
    await page.clock.runFor(100)
    await expect.poll(() => held.calls).toHaveLength(1)
    held.release()
  })

  test('are requested at the first key, though a picture is still loading', async () => {
    const page = await openWithStoppedClock()
    const [pictures, held] = [await holdBack(page, '**/images/**'), await holdBack(page, scripts)]
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(held.calls).toEqual([])
    await page.keyboard.press('Tab')
    await expect.poll(() => held.calls).toHaveLength(1)
    pictures.release()
    held.release()
  })

  test('start only when the whole page has arrived, even if a key was pressed before', async () => {
    const page = await openWithStoppedClock()
    const [sendRest, script] = [await stopBeforeMain(page, path), page.waitForResponse(scripts)]
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Se connecter' }).waitFor()
    await page.keyboard.press('Tab')
    await (await script).finished()
    expect(await page.locator('main').count()).toBe(0)
    sendRest()
    await page.locator('a[data-photo]').first().click()
    await page.locator('dialog[open]').waitFor()
  })

  test('handle a click made before they were loaded', async () => {
    const page = await openWithStoppedClock()
    const held = await holdBack(page, scripts)
    await page.goto(path)
    await page.locator('a[data-photo]').first().click()
    await expect.poll(() => held.calls).toHaveLength(1)
    await expect(page.locator('dialog[open]').count()).resolves.toBe(0)
    held.release()
    await page.locator('dialog[open]').waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
  })

  test('store an answer to the consent banner, which is shown before they are loaded and never again after it', async () => {
    const page = await openWithStoppedClock()
    const held = await holdBack(page, scripts)
    await page.goto(path)
    const banner = page.getByRole('region', { name: 'Vie privée' })
    await banner.getByRole('button', { name: 'Refuser' }).click()
    await expect.poll(() => held.calls).toHaveLength(1)
    held.release()
    await banner.waitFor({ state: 'detached' })
    await page.reload()
    await page.clock.fastForward(10_000)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => banner.count()).toBe(0)
  })

  test('leave a click to the browser when they are not loaded after three seconds', async () => {
    const page = await openWithStoppedClock()
    const held = await holdBack(page, scripts)
    await page.goto(path)
    await page.locator('a[data-photo]').first().click()
    await page.clock.fastForward(3_000)
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/images\//)
    held.release()
  })

  test('handle every click made before they were loaded, and a repeated one once', async () => {
    const page = await openWithStoppedClock()
    const held = await holdBack(page, scripts)
    await page.goto('/')
    const film = page.getByText('Voir le film')
    await film.click()
    await film.click()
    await page.getByRole('button', { name: 'Vie privée' }).click()
    await expect(page.locator('details[open]').count()).resolves.toBe(0)
    held.release()
    await page.getByRole('button', { name: 'Mettre le film en pause' }).waitFor()
    await page.getByRole('region', { name: 'Vie privée' }).waitFor()
  })

  test('open the last of several photographs clicked before they were loaded, and close it at once', async () => {
    const page = await openWithStoppedClock()
    const held = await holdBack(page, scripts)
    await page.goto(path)
    for (const number of [0, 1]) await page.locator(`a[data-photo="${number}"]`).click()
    held.release()
    await page.getByText('2 / 3', { exact: true }).waitFor()
    const before = page.waitForURL((url) => url.hash === '')
    await page.locator('[data-close]').click()
    await before
    await expect(page.locator('dialog[open]').count()).resolves.toBe(0)
  })

  test('apply a language chosen before they were loaded', async () => {
    const page = await openWithStoppedClock()
    const held = await holdBack(page, scripts)
    await page.goto(path)
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('en')
    await page.keyboard.press('Tab')
    await expect.poll(() => held.calls).toHaveLength(1)
    held.release()
    await page.locator('html[lang=en]').waitFor()
  })

  test('store which provider a visitor came for, even if the next link was clicked before they were loaded', async () => {
    const page = await openWithStoppedClock()
    const held = await holdBack(page, scripts)
    await page.goto('/?prestataire=abc')
    await page.getByRole('link', { name: 'Décrire mon projet' }).first().click()
    await expect.poll(() => held.calls).toHaveLength(1)
    held.release()
    await page.waitForURL('/account')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('alliance.preload'))).toContain('"id":"abc"')
  })
})

describe('before the scripts of a public page are loaded', () => {
  test('a link in an island leads on at once', async () => {
    const page = await openWithStoppedClock()
    await holdBack(page, scripts)
    await page.goto(path)
    await page.getByRole('link', { name: 'Se connecter' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/account')
  })

  test('a form keeps what is chosen and typed in it', async () => {
    const page = await openWithStoppedClock()
    const held = await holdBack(page, scripts)
    await page.goto(reviewForm)
    const [star, terms] = [page.getByRole('radio', { name: '4 étoiles' }), page.getByRole('checkbox')]
    const text = page.getByRole('textbox', { name: 'Votre avis' })
    await page.locator('label', { has: star }).click()
    await terms.click()
    await text.click()
    await page.keyboard.type('Une belle fête.')
    await expect.poll(() => held.calls).toHaveLength(1)
    held.release()
    await page.getByText('15 / 2000').waitFor()
    expect([await star.isChecked(), await terms.isChecked(), await text.inputValue()]).toEqual([true, true, 'Une belle fête.'])
  })
})
