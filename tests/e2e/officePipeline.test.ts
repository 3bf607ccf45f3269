import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { signedInCouple } from '../setup/testPeople.ts'
import { type OfficePlanner, receive, registeredPlanner } from './officePlanner.ts'

let world: BrowserWorld
let planner: OfficePlanner
let unlocked: string
beforeAll(async () => {
  world = await openBrowserWorld({ environment: { MAP_TILES_URL: 'off' } })
  planner = await registeredPlanner(world.product)
  const couple = await signedInCouple(world.product)
  unlocked = await receive(world.product, planner, couple)
  await receive(world.product, planner, couple, { eventType: 'pacs' })
  await receive(world.product, planner, couple, { budgetRange: 'less10000' })
  await world.product.call('POST', `/api/pro/requests/${unlocked}/unlock`, { token: planner.token })
})
afterAll(() => world.close())

/** The width of the phone's window. */
const height = 740

test('on a phone a template is written, and a request is answered, noted and moved with one thumb', async () => {
  const page = await world.open({ cookies: { pro_token: planner.token }, device: 'phone' })
  await page.goto('/office/templates')
  await page.getByRole('button', { name: 'Nouveau modèle' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Objet' }).fill('Votre mariage à {city}')
  await form.getByRole('textbox', { name: 'Texte' }).fill('Bonjour ')
  await form.getByRole('button', { name: 'Insérer un champ' }).click()
  await page.getByRole('menuitem', { name: 'Prénom du contact' }).click()
  await form.getByText('Bonjour Camille').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'template-form')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Votre mariage à {city}').waitFor()
  await screenshot(page, 'templates')

  await page.goto(`/office/requests/${unlocked}`)
  await page.getByText('samedi 19/06/2027').first().waitFor()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await screenshot(page, 'request-unlocked')
  await page.getByRole('textbox', { name: 'Vos notes' }).fill('Rappeler lundi')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Enregistré').first().waitFor()
  await page.getByRole('button', { name: 'Répondre' }).click()
  const reply = page.getByRole('dialog')
  await reply.getByText('Votre mariage à Lyon').first().waitFor()
  await expect.poll(() => reply.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toMatch(/^mailto:.+\?subject=Votre%20mariage/)
  await expectAccessible(page)
  await screenshot(page, 'reply')
  await reply.getByRole('button', { name: 'Fermer' }).click()
  const stage = page.getByRole('button', { name: 'Suivi' })
  const box = await stage.boundingBox()
  expect(box && box.y + box.height).toBeGreaterThan(height - 80)
  await stage.click()
  await screenshot(page, 'stages')
  await page.getByRole('menuitemradio', { name: 'Gagnée' }).click()
  await page.getByRole('button', { name: 'Suivi : Gagnée' }).waitFor()
  expectNoProblems(page)
})

test('on a phone the list is filtered by a sheet, and several requests are marked as read', async () => {
  const page = await world.open({ cookies: { pro_token: planner.token }, device: 'phone' })
  await page.goto('/office/requests')
  await page.getByRole('link', { name: /PACS/ }).waitFor()
  await expectNoOverflow(page)
  await screenshot(page, 'inbox-phone')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtrer les demandes' })
  await sheet.getByLabel('Événement à partir du').fill('2030-01-01')
  await sheet.getByRole('button', { name: 'Voir 0 demande' }).waitFor()
  await expectAccessible(page)
  await screenshot(page, 'filter-sheet')
  await sheet.getByRole('button', { name: /Voir 0/ }).click()
  await page.getByText('Aucune demande ne correspond').waitFor()
  await screenshot(page, 'none-match')
  await page.goBack()
  await page.getByRole('link', { name: /PACS/ }).waitFor()
  await page.getByRole('button', { name: 'Sélectionner plusieurs demandes' }).click()
  await page.getByRole('checkbox', { name: 'Toute la page' }).check()
  await expectAccessible(page)
  await screenshot(page, 'selection')
  await page.getByRole('button', { name: /^Marquer comme lues/ }).click()
  await page.getByText('Non lue,').first().waitFor({ state: 'detached' })
  expectNoProblems(page)
})

test('beside an open request the list has its filters and its order above it', async () => {
  const page = await world.open({ cookies: { pro_token: planner.token }, context: { viewport: { width: 1440, height: 900 } } })
  await page.goto(`/office/requests/${unlocked}?sort=budget&order=DESC`)
  await page.getByRole('button', { name: 'Suivi' }).waitFor()
  await page.getByRole('combobox', { name: 'Tri' }).waitFor()
  await expectAccessible(page)
  await screenshot(page, 'inbox-wide')
  await page.emulateMedia({ colorScheme: 'dark' })
  await screenshot(page, 'inbox-wide-dark')
  expectNoProblems(page)
})

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  expect(await wanted.evaluate((element) => element === document.activeElement)).toBe(true)
}

test('a request is opened, unlocked, noted and moved to another stage with the keyboard alone', async () => {
  const own = await registeredPlanner(world.product)
  await receive(world.product, own, await signedInCouple(world.product))
  const page = await world.open({ cookies: { pro_token: own.token }, context: { viewport: { width: 1440, height: 900 } } })
  await page.goto('/office/')
  await page.getByRole('heading', { name: 'Bonjour Claire' }).waitFor()
  // The menu leads to a page whose heading is focused and announced.
  await tabTo(page, page.getByRole('link', { name: /^Demandes/ }).first())
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'Demandes reçues' })
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.locator('[data-announcer]').getByText('Demandes reçues').waitFor({ state: 'attached' })

  const request = page.locator('[data-request]').first()
  await request.waitFor()
  await page.keyboard.press('j')
  await page.getByRole('button', { name: /^Débloquer pour/ }).waitFor()
  await page.keyboard.press('u')
  await page.getByRole('dialog').locator('[data-confirm]').waitFor()
  // The button that confirms has the focus.
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '+33 6 12 34 56 78' }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await tabTo(page, page.getByRole('button', { name: 'Suivi' }))
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Gagnée' }).waitFor()
  await page.keyboard.press('End')
  await chooseInMenu(page, 'Gagnée')
  const moved = page.getByRole('button', { name: 'Suivi : Gagnée' })
  // It had the focus before, and was disabled meanwhile.
  await expect.poll(() => moved.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByRole('menu').waitFor({ state: 'detached' })

  const notes = page.getByRole('textbox', { name: 'Vos notes' })
  await tabTo(page, notes)
  await page.keyboard.type('Rappeler lundi')
  await tabTo(page, page.getByRole('button', { name: 'Enregistrer' }).last())
  await page.keyboard.press('Enter')
  await page.getByText('Enregistré').first().waitFor()
  await expect.poll(() => notes.inputValue()).toBe('Rappeler lundi')

  await page.goBack()
  await expect.poll(() => page.locator('[data-inbox]').isVisible()).toBe(true)
  expectNoProblems(page)
})

/** Moves up in the open menu to this entry, and chooses it. */
async function chooseInMenu(page: Page, name: string): Promise<void> {
  const entry = page.getByRole('menuitemradio', { name })
  for (let steps = 0; steps < 10 && !(await entry.evaluate((element) => element === document.activeElement)); steps += 1) {
    await page.keyboard.press('ArrowUp')
  }
  await page.keyboard.press('Enter')
}
