import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveProvider } from '../../src/domain/provider/approveProvider.ts'
import { describeCompany } from '../../src/domain/provider/describeCompany.ts'
import { offerServices } from '../../src/domain/provider/offerServices.ts'
import { writeProfile } from '../../src/domain/provider/writeProfile.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { newPhone, receivedCode } from '../setup/phoneSignIn.ts'
import { lyon } from '../setup/sampleEvents.ts'
import { perform } from '../setup/testPeople.ts'
import { type OfficePlanner, registeredPlanner, signIn, unlock } from './officePlanner.ts'

const journeys = [
  {
    device: 'desktop',
    language: 'fr',
    start: 'Décrire mon projet',
    phone: /téléphone/,
    send: 'Recevoir mon code',
    fields: { firstname: 'Prénom', lastname: 'Nom', email: 'Adresse e-mail', city: 'Ville où vous habitez' },
    terms: 'J’accepte les conditions d’utilisation',
    register: 'Créer mon compte',
    next: 'Suivant',
    wedding: 'Mariage',
    day: 'Jour',
    place: 'Ville de l’événement',
    groups: ['Combien d’invités ?', 'Budget total', 'Budget pour votre wedding planner'],
    speaks: 'Français',
    preference: 'Sans préférence',
    message: 'Message aux prestataires sélectionnés',
    sendTo: 'Envoyer à 1 prestataire',
    done: 'Votre message a été envoyé à 1 prestataire.',
    finish: 'Terminer',
  },
  {
    device: 'phone',
    language: 'en',
    start: 'Describe my project',
    phone: /Phone/,
    send: 'Text me a code',
    fields: { firstname: 'First name', lastname: 'Last name', email: 'Email address', city: 'City you live in' },
    terms: 'I accept the terms of service',
    register: 'Create my account',
    next: 'Next',
    wedding: 'Wedding',
    day: 'Day',
    place: 'Town of the event',
    groups: ['How many guests?', 'Total budget', 'Budget for your wedding planner'],
    speaks: 'English',
    preference: 'No preference',
    message: 'Message to the selected planners',
    sendTo: 'Send to 1 planner',
    done: 'Your message was sent to 1 planner.',
    finish: 'Finish',
  },
] as const
type Journey = (typeof journeys)[number]

let world: BrowserWorld
let planner: OfficePlanner
beforeAll(async () => {
  world = await openBrowserWorld()
  planner = await publicPlanner()
})
afterAll(() => world.close())

/** A planner of Lyon that couples find, with two credits. */
async function publicPlanner(): Promise<OfficePlanner> {
  const { product } = world
  const registered = await registeredPlanner(product, 1)
  const providerId = registered.id
  const company = { name: 'Atelier Fontaine', place: lyon, website: null, startingFrom: 180_000 }
  await perform(product, describeCompany, { providerId, ...company, languages: ['fr', 'en'] })
  const service = {
    startingFrom: 400_000,
    description: 'De la première idée au dernier invité',
    priceVisible: true,
    descriptionVisible: true,
  }
  await perform(product, offerServices, { providerId, services: [{ service: 'FULL_PLANNING', ...service }] })
  const texts = {
    portrait: '<p>Des mariages à taille humaine.</p>',
    experience: 'Douze saisons',
    strengths: ['Calme'],
    serviceText: 'Complet',
  }
  await perform(product, writeProfile, { providerId, ...texts })
  const position = await perform(product, approveProvider, { providerId })
  await product.positions.waitFor(providerDirectory, position, 60_000)
  return registered
}

/** From the welcome page to the contacted planner; returns the couple's number. */
async function coupleWrites(journey: Journey, firstname: string): Promise<string> {
  const page = await world.open({ device: journey.device, language: journey.language })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const phone = newPhone()
  await page.goto('/')
  await page.getByRole('link', { name: journey.start }).first().click()
  const asked = new Date()
  await page.getByRole('textbox', { name: journey.phone }).fill(phone)
  await button(journey.send).click()
  await page.locator('[autocomplete=one-time-code]').first().waitFor()
  await page.keyboard.type(await receivedCode(world.product, phone, asked))

  await page.waitForURL('/register')
  await page.getByRole('textbox', { name: journey.fields.firstname }).fill(firstname)
  await page.getByRole('textbox', { name: journey.fields.lastname, exact: true }).fill('Moreau')
  await page.getByRole('textbox', { name: journey.fields.email }).fill('camille.moreau@example.fr')
  await page.getByRole('combobox', { name: journey.fields.city }).fill('Lyon')
  await page.getByRole('option', { name: /^Lyon, Rhône/ }).click()
  await page.getByRole('checkbox', { name: journey.terms }).check()
  await button(journey.register).click()

  await page.waitForURL('/formulaire')
  await page.getByRole('radio', { name: journey.wedding, exact: true }).check()
  await button(journey.next).click()
  await page.getByRole('textbox', { name: journey.day }).click()
  await page.keyboard.type('12062027')
  await page.getByRole('combobox', { name: journey.place }).fill('Lyon')
  await page.getByRole('option', { name: /^Lyon/ }).first().click()
  for (const name of journey.groups) await page.getByRole('group', { name }).getByRole('radio').nth(2).check()
  await button(journey.next).click()
  await page.getByRole('checkbox', { name: journey.speaks }).check()
  await page.getByRole('radio', { name: journey.preference }).check()
  await button(journey.next).click()

  await page.getByRole('article', { name: 'Atelier Fontaine' }).getByRole('checkbox').check()
  await page.getByRole('textbox', { name: journey.message }).fill('Bonjour, appelez-nous !')
  await button(journey.sendTo).click()
  await page.getByText(journey.done).waitFor()
  await button(journey.finish).click()
  await page.waitForURL('/project')
  await page.getByRole('article', { name: 'Atelier Fontaine' }).waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  expectNoProblems(page)
  return phone
}

/** From the office's start page to the couple's contact data; returns the office's page. */
async function plannerUnlocks(journey: Journey): Promise<Page> {
  const page = await world.open({ device: journey.device, language: journey.language })
  await page.goto('/office')
  await signIn(page, planner)
  // The latest request on the dashboard.
  await page.locator('main a[href^="/office/requests/"]').first().click()
  await page.locator('[data-open-request]').waitFor()
  expect(await page.locator('[data-open-request]').textContent()).not.toContain('Moreau')
  await unlock(page)
  return page
}

test.each(journeys)('a couple writes to a planner, who unlocks its contact data: $device, $language', async (journey) => {
  const phone = await coupleWrites(journey, journey.language === 'fr' ? 'Camille' : 'Sam')
  const office = await plannerUnlocks(journey)
  await expect.poll(() => office.locator(`a[href="tel:${phone}"]`).isVisible()).toBe(true)
  await expectAccessible(office)
  await expectNoOverflow(office)
  expectNoProblems(office)
})
