import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { holdBack } from '../browser/holdBack.ts'
import { publishedPortfolio } from '../setup/publishedPortfolio.ts'
import { perform, signedInPlanner } from '../setup/testPeople.ts'

let world: BrowserWorld
let path: string

const scripts = '**/assets/public-*.js'

beforeAll(async () => {
  world = await openBrowserWorld({ environment: { MAP_TILES_URL: 'off' } })
  const planner = await signedInPlanner(world.product)
  await perform(world.product, grantPremium, { providerId: planner.id })
  path = await publishedPortfolio(world.product, planner, { title: 'Camille & Jules', description: 'Un week-end sous les tilleuls.' })
})
afterAll(() => world.close())

/** A page in which time passes only when the test says so. */
async function openWithStoppedClock(): Promise<Page> {
  const page = await world.open()
  await page.clock.install({ time: new Date('2026-06-01T10:00:00Z') })
  await page.clock.pauseAt(new Date('2026-06-01T10:00:01Z'))
  return page
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

  test('leave a click to the browser when they are not loaded after three seconds', async () => {
    const page = await openWithStoppedClock()
    const held = await holdBack(page, scripts)
    await page.goto(path)
    await page.locator('a[data-photo]').first().click()
    await page.clock.fastForward(3_000)
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/images\//)
    held.release()
  })
})
