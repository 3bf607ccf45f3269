import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainCookies } from '../../src/api/sessionCookies.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { signedInCouple } from '../setup/testPeople.ts'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld()
})
afterAll(() => world.close())

test('a visitor finds the logo, which leads home, and chooses the language, which is kept', async () => {
  const page = await world.open()
  await page.goto('/account')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Alliance, accueil' }).click()
  await page.waitForURL('/')
  const language = header.getByRole('combobox', { name: 'Langue' })
  await expect.poll(() => language.inputValue()).toBe('fr')
  await expect
    .poll(() => language.getByRole('option').allTextContents())
    .toEqual(['Français', 'English', 'Nederlands', 'Deutsch', 'Italiano', 'Español', 'Português'])
  await expect.poll(() => header.getByRole('button').count()).toBe(0)
  await language.selectOption('it')
  await page.getByRole('link', { name: 'Descrivere il mio progetto' }).first().waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('it')
  await page.reload()
  await expect.poll(() => page.getByRole('combobox', { name: 'Lingua' }).inputValue()).toBe('it')
  expectNoProblems(page)
})

test('a couple is greeted with the way to its profile, has no language to choose, and signs out by the button', async () => {
  const { token } = await signedInCouple(world.product, { firstname: 'Maximilienne-Alexandrine', phone: '+33612345673' })
  const page = await world.open({ device: 'phone', cookies: { [plainCookies.couple.access]: token } })
  await page.goto('/presentation')
  const header = page.getByRole('banner')
  const logout = header.getByRole('button', { name: 'Se déconnecter' })
  await logout.waitFor()
  await expect.poll(() => page.getByRole('combobox').count()).toBe(0)
  await expectNoOverflow(page)
  await header.getByRole('link', { name: 'Bonjour Maximilienne-Alexandrine' }).click()
  await page.waitForURL('/profile')
  await header.getByRole('link', { name: 'Alliance, accueil' }).click()
  await page.waitForURL('/presentation')

  await page.route('**/api/project/logout', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }))
  await logout.click()
  const failure = header.getByRole('alert')
  await failure.filter({ hasText: 'La déconnexion a échoué. Veuillez réessayer.' }).waitFor()
  await expectAccessible(page)
  await screenshot(page, 'header-logout-failed-phone')
  expectNoProblems(page, /500/)

  await page.unroute('**/api/project/logout')
  await logout.click()
  await page.waitForURL('/')
  await header.getByRole('combobox', { name: 'Langue' }).waitFor()
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: plainCookies.couple.access }))
  await page.goto('/presentation')
  await page.waitForURL('/')
  expectNoProblems(page)
})

test('a couple reads its own language, whatever browser and cookie say', async () => {
  const { token } = await signedInCouple(world.product, { locale: 'de-DE', phone: '+33612345674' })
  const page = await world.open({ language: 'en', cookies: { [plainCookies.couple.access]: token, _locale: 'es' } })
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Guten Tag Camille' }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_locale=de')
  expectNoProblems(page)
})

test('without a network a line says so, until there is one again', async () => {
  const page = await world.open({ device: 'phone' })
  await page.goto('/account')
  await page.getByRole('textbox', { name: 'Numéro de téléphone' }).waitFor()
  const notice = page.getByRole('status').filter({ hasText: 'Vous êtes hors ligne. Vos réponses restent sur cet appareil.' })
  await expect.poll(() => notice.count()).toBe(0)
  const place = () => page.getByRole('main').boundingBox()
  const before = await place()
  await page.context().setOffline(true)
  await notice.waitFor()
  expect(await place(), 'the page has not moved').toEqual(before)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await screenshot(page, 'offline-phone')
  await page.context().setOffline(false)
  await notice.waitFor({ state: 'detached' })
  expectNoProblems(page)
})
