import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { signedInCouple, type TestCouple } from '../setup/testPeople.ts'
import { type OfficePlanner, receive, registeredPlanner, signIn, unlock } from './officePlanner.ts'

let world: BrowserWorld
let couple: TestCouple
beforeAll(async () => {
  world = await openBrowserWorld({ environment: { MAP_TILES_URL: 'off' } })
  couple = await signedInCouple(world.product)
})
afterAll(() => world.close())

const cookies = ({ token }: OfficePlanner) => ({ pro_token: token })
/** The machine may be busy. */
const soon = { timeout: 15_000 }
const dark = { colorScheme: 'dark' } as const

/** A planner with an inbox of every kind. */
async function busyPlanner(moreCredits = 2) {
  const { product } = world
  const planner = await registeredPlanner(product, moreCredits)
  const nantes = { city: 'Nantes', zipCode: '44000', country: 'FR', latitude: 47.2184, longitude: -1.5536 } as const
  const bruges = { city: 'Bruges', zipCode: '8000', country: 'BE', latitude: 51.2093, longitude: 3.2247 } as const
  const rejected = await receive(product, planner, couple, { eventType: 'pacs', eventPlace: bruges, eventLocation: 'Bruges' })
  await product.call('POST', `/api/pro/requests/${rejected}/reject`, { token: planner.token, body: { reason: 'location' } })
  const unlocked = await receive(product, planner, couple, { eventPlace: nantes, eventLocation: 'Domaine de la Garenne, Nantes' })
  await product.call('POST', `/api/pro/requests/${unlocked}/unlock`, { token: planner.token })
  for (const guestRange of ['50to100', 'more200'] as const) await receive(product, planner, couple, { guestRange })
  const anniversary = { eventType: 'anniversaire', serviceType: null, weddingTheme: null, eventDate: '2027-09-04' } as const
  await receive(product, planner, couple, { ...anniversary, eventPlace: nantes })
  const newest = await receive(product, planner, couple, { message: 'Nous nous marions dans les vignes.\n\nPouvez-vous nous aider ?' })
  return { planner, newest, unlocked, rejected }
}

test('signs in, comes to where the mail pointed, reads, unlocks and sees whom to call', async () => {
  const { planner, newest } = await busyPlanner()
  const page = await world.open()
  await page.goto(`/office/requests/${newest}`)
  await page.getByRole('heading', { name: 'Bon retour parmi nous' }).waitFor()
  await screenshot(page, 'sign-in')
  await expectAccessible(page)
  expectNoProblems(page)

  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByText('Saisissez votre adresse e-mail.').waitFor()
  await signIn(page, { ...planner, password: 'wrong' })
  await page.getByRole('alert').getByText('Identifiants non valides').waitFor()
  await expectAccessible(page)
  expectNoProblems(page, /401/)

  await signIn(page, planner)
  await page.waitForURL(`/office/requests/${newest}`)
  await page.getByRole('heading', { name: 'Mariage à Lyon' }).waitFor()
  await page.locator(`[data-request="${newest}"]`).getByText('Non lue').waitFor({ state: 'detached' })
  await expect.poll(() => page.title(), soon).toMatch(/^\(5\) Mariage à Lyon · Alliance$/)
  await screenshot(page, 'request-locked')
  await expectAccessible(page)
  expect(await page.locator('[data-open-request]').textContent()).not.toMatch(/Camille|Moreau|06 12/)

  await page.getByRole('button', { name: 'Débloquer pour 1\u00a0crédit · solde 2' }).click()
  await page.getByText('Votre solde passera de 2 à 1.').waitFor()
  await screenshot(page, 'unlock-dialog')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Débloquer pour 1\u00a0crédit' }).click()
  await page.getByRole('link', { name: '+33612345678' }).waitFor()
  expect(await page.getByRole('link', { name: 'camille.moreau@example.fr' }).getAttribute('href')).toBe('mailto:camille.moreau@example.fr')
  await page.locator(`[data-request="${newest}"] [data-status=unlocked]`).waitFor()
  await page.getByRole('link', { name: /Gratuit, 1\scrédit/ }).waitFor()
  await screenshot(page, 'request-unlocked')
  await expectAccessible(page)
  expectNoProblems(page)
})

test('the inbox at a glance: light, dark and on a phone', async () => {
  const { planner } = await busyPlanner()
  for (const [name, options] of [
    ['inbox', {}],
    ['inbox-dark', { context: dark }],
    ['inbox-phone', { device: 'phone' }],
    ['inbox-phone-dark', { device: 'phone', context: dark }],
  ] as const) {
    const page = await world.open({ ...options, cookies: cookies(planner) })
    await page.goto('/office/')
    await page.getByRole('heading', { name: 'Demandes reçues' }).waitFor()
    await page.locator('[data-request]').first().waitFor()
    await expect.poll(() => page.title(), soon).toMatch(/^\(\d\) Demandes reçues/)
    await screenshot(page, name)
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.locator('[data-request]').first().click()
    await page.getByText('Message du couple').waitFor()
    await screenshot(page, `${name}-open`)
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.goto('/office/credits')
    await page.locator('[data-entry=unlock]').waitFor()
    await screenshot(page, `credits${name.slice('inbox'.length)}`)
    await expectNoOverflow(page)
    await expectAccessible(page)
    expectNoProblems(page)
  }
})

test('chooses among the requests, and says so when none is left', async () => {
  const { planner, rejected, unlocked } = await busyPlanner()
  const page = await world.open({ cookies: cookies(planner) })
  await page.goto('/office/requests')
  const rows = page.locator('[data-request]')
  await expect.poll(() => rows.count(), soon).toBe(6)
  await page.getByRole('button', { name: 'Refusées' }).click()
  await expect.poll(() => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-request')))).toEqual([rejected])
  await page.getByRole('button', { name: 'Débloquées' }).click()
  await expect.poll(() => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-request')))).toEqual([unlocked])
  await page.getByRole('button', { name: 'Toutes' }).click()
  await page.getByRole('textbox', { name: 'Rechercher une ville' }).fill('nant')
  await expect.poll(() => rows.count(), soon).toBe(2)
  await page.getByRole('combobox', { name: 'Événement' }).click()
  await page.getByRole('option', { name: 'Anniversaire' }).click()
  await expect.poll(() => rows.count(), soon).toBe(1)
  await page.getByRole('combobox', { name: 'Événement' }).click()
  await page.getByRole('option', { name: 'Baptême' }).click()
  await page.getByText('Aucune demande ne correspond').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'inbox-none')
  await page.getByRole('button', { name: 'Tout afficher' }).click()
  await expect.poll(() => rows.count(), soon).toBe(6)
  await page.getByRole('combobox', { name: 'Tri' }).click()
  await page.getByRole('option', { name: 'Plus anciennes' }).click()
  await expect.poll(() => rows.first().getAttribute('data-request'), soon).toBe(rejected)
  expectNoProblems(page)
})

test('rejects with a reason, and with words where it is another', async () => {
  const { planner, newest } = await busyPlanner()
  const page = await world.open({ device: 'phone', cookies: cookies(planner) })
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
  expect(await page.getByRole('button', { name: /Débloquer/ }).count()).toBe(0)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('link', { name: 'Retour aux demandes' }).click()
  await page.locator(`[data-request="${newest}"] [data-status=rejected]`).waitFor()
  expectNoProblems(page)
})

test('goes through the list with j and k, unlocks with u, rejects with r, helps with ?', async () => {
  const { planner } = await busyPlanner()
  const page = await world.open({ cookies: cookies(planner) })
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
  await page.getByRole('link', { name: '+33612345678' }).waitFor()
  await page.keyboard.press('j')
  await opened(1)
  await page.keyboard.press('r')
  await page.getByRole('dialog', { name: 'Refuser cette demande' }).waitFor()
  await page.getByRole('textbox').fill('jkur?')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('textbox', { name: 'Rechercher une ville' }).pressSequentially('ju')
  await opened(1)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('textbox', { name: 'Rechercher une ville' }).fill('')
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
  expect(await page.getByRole('dialog').count()).toBe(0)
  expectNoProblems(page)
})

test('a new request arrives in the list, is announced and counted', async () => {
  const { planner } = await busyPlanner()
  const page = await world.open({ cookies: cookies(planner) })
  const listening = page.waitForResponse((response) => response.url().endsWith('/api/pro/events'))
  await page.goto('/office/requests')
  await page.locator('[data-request]').first().waitFor()
  await listening
  const requestId = await receive(world.product, planner, couple)
  await page.locator(`[data-request="${requestId}"]`).waitFor()
  expect(await page.locator('[data-request]').first().getAttribute('data-request')).toBe(requestId)
  await page.locator('[data-announcer]').getByText('Nouvelle demande').waitFor({ state: 'attached' })
  await expect.poll(() => page.title(), soon).toMatch(/^\(7\) /)
  expectNoProblems(page)
})

test('speaks English, remembers it, and keeps the appearance through signing out', async () => {
  const { planner, newest } = await busyPlanner()
  const page = await world.open({ device: 'phone', language: 'en-GB' })
  await page.goto('/office')
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await screenshot(page, 'sign-in-phone')
  await expectNoOverflow(page)
  await signIn(page, planner)
  await page.getByRole('heading', { name: 'Received requests' }).waitFor()
  await page.goto(`/office/requests/${newest}`)
  await page.getByRole('button', { name: 'Unlock for 1 credit · balance 2' }).waitFor()
  await screenshot(page, 'request-phone-en')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Account and preferences' }).click()
  await screenshot(page, 'account-menu-phone')
  await expectAccessible(page)
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await page.getByRole('button', { name: 'Account and preferences' }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await page.getByRole('button', { name: /Débloquer pour/ }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
  await page.reload()
  await page.getByRole('button', { name: /Débloquer pour/ }).waitFor()
  await page.getByRole('button', { name: 'Compte et préférences' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await page.getByRole('heading', { name: 'Bon retour parmi nous' }).waitFor()
  await screenshot(page, 'sign-in-phone-dark')
  await expectAccessible(page)
  await page.goto('/office/credits')
  await page.waitForURL('/office/login')
  expectNoProblems(page)
})

test('says why nothing can be unlocked without a credit', async () => {
  const planner = await registeredPlanner(world.product)
  const [first, second] = [await receive(world.product, planner, couple), await receive(world.product, planner, couple)]
  const page = await world.open({ cookies: cookies(planner) })
  await page.goto(`/office/requests/${first}`)
  await page.getByRole('button', { name: /solde 1/ }).waitFor()
  await unlock(page)
  await page.getByRole('link', { name: '+33612345678' }).waitFor()
  await page.locator(`[data-request="${second}"]`).click()
  expect(await page.getByRole('button', { name: 'Débloquer pour 1\u00a0crédit · solde 0' }).isDisabled()).toBe(true)
  await page.getByText('Votre solde est de 0\u00a0crédit.').waitFor()
  await screenshot(page, 'no-credit')
  await expectAccessible(page)
  expectNoProblems(page)
})
