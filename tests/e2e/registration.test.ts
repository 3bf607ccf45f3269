import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectPresentable } from '../browser/expectPresentable.ts'
import { holdBack } from '../browser/holdBack.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { registeredPlanner, signIn } from './officePlanner.ts'
import { type OfficeWorld, openOfficeWorld } from './officeWorld.ts'

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.close())

const linkIn = async (email: string, subject: string) =>
  /\/office(\/\S+#\S+)/.exec((await world.product.message(email, undefined, subject)).text)?.[1] ?? ''

test('a venue registers, confirms its e-mail on another device, and describes its company in four steps', async () => {
  const email = `${randomUUID()}@domaine.example`
  const page = await world.open()
  await page.goto('/office')
  await page.getByRole('link', { name: 'Créer un compte' }).click()
  await page.getByRole('heading', { name: 'Touchez les couples qui vous correspondent' }).waitFor()
  await expectPresentable(page, 'register')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.getByText('Indiquez ce que vous êtes.').waitFor()
  await page.getByText('Veuillez accepter les conditions d’utilisation.').waitFor()
  await page.getByRole('radio', { name: 'Lieu de réception' }).check()
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Hélène')
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Marchand')
  await page.getByRole('textbox', { name: /e-mail/ }).fill(email)
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('12')
  await page.locator('input[name=password]').fill('Lumière-4-noces')
  await page.getByText(/^(Bon|Très bon)/).waitFor()
  await page.getByRole('checkbox', { name: 'J’accepte les conditions d’utilisation' }).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  // The server decides whether it is a valid number.
  await page.getByText(/numéro de téléphone/).waitFor()
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('04 78 12 34 56')
  await page.getByRole('button', { name: 'Créer mon compte' }).dblclick()
  await page.waitForURL('**/office/welcome')

  await page.getByText(`Confirmez votre adresse e-mail\u00a0: nous avons envoyé un lien à ${email}.`).waitFor()
  await page.getByRole('textbox', { name: 'Nom de l’entreprise' }).fill('Domaine des Tilleuls')
  await expectPresentable(page, 'welcome')
  await page.getByRole('button', { name: 'Suivant' }).click()
  // The step and the typed text survive a reload.
  await page.getByText('Étape 2 sur 4').waitFor()
  await page.reload()
  await page.getByText('Étape 2 sur 4').waitFor()

  const phone = await world.open({ device: 'phone' })
  await phone.goto(`/office${await linkIn(email, 'Confirmez votre adresse e-mail')}`)
  await phone.getByRole('heading', { name: 'Votre adresse e-mail est confirmée' }).waitFor()
  await expectPresentable(phone, 'confirmed-phone')
  // The open window gets a live update.
  await page.getByText('Confirmez votre adresse e-mail').waitFor({ state: 'detached' })

  await page.getByRole('combobox', { name: 'Ville' }).fill('Lyon')
  await page.getByRole('option', { name: /^Lyon/ }).first().click()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('checkbox', { name: 'français' }).check()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('textbox', { name: 'Numéro' }).fill('732 829 320 00074')
  await page.getByLabel('Date de création').fill('2014-03-01')
  await page.getByRole('button', { name: 'Enregistrer mon entreprise' }).click()
  await page.getByText('Votre entreprise est enregistrée.').waitFor()
  await page.goto('/office/company')
  await expect.poll(() => page.getByRole('textbox', { name: 'Nom de l’entreprise' }).inputValue()).toBe('Domaine des Tilleuls')
  expectNoProblems(page, /400/)
})

test('the submit button does not move when the strength of the password appears', async () => {
  const page = await world.open({ isNew: true })
  const script = await holdBack(page, '**/PasswordStrength-*.js')
  await page.goto('/office/register')
  const password = page.locator('input[name=password]')
  const top = () =>
    page.getByRole('button', { name: 'Créer mon compte' }).evaluate((button) => Math.round(button.getBoundingClientRect().y + scrollY))
  await password.waitFor()
  const empty = await top()
  await password.fill('Lumière-4-noces')
  await expect.poll(() => script.calls.length).toBe(1)
  await expect.poll(top).toBeGreaterThan(empty)
  const typed = await top()
  script.release()
  await page.getByText('Très bon').waitFor()
  await expect.poll(top).toBe(typed)
  expectNoProblems(page)
})

test('who forgot the password chooses another one by the link, in German on a phone', async () => {
  const planner = await registeredPlanner(world.product)
  const page = await world.open({ device: 'phone', language: 'de' })
  await page.goto('/office/login')
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(planner.email)
  await page.getByRole('button', { name: 'Link senden' }).click()
  await page.getByText(`Wenn es ein Konto für ${planner.email} gibt, ist ein Link unterwegs.`).waitFor()
  await expectPresentable(page, 'forgotten-phone')
  const link = await linkIn(planner.email, 'Choisissez un nouveau mot de passe')
  await page.goto(`/office${link}`)
  await page.locator('input[name=password]').fill('Tilleul-9-lanternes')
  await page.locator('input[name=repeated]').fill('Tilleul-9')
  await page.getByRole('button', { name: 'Speichern und anmelden' }).click()
  await page.getByText('Die beiden Passwörter stimmen nicht überein.').waitFor()
  await expectPresentable(page, 'new-password-phone')
  await page.locator('input[name=repeated]').fill('Tilleul-9-lanternes')
  await page.getByRole('button', { name: 'Speichern und anmelden' }).click()
  await page.waitForURL('**/office/dashboard')

  const other = await world.open({ language: 'de' })
  await other.goto(`/office${link}`)
  await other.locator('input[name=password]').fill('Muguet-7-et-lilas')
  await other.locator('input[name=repeated]').fill('Muguet-7-et-lilas')
  await other.getByRole('button', { name: 'Speichern und anmelden' }).click()
  await other.getByText('Dieser Link ist ungültig. Bitte fordern Sie einen neuen an.').waitFor()
  await other.goto('/office/login')
  await signIn(other, { email: planner.email, password: 'Tilleul-9-lanternes' })
  await other.waitForURL('**/office/dashboard')
})
