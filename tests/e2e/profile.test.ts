import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainCookies } from '../../src/api/sessionCookies.ts'
import { importCouple } from '../../src/domain/couple/importCouple.ts'
import type { CoupleId } from '../../src/domain/ids.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { holdBack } from '../browser/holdBack.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { accessToken, perform, signedInCouple } from '../setup/testPeople.ts'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld()
})
afterAll(() => world.close())

const combined = 'Votre e-mail ou votre ville n’est pas valide. Veuillez vérifier vos informations.'

test('a couple changes its e-mail, city and language; names and phone stand fast', async () => {
  const { token } = await signedInCouple(world.product)
  const page = await world.open({ cookies: { [plainCookies.couple.access]: token } })
  await page.goto('/profile')
  const save = page.getByRole('button', { name: 'Enregistrer' })
  await save.waitFor()
  for (const name of ['Prénom', 'Nom', 'Téléphone']) {
    await expect.poll(() => page.getByRole('textbox', { name, exact: true }).isDisabled()).toBe(true)
  }
  await expect.poll(() => page.getByRole('textbox', { name: 'Téléphone' }).inputValue()).toBe('+33 6 12 34 56 78')
  const languages = page.getByRole('combobox', { name: 'Langue' }).getByRole('option')
  await expect
    .poll(() => languages.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)))
    .toEqual(['fr-FR', 'en-GB', 'nl-BE', 'de-DE', 'it-IT', 'es-ES', 'pt-PT'])
  await page.getByText('Contactez-nous pour modifier ces informations.').waitFor()
  await page.getByText('Le nom et le prénom ne peuvent plus être modifiés après la création du profil.').waitFor()
  await expect.poll(() => save.isDisabled()).toBe(true)
  await expectAccessible(page)
  await screenshot(page, 'profile-desktop')

  const email = page.getByRole('textbox', { name: 'Adresse e-mail' })
  await email.fill('camille@example')
  await save.click()
  await page.getByText('E-mail non valide', { exact: true }).waitFor()
  await page.getByRole('alert').getByText(combined).waitFor()
  await expectAccessible(page)
  await email.fill('camille.moreau@example.fr')
  await expect.poll(() => save.isDisabled()).toBe(true)
  await email.fill('camille@example.org')
  const city = page.getByRole('combobox', { name: 'Ville où vous habitez' })
  await city.fill('annecy')
  await page
    .getByRole('option', { name: /^Annecy/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('en-GB')
  await page.route('**/api/project/update-profile', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }), { times: 1 })
  await save.click()
  await page
    .getByRole('alert')
    .getByText(
      'Une erreur est survenue lors de la requête au serveur\u00a0: Erreur 500\u00a0: le service rencontre un problème. Veuillez réessayer dans un instant.',
    )
    .waitFor()
  const { release } = await holdBack(page, '**/api/project/update-profile')
  await save.click()
  await expect.poll(() => page.getByRole('button', { name: 'Enregistrement…' }).isDisabled()).toBe(true)
  release()
  await page.getByText('Your information is saved.').waitFor()
  await page.getByText('Hello Camille').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  await page.reload()
  await expect.poll(() => page.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe('camille@example.org')
  await expect.poll(() => page.getByRole('combobox', { name: 'City you live in' }).inputValue()).toBe('Annecy')
  await page.getByRole('link', { name: 'Your projects' }).click()
  await page.waitForURL('/presentation')
  expectNoProblems(page, /500/)
})

test('what was changed on another device meanwhile is not overwritten', async () => {
  const { token } = await signedInCouple(world.product, { phone: '+33612345672' })
  const page = await world.open({ device: 'phone', cookies: { [plainCookies.couple.access]: token } })
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
  await expect.poll(() => email.inputValue()).toBe('other@example.org')
  expectNoProblems(page, /412/)
})

test('an imported account saves its profile, with the town it lives in, before it goes anywhere', async () => {
  const id = randomUUID() as CoupleId
  const person = {
    firstname: 'Zoé',
    lastname: 'Lefèvre',
    email: 'zoe@example.fr',
    phone: '+33612345673',
    home: null,
    locale: 'fr-FR',
  } as const
  const terms = { termsVersion: '2024-03-01', termsAcceptedAt: '2024-05-02T16:45:00.000Z' }
  await perform(world.product, importCouple, { coupleId: id, ...person, ...terms })
  const token = await accessToken(world.product, 'couple', id)
  const page = await world.open({ device: 'phone', cookies: { [plainCookies.couple.access]: token } })
  for (const path of ['/presentation', '/formulaire', '/project', '/']) {
    await page.goto(path)
    await page.waitForURL('/profile')
  }
  await page.getByRole('alert').getByText('Il manque une information\u00a0: indiquez la ville où vous habitez.').waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Vos projets' }).count()).toBe(0)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await screenshot(page, 'profile-imported-phone')

  const save = page.getByRole('button', { name: 'Enregistrer' })
  await save.click()
  await page.getByRole('alert').getByText(combined).waitFor()
  await page.getByText('Ville non valide\u00a0: choisissez-la dans la liste.').waitFor()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Ville où vous habitez' }).fill('annecy')
  await page
    .getByRole('option', { name: /^Annecy/ })
    .first()
    .click()
  await save.click()
  await page.waitForURL('/presentation')
  await page.getByRole('heading', { name: 'Pas encore de projet' }).waitFor()
  await page.goto('/formulaire')
  await page.getByRole('heading', { level: 1, name: 'Que célébrez-vous ?' }).waitFor()
  expectNoProblems(page)
})

test('a visitor is sent to the start', async () => {
  const page = await world.open()
  await page.goto('/profile')
  await page.waitForURL('/')
  expectNoProblems(page)
})
