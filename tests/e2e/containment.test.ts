import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { coupleWithProject } from '../setup/townPlanners.ts'
import { wizardProject } from '../setup/wizardProject.ts'
import { openTownWorld, type TownWorld } from './townWorld.ts'

let world: TownWorld
beforeAll(async () => {
  world = await openTownWorld()
})
afterAll(() => world.close())

const mail = (page: Page) => page.getByRole('textbox', { name: 'Adresse e-mail' })
const part = (page: Page) => page.getByRole('alert').filter({ hasText: 'Cette partie de la page n’a pas pu être chargée.' })
const deletion = (page: Page) => page.getByRole('button', { name: 'Supprimer mon compte' })

async function opened(path: string, options: Parameters<TownWorld['open']>[0] = {}) {
  const { couple, project } = await coupleWithProject(world.product)
  const page = await world.open({ cookies: { token: couple.token }, isNew: true, ...options })
  await page.goto(path)
  return { page, couple, project }
}

test('a part that is missing because a new build has come reloads the page, once, with what was typed', async () => {
  const { page } = await opened('/profile')
  await mail(page).fill('camille.nouvelle@example.fr')
  let loads = 0
  page.on('load', () => (loads += 1))
  const dialog = '**/assets/DeleteAccountDialog-*.js'
  await page.route(dialog, (route) => route.fulfill({ status: 404 }))
  // The page of a newer build: its scripts have other names.
  await page.route('**/profile', async (route) => {
    if (route.request().resourceType() === 'document') return route.continue()
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/\/assets\/index-[\w-]+\.js/g, '/assets/index-another.js'),
    })
  })
  await deletion(page).click()
  await expect.poll(() => loads).toBe(1)
  await expect.poll(() => mail(page).inputValue()).toBe('camille.nouvelle@example.fr')

  // The new page is not reloaded for the same reason again: it shows a message and continues.
  await deletion(page).click()
  await part(page).waitFor()
  expect(loads).toBe(1)
  await page.unroute(dialog)
  await part(page).getByRole('button', { name: 'Réessayer' }).click()
  await page.getByRole('dialog').waitFor()
  expectNoProblems(page, /404|dynamically imported module|PartMissing|The above error|Failed to load/)
})

test('a part that is missing for another reason leaves the page alone, and is loaded when it is tried again', async () => {
  const { page } = await opened('/profile', { device: 'phone' })
  await mail(page).fill('camille.nouvelle@example.fr')
  const dialog = '**/assets/DeleteAccountDialog-*.js'
  await page.route(dialog, (route) => route.abort())
  await deletion(page).click()
  await part(page).waitFor()
  await screenshot(page, 'part-missing-phone')
  await page.unroute(dialog)
  await part(page).getByRole('button', { name: 'Réessayer' }).click()
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => part(page).count()).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => mail(page).inputValue()).toBe('camille.nouvelle@example.fr')
  expectNoProblems(page, /ERR_FAILED|dynamically imported module|PartMissing|The above error/)
})

test('without a network a page that was never opened says so, can be tried again, and ends with the way elsewhere', async () => {
  const { page } = await opened('/presentation')
  await page.getByRole('link', { name: 'Créer un projet' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Bonjour Camille' }).click()
  const missing = page.getByRole('heading', { level: 1, name: 'Cette page n’a pas pu être chargée' })
  await missing.waitFor()
  await screenshot(page, 'page-missing-desktop')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await missing.waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Créer un projet' }).waitFor()
  await page.goForward()
  await missing.waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await mail(page).waitFor()
  expectNoProblems(page, /ERR_INTERNET_DISCONNECTED|dynamically imported module|PartMissing|The above error/)
})

test('two tabs show a project each, and what is written in one outlives what is picked in the other', async () => {
  const { page, couple } = await opened('/presentation')
  await world.product.call('POST', '/api/project/save-project', { token: couple.token, body: wizardProject({ eventType: 'pacs' }) })
  await page.reload()
  await page.getByRole('link', { name: /^Mariage/ }).click()
  const title = (tab: Page, name: RegExp) => tab.getByRole('heading', { level: 1, name, includeHidden: true })
  await title(page, /^Mariage/).waitFor()
  await page
    .getByRole('button', { name: /^Envoyer une demande à/ })
    .first()
    .click()
  const message = page.getByRole('textbox', { name: 'Votre message' })
  await message.fill('Bonjour, êtes-vous libre ?')

  const other = await page.context().newPage()
  await other.goto('/presentation')
  await other.getByRole('link', { name: /^PACS/ }).click()
  await title(other, /^PACS/).waitFor()
  await other.close()
  // All data are read and rendered again in the first tab.
  const read = page.waitForResponse((answer) => answer.url().endsWith('/api/project/projects'))
  await world.product.call('POST', '/api/project/save-project', { token: couple.token, body: wizardProject({ eventType: 'bapteme' }) })
  await read
  await title(page, /^Mariage/).waitFor()
  await expect.poll(() => message.inputValue()).toBe('Bonjour, êtes-vous libre ?')
  await page.reload()
  await title(page, /^Mariage/).waitFor()
  expectNoProblems(page)
})

test('Back and a new load show a page where it was left, a link shows the next one from its top', async () => {
  const { page } = await opened('/project', { device: 'phone' })
  await page.getByRole('heading', { level: 1, name: /^Mariage/ }).waitFor()
  await page.getByRole('article').first().waitFor()
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(scrolled).toBe(900)
  await page.getByRole('link', { name: 'Bonjour Camille' }).evaluate((link) => link instanceof HTMLElement && link.click())
  await mail(page).waitFor()
  await expect.poll(scrolled).toBe(0)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeGreaterThan(200)
  const leftAt = await page.evaluate(() => {
    window.scrollTo(0, 200)
    window.history.back()
    return window.scrollY
  })
  expect(leftAt).toBe(200)
  await expect.poll(scrolled).toBe(900)
  await page.reload()
  await page.getByRole('article').first().waitFor()
  await expect.poll(scrolled).toBe(900)
  await page.goForward()
  await mail(page).waitFor()
  await expect.poll(scrolled).toBe(200)
  expectNoProblems(page)
})
