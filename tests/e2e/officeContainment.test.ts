import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { registeredPlanner } from './officePlanner.ts'
import { type OfficeWorld, openOfficeWorld } from './officeWorld.ts'

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.close())

const palette = '**/assets/CommandPalette-*.js'
const firstname = (page: Page) => page.getByRole('textbox', { name: 'Prénom' })
const openPalette = (page: Page) => page.getByRole('button', { name: 'Rechercher une page ou un élément' }).click()
const part = (page: Page) => page.getByRole('alert').filter({ hasText: 'Cette partie de la page n’a pas pu être chargée.' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

/** The palette's script is missing, and the page comes from a newer build with other script names. */
async function replaceBuild(page: Page): Promise<void> {
  await page.route(palette, (route) => route.fulfill({ status: 404 }))
  await page.route('**/office/account', async (route) => {
    if (route.request().resourceType() === 'document') return route.continue()
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/\/assets\/index-[\w-]+\.js/g, '/assets/index-another.js'),
    })
  })
}

/** `prepare` runs before the page is opened: on a page in use, a click may be handled before the browser holds requests back. */
async function openAccount(
  prepare: (page: Page) => Promise<unknown> = async () => {},
  device: 'desktop' | 'phone' = 'desktop',
): Promise<Page> {
  const { token } = await registeredPlanner(world.product)
  const page = await world.open({ device, cookies: { pro_token: token }, isNew: true })
  await prepare(page)
  await page.goto('/office/account')
  await firstname(page).waitFor()
  return page
}

test('a part that is missing because a new build has come reloads the page, once', async () => {
  const page = await openAccount(replaceBuild)
  let loads = 0
  page.on('load', () => (loads += 1))
  await openPalette(page)
  await expect.poll(() => loads).toBe(1)
  await firstname(page).waitFor()

  // The new page is not reloaded for the same reason again: it shows a message and continues.
  await openPalette(page)
  await part(page).waitFor()
  expect(loads).toBe(1)
  expectNoProblems(page, /404|dynamically imported module|PartMissing|The above error|Failed to load/)
})

test('who stays on a page that a new build has replaced, because something was typed, can ask for the missing part again', async () => {
  const page = await openAccount(replaceBuild)
  await firstname(page).fill('Clara')
  const answers: ('stay' | 'leave')[] = ['stay', 'leave']
  page.on('dialog', (dialog) => void (answers.shift() === 'stay' ? dialog.dismiss() : dialog.accept()))
  await openPalette(page)
  await part(page).waitFor()
  await expect.poll(() => firstname(page).inputValue()).toBe('Clara')

  const reloaded = page.waitForEvent('load')
  await part(page).getByRole('button', { name: 'Réessayer' }).click()
  await reloaded
  await firstname(page).waitFor()
  expect(answers).toEqual([])
})

test('a palette that cannot be loaded leaves the menu and what was typed alone, and opens when it is tried again', async () => {
  const page = await openAccount((opened) => opened.route(palette, (route) => route.abort()), 'phone')
  await firstname(page).fill('Clara')
  await openPalette(page)
  await part(page).waitFor()
  await screenshot(page, 'office-part-missing-phone')
  await expectAccessible(page)
  await page.unroute(palette)
  await part(page).getByRole('button', { name: 'Réessayer' }).click()
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await expect.poll(() => part(page).count()).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => firstname(page).inputValue()).toBe('Clara')
  expectNoProblems(page, /ERR_FAILED|dynamically imported module|PartMissing|The above error/)
})

test('a page that was never opened says that the network is missing, leaves the menu usable, and can be tried again', async () => {
  const page = await openAccount()
  const missing = page.getByRole('heading', { level: 1, name: 'Cette page n’a pas pu être chargée' })
  await page.context().setOffline(true)
  await menu(page).getByRole('link', { name: 'Photos' }).click()
  await missing.waitFor()
  await expect.poll(() => page.title()).toContain('Cette page n’a pas pu être chargée')
  await screenshot(page, 'office-page-missing')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await missing.waitFor()
  await menu(page).getByRole('link', { name: 'Mon compte' }).click()
  await firstname(page).waitFor()
  await menu(page).getByRole('link', { name: 'Photos' }).click()
  await missing.waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByRole('heading', { level: 1, name: 'Photos' }).waitFor()
  expectNoProblems(page, /ERR_INTERNET_DISCONNECTED|dynamically imported module|PartMissing|The above error/)
})
