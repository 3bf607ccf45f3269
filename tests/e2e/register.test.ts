import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { newPhone, receivedCode } from '../setup/phoneSignIn.ts'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld()
})
afterAll(() => world.close())

/** Verifies a new number, which leads to registration. */
async function verifyPhone(page: Page): Promise<string> {
  const phone = newPhone()
  const asked = new Date()
  await page.goto('/account')
  await page.getByRole('textbox', { name: /téléphone|Phone/ }).fill(phone)
  await page.getByRole('button', { name: /Recevoir mon code|Text me a code/ }).click()
  await page.getByRole('textbox', { name: /(Chiffre|Digit) 1 / }).waitFor()
  await page.keyboard.type(await receivedCode(world.product, phone, asked))
  await page.waitForURL('/register')
  return phone
}

test('whoever has not verified a number is sent to the start', async () => {
  const page = await world.open()
  await page.goto('/register')
  await page.waitForURL('/')
  expectNoProblems(page)
})

test('a couple registers: what is wrong is said at each field and above, and only a picked city counts', async () => {
  const page = await world.open({ device: 'phone' })
  await verifyPhone(page)
  await page.getByRole('heading', { name: 'Faisons connaissance' }).waitFor()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await screenshot(page, 'register-phone')

  const city = page.getByRole('combobox', { name: 'Ville où vous habitez' })
  await page.getByRole('textbox', { name: 'Prénom' }).fill('  ')
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('camille@example.museum')
  await city.fill('lyon')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: 'Votre e-mail ou votre ville n’est pas valide. Veuillez vérifier vos informations.' })
    .waitFor()
  for (const message of ['Prénom non valide', 'Nom non valide', 'E-mail non valide', 'Vous devez accepter les conditions d’utilisation']) {
    await page.getByText(message, { exact: true }).waitFor()
  }
  await page.getByText('Ville non valide', { exact: false }).waitFor()
  await expectAccessible(page)
  await screenshot(page, 'register-invalid-phone')

  await page.getByRole('textbox', { name: 'Prénom' }).fill('Maximilienne-Alexandrine')
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('de La Rochefoucauld-Montmorency')
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('camille@example.fr')
  await city.fill('zzzz')
  await page.getByText(/Aucune ville ne correspond à «\szzzz\s»/).waitFor()
  await city.fill('ly')
  await page.getByText('Saisissez au moins 3 caractères.').waitFor()
  await city.fill('lyon')
  await page.getByRole('option', { name: /^Lyon, Rhône/ }).waitFor()
  await expectAccessible(page)
  await screenshot(page, 'register-city-phone')
  await page.getByRole('option', { name: /^Lyon, Rhône/ }).click()

  await page.getByRole('button', { name: 'Lire les conditions d’utilisation' }).click()
  await page.getByRole('dialog', { name: 'Conditions d’utilisation' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('checkbox', { name: 'J’accepte les conditions d’utilisation' }).check()

  // After a reload the typed text is kept, and the terms must be accepted again.
  await page.reload()
  await expect.poll(() => page.getByRole('textbox', { name: 'Prénom' }).inputValue()).toBe('Maximilienne-Alexandrine')
  await expect.poll(() => page.getByRole('textbox', { name: 'Adresse e-mail' }).inputValue()).toBe('camille@example.fr')
  await expect.poll(() => city.inputValue()).toBe('Lyon')
  await page.getByRole('checkbox', { name: 'J’accepte les conditions d’utilisation' }).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL('/formulaire')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('alliance.registration'))).toBeNull()
  await page.getByText('Bonjour Maximilienne-Alexandrine').waitFor()
  expectNoProblems(page)
})

test('a town abroad takes a postal code; a failed search and a failed call say so', async () => {
  const page = await world.open({ language: 'en-GB' })
  const phone = await verifyPhone(page)
  await page.getByRole('textbox', { name: 'First name' }).fill('Anna')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Weber')
  await page.getByRole('textbox', { name: 'Email address' }).fill('anna.weber@example.de')
  await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check()
  const city = page.getByRole('combobox', { name: 'City you live in' })
  await page.route('**/api/cities**', (route) => route.fulfill({ status: 500, json: {} }))
  await city.fill('munich')
  await page.getByRole('button', { name: 'Search again' }).waitFor()
  await page.unroute('**/api/cities**')
  await page.getByRole('button', { name: 'Search again' }).click()
  await city.press('ArrowDown')
  await page
    .getByRole('option', { name: /^Munich/ })
    .first()
    .waitFor()
  await city.press('Enter')
  const zipCode = page.getByRole('textbox', { name: 'Postal code (optional)' })
  await zipCode.fill('8033')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByText('Invalid postal code').waitFor()
  await expectAccessible(page)
  await zipCode.fill('80331')
  await page.route('**/api/project/register', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }))
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page
    .getByRole('alert')
    .filter({
      hasText: 'An error occurred while requesting the server: Error 500: the service is having a problem. Please try again in a moment.',
    })
    .waitFor()
  await expectAccessible(page)
  await screenshot(page, 'register-failed-desktop')
  await page.unroute('**/api/project/register')
  const registering = page.waitForRequest('**/api/project/register')
  await page.getByRole('button', { name: 'Create my account' }).dblclick()
  expect((await registering).postDataJSON()).toMatchObject({ phone, city: 'Munich', zipCode: '80331', country: 'DE', locale: 'en-GB' })
  await page.waitForURL('/formulaire')
  expectNoProblems(page, /500/)
})
