import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { busyPlanner } from './busyPlanner.ts'
import { receive, registeredPlanner } from './officePlanner.ts'
import { type OfficeWorld, openOfficeWorld } from './officeWorld.ts'

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.close())

/** The machine may be busy. */
const soon = { timeout: 120_000 }

test('chooses among the requests, and says so when none is left', async () => {
  const { planner, rejected, unlocked } = await busyPlanner(world)
  const page = await world.open({ cookies: { pro_token: planner.token } })
  await page.goto('/office/requests')
  const rows = page.locator('[data-request]')
  await expect.poll(() => rows.count(), soon).toBe(6)
  await page.getByRole('button', { name: 'Refusées' }).click()
  await expect.poll(() => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-request')))).toEqual([rejected])
  await page.getByRole('button', { name: 'Débloquées' }).click()
  await expect.poll(() => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-request')))).toEqual([unlocked])
  await page.getByRole('button', { name: 'Toutes' }).click()
  await page.getByRole('textbox', { name: 'Rechercher : ville, événement, thème, message…' }).fill('nant')
  await expect.poll(() => rows.count(), soon).toBe(2)
  await page.getByRole('combobox', { name: 'Événement' }).click()
  await page.getByRole('option', { name: 'Anniversaire' }).click()
  await expect.poll(() => rows.count(), soon).toBe(1)
  await page.getByRole('combobox', { name: 'Événement' }).click()
  await page.getByRole('option', { name: 'Baptême' }).click()
  await page.getByText('Aucune demande ne correspond').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'inbox-none')
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect.poll(() => rows.count(), soon).toBe(6)
  await page.getByRole('combobox', { name: 'Tri' }).click()
  await page.getByRole('option', { name: 'Plus anciennes' }).click()
  await expect.poll(() => rows.first().getAttribute('data-request'), soon).toBe(rejected)
  expectNoProblems(page)
})

test.each([
  ['on a phone', 360],
  ['in a window for one of them at a time', 1000],
  ['beside a request', 1280],
])('Back, a new load and the way back show inbox and statement where they were left: %s', async (_, width) => {
  const planner = await registeredPlanner(world.product, 1)
  const received: string[] = []
  for (let n = 0; n < 24; n++) received.unshift(await receive(world.product, planner, world.couple))
  await world.product.call('POST', `/api/pro/requests/${received[23]}/unlock`, { token: planner.token })
  const page = await world.open({ cookies: { pro_token: planner.token }, context: { viewport: { width, height: 560 } } })
  const topOf = (selector: string) => async () => Math.round((await page.locator(selector).boundingBox())?.y ?? Number.NaN)

  await page.goto('/office/requests?perPage=12&page=1&sort=receivedAt&order=DESC&filter={"city":"lyon"}')
  await page.getByRole('button', { name: 'Page suivante' }).click()
  const row = page.locator(`[data-request="${received[20]}"]`)
  const top = topOf(`[data-request="${received[20]}"]`)
  await row.scrollIntoViewIfNeeded()
  const left = await top()
  const isAsLeft = async () => {
    await expect.poll(top, soon).toBe(left)
    await expect.poll(() => page.getByRole('textbox', { name: 'Rechercher : ville, événement, thème, message…' }).inputValue()).toBe('lyon')
    await page.getByText(/^13.24 sur 24$/).waitFor()
  }
  await row.click()
  await page.getByText('Message du couple').waitFor()
  await page.goBack()
  await isAsLeft()
  await page.reload()
  await isAsLeft()
  await row.click()
  const wayBack = page.getByRole('link', { name: 'Retour aux demandes' })
  await page.getByText('Message du couple').waitFor()
  if (await wayBack.count()) await wayBack.click()
  await isAsLeft()

  // A link shows the next page from its top, and that page keeps its own scroll position too.
  await page.locator('a[href="/office/credits"]').first().click()
  const entry = topOf('[data-entry=unlock]')
  await page.locator('[data-entry=unlock]').waitFor()
  // Below the bar and the notice about an incomplete company.
  expect(await topOf('h1')()).toBeLessThan(260)
  expect(await topOf('h1')()).toBeGreaterThan(0)
  await page.locator('[data-entry=unlock] a').scrollIntoViewIfNeeded()
  const entryLeft = await entry()
  await page.locator('[data-entry=unlock] a').click()
  await page.getByText('Message du couple').waitFor()
  await page.goBack()
  await expect.poll(entry, soon).toBe(entryLeft)
  await page.goBack()
  await isAsLeft()
  expectNoProblems(page)
})

test('rejects with a reason, and with words where it is another', async () => {
  const { planner, newest } = await busyPlanner(world)
  const page = await world.open({ device: 'phone', cookies: { pro_token: planner.token } })
  await page.goto(`/office/requests/${newest}`)
  await page.getByRole('button', { name: 'Refuser' }).click()
  await page.getByRole('button', { name: 'Refuser la demande' }).click()
  await page.getByText('Choisissez une raison.').waitFor()
  await page.getByRole('radio', { name: 'Une autre raison' }).check()
  await page.getByRole('button', { name: 'Refuser la demande' }).click()
  await page.getByText('Précisez la raison dans la note.').waitFor()
  await screenshot(page, 'reject-phone')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Votre note' }).fill('Nous sommes en congé.')
  await page.getByRole('button', { name: 'Refuser la demande' }).click()
  await page.getByText('Refusée\u00a0: Une autre raison\u00a0— Nous sommes en congé.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /Débloquer/ }).count()).toBe(0)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('link', { name: 'Retour aux demandes' }).click()
  await page.locator(`[data-request="${newest}"] [data-status=rejected]`).waitFor()
  expectNoProblems(page)
})

test('goes through the list with j and k, unlocks with u, rejects with r, helps with ?', async () => {
  const { planner } = await busyPlanner(world)
  const page = await world.open({ cookies: { pro_token: planner.token } })
  await page.goto('/office/requests')
  const ids = await page
    .locator('[data-request]')
    .first()
    .waitFor()
    .then(() => page.locator('[data-request]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-request'))))
  const opened = (index: number) => page.locator(`[data-open-request="${ids[index]}"]`).waitFor()
  await page.keyboard.press('j')
  await opened(0)
  await page.keyboard.press('j')
  await opened(1)
  await page.keyboard.press('k')
  await opened(0)
  await page.keyboard.press('u')
  await page.getByRole('dialog', { name: 'Débloquer cette demande' }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '+33 6 12 34 56 78' }).waitFor()
  await page.keyboard.press('j')
  await opened(1)
  await page.keyboard.press('r')
  await page.getByRole('dialog', { name: 'Refuser cette demande' }).waitFor()
  await page.getByRole('textbox').fill('jkur?')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('textbox', { name: 'Rechercher : ville, événement, thème, message…' }).pressSequentially('ju')
  await opened(1)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('textbox', { name: 'Rechercher : ville, événement, thème, message…' }).fill('')
  await page.getByRole('heading', { name: 'Demandes reçues' }).click()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor()
  await screenshot(page, 'keys')
  await expectAccessible(page)
  await page.getByRole('switch', { name: 'Raccourcis activés' }).uncheck()
  await page.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('j')
  await page.keyboard.press('?')
  await opened(1)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expectNoProblems(page)
})

test('a new request arrives in the list, is announced and counted', async () => {
  const { planner } = await busyPlanner(world)
  const page = await world.open({ cookies: { pro_token: planner.token } })
  const listening = page.waitForResponse((response) => response.url().endsWith('/api/pro/events'))
  await page.goto('/office/requests')
  await page.locator('[data-request]').first().waitFor()
  await listening
  const requestId = await receive(world.product, planner, world.couple)
  await page.locator(`[data-request="${requestId}"]`).waitFor()
  await expect.poll(() => page.locator('[data-request]').first().getAttribute('data-request')).toBe(requestId)
  await page.locator('[data-announcer]').getByText('Nouvelle demande').waitFor({ state: 'attached' })
  await expect.poll(() => page.title(), soon).toMatch(/^\(7\) /)
  expectNoProblems(page)
})
