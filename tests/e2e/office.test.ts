import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoLayoutShift } from '../browser/expectNoLayoutShift.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { holdBack } from '../browser/holdBack.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { perform, signedInCouple } from '../setup/testPeople.ts'
import { busyPlanner } from './busyPlanner.ts'
import { receive, registeredPlanner, signIn, unlock } from './officePlanner.ts'
import { type OfficeWorld, openOfficeWorld } from './officeWorld.ts'

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.close())

/** The machine may be busy. */
const soon = { timeout: 120_000 }
const dark = { colorScheme: 'dark' } as const

test('signs in, gets to the request that the mail links to, reads it, unlocks it and sees the phone number', async () => {
  const { planner, newest } = await busyPlanner(world)
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
  await page.getByRole('link', { name: '+33 6 12 34 56 78' }).waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'camille.moreau@example.fr' }).getAttribute('href'))
    .toBe('mailto:camille.moreau@example.fr')
  await page.locator(`[data-request="${newest}"] [data-status=unlocked]`).waitFor()
  await page.getByRole('link', { name: /Gratuit, 1\scrédit/ }).waitFor()
  await screenshot(page, 'request-unlocked')
  await expectAccessible(page)
  expectNoProblems(page)
})

test.each([
  ['inbox', {}],
  ['inbox-dark', { context: dark }],
  ['inbox-phone', { device: 'phone' }],
  ['inbox-phone-dark', { device: 'phone', context: dark }],
] as const)('%s: dashboard, which loads in place, list, request and statement fit, and can be read by everybody', async (name, options) => {
  const { planner } = await busyPlanner(world)
  const page = await world.open({ ...options, cookies: { pro_token: planner.token } })
  const { release } = await holdBack(page, '**/api/pro/dashboard')
  await page.goto('/office/')
  await page.getByRole('heading', { name: 'Bonjour Claire' }).waitFor()
  await page.getByRole('main').getByRole('status').first().waitFor()
  await expectNoLayoutShift(page)
  release()
  await page
    .getByRole('link', { name: /^Non lue, Mariage/ })
    .first()
    .waitFor()
  await page.locator('[data-rate=answer]').getByText('33').waitFor()
  await expectNoLayoutShift(page)
  await screenshot(page, name.replace('inbox', 'dashboard'))
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.goto('/office/requests')
  await page.getByRole('heading', { name: 'Demandes reçues' }).waitFor()
  await page.locator('[data-request]').first().waitFor()
  await expect.poll(() => page.title(), soon).toMatch(/^\(6\) Demandes reçues/)
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
  // Only the statement is printed, in black on white.
  await page.emulateMedia({ media: 'print' })
  await screenshot(page, `credits-print${name.slice('inbox'.length)}`)
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0)
  await expect.poll(() => page.locator('[data-entry=unlock]').evaluate((entry) => getComputedStyle(entry).color)).toBe('rgb(0, 0, 0)')
  expectNoProblems(page)
})

test('speaks English, remembers it, and keeps the appearance through signing out', async () => {
  const { planner, newest } = await busyPlanner(world)
  const page = await world.open({ device: 'phone', language: 'en-GB' })
  await page.goto('/office')
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await screenshot(page, 'sign-in-phone')
  await expectNoOverflow(page)
  await signIn(page, planner)
  await page.getByRole('heading', { name: 'Hello Claire' }).waitFor()
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
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr')
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
  const first = await receive(world.product, planner, world.couple)
  const second = await receive(world.product, planner, await signedInCouple(world.product))
  const page = await world.open({ cookies: { pro_token: planner.token } })
  await page.goto(`/office/requests/${first}`)
  await page.getByRole('button', { name: /solde 1/ }).waitFor()
  await unlock(page)
  await page.getByRole('link', { name: '+33 6 12 34 56 78' }).waitFor()
  await page.locator(`[data-request="${second}"]`).click()
  await expect.poll(() => page.getByRole('button', { name: 'Débloquer pour 1\u00a0crédit · solde 0' }).isDisabled()).toBe(true)
  await page.getByText('Votre solde est de 0\u00a0crédit.').waitFor()
  await screenshot(page, 'no-credit')
  await expectAccessible(page)
  expectNoProblems(page)
})

test('prints the whole statement under a header, and nothing that can only be clicked', async () => {
  const planner = await registeredPlanner(world.product)
  for (let line = 1; line <= 30; line += 1) {
    await perform(world.product, correctCredits, { providerId: planner.id, credits: 1, reason: `Geste ${line}` })
  }
  const page = await world.open({ cookies: { pro_token: planner.token } })
  await page.goto('/office/credits')
  const lines = page.locator('tbody [data-entry]')
  await expect.poll(() => lines.count(), soon).toBe(25)
  // Entries of further pages are printed too.
  await page.getByRole('button', { name: 'Page suivante' }).click()
  await expect.poll(() => lines.count(), soon).toBe(6)
  await page.waitForLoadState('networkidle')
  const onPaper = await page.evaluateHandle(() => {
    const seen = { text: '' }
    window.addEventListener('beforeprint', () => queueMicrotask(() => (seen.text = document.body.innerText)))
    return seen
  })
  await page.pdf()
  const { text } = await onPaper.evaluate((seen) => seen)
  const today = new Intl.DateTimeFormat('fr-FR', {
    timeZone: await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone),
  })
  const date = today.format()
  expect(text).toContain('Claire Fontaine')
  expect(text).toContain(`Période\u00a0: du ${date} au ${date}`)
  expect(text).toContain(`Imprimé le ${date}`)
  for (let line = 1; line <= 30; line += 1) expect(text).toMatch(new RegExp(`Geste ${line}\\b`))
  expect(text).toContain('Crédit de bienvenue')
  expect(text).toMatch(/Total\s+31\b/)
  // The screen is unchanged afterwards.
  await expect.poll(() => lines.count()).toBe(6)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect.poll(() => lines.count()).toBe(31)
  await screenshot(page, 'credits-print-whole')
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0)
  await expect.poll(() => page.getByRole('button').count()).toBe(0)
  expectNoProblems(page)
})
