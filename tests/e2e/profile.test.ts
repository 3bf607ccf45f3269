import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessCookies } from '../../src/api/plugins/session.ts'
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

test('a couple changes its e-mail, city and language; names and phone stand fast', async () => {
  const { token } = await signedInCouple(world.product)
  const page = await world.open({ cookies: { [accessCookies.couple]: token } })
  await page.goto('/profile')
  const save = page.getByRole('button', { name: 'Enregistrer' })
  await save.waitFor()
  for (const name of ['Prénom', 'Nom', 'Téléphone']) {
    expect(await page.getByRole('textbox', { name, exact: true }).isDisabled()).toBe(true)
  }
  await page.getByText('Certaines informations nécessitent de nous contacter pour être modifiées.').waitFor()
  await page.getByText('Le nom et le prénom ne peuvent plus être modifiés après la création du profil.').waitFor()
  expect(await save.isDisabled()).toBe(true)
  await expectAccessible(page)
  await screenshot(page, 'profile-desktop')

  const email = page.getByRole('textbox', { name: 'Adresse e-mail' })
  await email.fill('camille@example')
  await save.click()
  await page.getByText('E-mail non valide', { exact: true }).waitFor()
  await expectAccessible(page)
  await email.fill('camille.moreau@example.fr')
  expect(await save.isDisabled()).toBe(true)
  await email.fill('camille@example.org')
  const city = page.getByRole('combobox', { name: 'Ville où vous habitez' })
  await city.fill('annecy')
  await page
    .getByRole('option', { name: /^Annecy/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('en-GB')
  await save.click()
  await page.getByText('Your information is saved.').waitFor()
  await page.getByText('Hello Camille').waitFor()
  expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  await page.reload()
  expect(await page.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe('camille@example.org')
  expect(await page.getByRole('combobox', { name: 'City you live in' }).inputValue()).toBe('Annecy')
  expectNoProblems(page)
})

test('what was changed on another device meanwhile is not overwritten', async () => {
  const { token } = await signedInCouple(world.product, { phone: '+33612345672' })
  const page = await world.open({ device: 'phone', cookies: { [accessCookies.couple]: token } })
  await page.goto('/profile')
  const email = page.getByRole('textbox', { name: 'Adresse e-mail' })
  await email.fill('mine@example.org')
  const { body: me } = await world.product.call<object>('GET', '/api/project/me', { token })
  const { position } = await world.product.call('POST', '/api/project/update-profile', {
    token,
    body: { ...me, email: 'other@example.org' },
  })
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Ces informations ont été modifiées entre-temps. Relisez-les avant d’enregistrer.').waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await screenshot(page, 'profile-changed-phone')
  await page.evaluate((after) => sessionStorage.setItem('alliance.position', after), position ?? '')
  await page.reload()
  await page.getByRole('button', { name: 'Enregistrer' }).waitFor()
  expect(await email.inputValue()).toBe('other@example.org')
  expectNoProblems(page, /412/)
})

test('a visitor is sent to the start', async () => {
  const page = await world.open()
  await page.goto('/profile')
  await page.waitForURL('/')
  expectNoProblems(page)
})
