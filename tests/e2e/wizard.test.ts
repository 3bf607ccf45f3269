import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { signedInCouple } from '../setup/testPeople.ts'
import { type TownPlanners, townPlanners } from '../setup/townPlanners.ts'

let world: BrowserWorld
let planners: TownPlanners
beforeAll(async () => {
  world = await openBrowserWorld()
  planners = await townPlanners(world.product)
  await world.product.positions.waitFor(providerDirectory, planners.position as never, 20_000)
})
afterAll(() => world.close())

interface Visit {
  readonly device?: 'desktop' | 'phone'
  readonly language?: string
}

async function enter({ device = 'desktop', language = 'fr' }: Visit = {}) {
  const couple = await signedInCouple(world.product, { locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
  const page = await world.open({ device, language, cookies: { token: couple.token } })
  await page.goto('/formulaire')
  return { page, couple }
}

const next = (page: Page) => page.getByRole('button', { name: /^(Suivant|Next)$/ })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const pick = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check()

async function check(page: Page, name: string): Promise<void> {
  await screenshot(page, name)
  // All of the page at once, so that what is pinned lies over nothing.
  const shown = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ ...shown, height: await page.evaluate(() => document.documentElement.scrollHeight) })
  await expectAccessible(page)
  await page.setViewportSize(shown)
  await expectNoOverflow(page)
  expectNoProblems(page)
}

async function pickCity(page: Page, label: string, typed: string, city: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed)
  await page.getByRole('option', { name: city }).first().click()
}

/** Step 2 as somebody with a keyboard answers it. */
async function answerDetails(page: Page): Promise<void> {
  await page.getByRole('spinbutton', { name: 'Jour' }).click()
  await page.keyboard.type('12062027')
  await pickCity(page, 'Ville de l’événement', 'Lyon', /^Lyon/)
  await pick(page, '50 à 100 invités')
  await page.getByRole('group', { name: 'Budget total' }).getByRole('radio').nth(2).check()
  await pick(page, /^Plus de 5.000.€ Recommandé/)
}

async function projectsOf(token: string) {
  const { body } = await world.product.call<{
    projects: { eventType: string; weddingTheme: string; languages: string[]; prestataires: { name: string }[]; message: string }[]
  }>('GET', '/api/project/projects', { token })
  return body.projects
}

test('a wedding, from the first question to three planners who have a message', async () => {
  const { page, couple } = await enter()
  await heading(page, 'Que célébrez-vous ?')
  expect(await next(page).isDisabled()).toBe(true)
  await pick(page, 'Mariage')
  await pick(page, /complète/i)
  await page.getByRole('group', { name: 'Avez-vous un thème ?' }).getByRole('radio', { name: 'Oui' }).check()
  await page.getByLabel('Votre thème').fill('Champêtre')
  await page.getByText('9 / 255').waitFor()
  await check(page, 'wizard-1-desktop')

  await next(page).click()
  await heading(page, 'Quand, où et pour combien ?')
  await page.getByRole('spinbutton', { name: 'Jour' }).click()
  await page.keyboard.type('01012020')
  await page.getByText('Vous ne pouvez pas choisir une date passée.').waitFor()
  await answerDetails(page)
  await page.getByText(/^Organisation complète : votre/).waitFor()
  expect(await page.getByText('Recommandé').count()).toBe(2)
  await check(page, 'wizard-2-desktop')
  const summary = page.getByRole('complementary', { name: 'Votre projet' })
  for (const words of ['Mariage', 'Champêtre', '12/06/2027', 'Lyon', '50 à 100 invités'])
    await summary.getByText(words, { exact: true }).waitFor()

  await next(page).click()
  await heading(page, 'Comment vous accompagner ?')
  await page.getByRole('checkbox', { name: 'Français' }).check()
  await pick(page, 'Proche de chez nous (Lyon)')
  await check(page, 'wizard-3-desktop')
  await page.getByRole('button', { name: 'Date et budget' }).click()
  await heading(page, 'Quand, où et pour combien ?')
  await page.getByRole('button', { name: 'Préférences' }).click()
  await next(page).dblclick()

  await heading(page, 'Ils vous correspondent')
  expect(await projectsOf(couple.token)).toHaveLength(1)
  const cards = page.getByRole('article')
  await cards.nth(2).waitFor()
  expect(await cards.getByRole('heading').allTextContents()).toEqual(['Planner Lyon', 'Planner Vienne', 'Planner Grenoble'])
  const send = page.getByRole('button', { name: /^Envoyer/ })
  expect(await send.isDisabled()).toBe(true)
  expect(await page.getByRole('navigation', { name: 'Étapes du projet' }).getByRole('button', { disabled: false }).count()).toBe(0)
  // Anywhere on the card: here beside the picture.
  await cards.nth(0).click({ position: { x: 24, y: 150 } })
  await cards.nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Envoyer à 2 prestataires' }).waitFor()
  await cards.nth(2).getByRole('checkbox').check()
  expect(await send.isDisabled()).toBe(true)
  await page.getByRole('textbox', { name: 'Message aux prestataires sélectionnés' }).fill('Bonjour, êtes-vous disponible ?')
  await check(page, 'wizard-4-desktop')
  await page.getByRole('button', { name: 'Envoyer à 3 prestataires' }).click()

  await heading(page, 'Votre projet est prêt')
  await page.getByText('Votre message a été envoyé à 3 prestataires.').waitFor()
  await check(page, 'wizard-5-desktop')
  await page.goBack()
  await page.getByText('Prestataire contacté').nth(2).waitFor()
  expect(await page.getByRole('checkbox').or(send).count()).toBe(0)
  await screenshot(page, 'wizard-4-sent-desktop')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Terminer' }).click()
  await page.waitForURL('/project')
  await page.getByRole('heading', { level: 1, name: 'Mariage du 12/06/2027' }).waitFor()
  expectNoProblems(page)
  expect(await projectsOf(couple.token)).toMatchObject([
    { weddingTheme: 'Champêtre', languages: ['fr'], message: 'Bonjour, êtes-vous disponible ?', prestataires: [{}, {}, {}] },
  ])
})

test('another event on a phone, in English: nothing typed is lost, and back goes one step back', async () => {
  const { page } = await enter({ device: 'phone', language: 'en' })
  await heading(page, 'What are you celebrating?')
  await pick(page, 'Wedding')
  await pick(page, 'Full planning')
  await pick(page, 'Other')
  expect(await page.getByText('How much help would you like?').count()).toBe(0)
  expect(await next(page).isDisabled()).toBe(true)
  await page.getByLabel('Tell us what event it is').fill('Golden wedding')
  await check(page, 'wizard-1-phone')
  await next(page).click()
  await page.getByRole('spinbutton', { name: 'Day' }).click()
  await page.keyboard.type('12062027')
  await pickCity(page, 'Town of the event', 'Lyon', /^Lyon/)
  await pick(page, '50 to 100 guests')
  await page.reload()
  await heading(page, 'When, where and for how many?')
  expect(await page.getByRole('radio', { name: '50 to 100 guests' }).isChecked()).toBe(true)
  expect(await page.getByRole('combobox', { name: 'Town of the event' }).inputValue()).toBe('Lyon')
  expect(await page.getByRole('spinbutton', { name: 'Year' }).textContent()).toBe('2027')
  await page.goBack()
  await heading(page, 'What are you celebrating?')
  expect(await page.getByLabel('Tell us what event it is').inputValue()).toBe('Golden wedding')
  await next(page).click()
  await page.getByRole('group', { name: 'Total budget' }).getByRole('radio').first().check()
  await page.getByRole('group', { name: 'Budget for your wedding planner' }).getByRole('radio').first().check()
  await check(page, 'wizard-2-phone')
  await next(page).click()
  await page.getByRole('checkbox', { name: 'Portuguese' }).check()
  await pick(page, 'No preference')
  await check(page, 'wizard-3-phone')
  await next(page).click()
  await page.getByText('No providers found for your project.').waitFor()
  await check(page, 'wizard-4-nobody-phone')
  await page.getByRole('button', { name: 'Search another way' }).click()
  await heading(page, 'Your project is ready')
  expect(await page.getByText(/Your message was sent/).count()).toBe(0)
  await page.getByRole('textbox', { name: 'Keywords' }).fill('Grenoble')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('/project')
  await page.getByRole('article', { name: 'Planner Grenoble' }).waitFor()
  expectNoProblems(page)
})

const stored = {
  owner: '+33612345678',
  draft: {
    eventType: 'mariage',
    eventTypeText: '',
    serviceType: 'complete',
    hasTheme: null,
    weddingTheme: '',
    eventDate: '2027-06-12',
    city: { city: 'Lyon', zipcode: '69001', countrycode: 'FR', lat: '45.74846', lng: '4.84671' },
    guestRange: '50to100',
    budgetRange: '20000to30000',
    budgetPlannerRange: '2000to5000',
    languages: ['fr'],
    plannerPreference: 'nearEvent',
  },
  furthest: 2,
  projectId: null,
  selected: null,
  message: '',
  sent: null,
  interrupted: true,
}

/** Somebody whose session had ended in step 3, with what the tab has kept of it. */
async function comeBack(over: { readonly device?: 'phone'; readonly stores?: Readonly<Record<string, unknown>> } = {}) {
  const couple = await signedInCouple(world.product)
  const page = await world.open({ device: over.device ?? 'desktop', cookies: { token: couple.token } })
  const stores = { 'alliance.wizard': stored, ...over.stores }
  await page.addInitScript((values) => {
    if (sessionStorage.getItem('prepared')) return
    sessionStorage.setItem('prepared', 'yes')
    for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, JSON.stringify({ value, until: null }))
  }, stores)
  return { couple, page }
}

test('failures are told where they happen, and can be got over', async () => {
  const { page, couple } = await comeBack()
  let empty = true
  await page.route('**/api/project/langues*', async (route) => {
    await route.fulfill(empty ? { json: { success: true, langues: [], error: null } } : { response: await route.fetch() })
  })
  await page.route('**/api/project/planner-preferences*', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }), {
    times: 1,
  })
  await page.goto('/formulaire')
  await page.getByText('Une erreur est survenue lors de la récupération des langues').waitFor()
  const preferences = page.getByRole('alert').filter({ hasText: 'Une erreur est survenue lors de la récupération des préférences' })
  await preferences.waitFor()
  await screenshot(page, 'wizard-3-failures-desktop')
  await expectAccessible(page)
  empty = false
  await page.getByRole('button', { name: 'Réessayer' }).first().click()
  await preferences.getByRole('button', { name: 'Réessayer' }).click()
  expect(await page.getByRole('checkbox', { name: 'Français' }).isChecked()).toBe(true)

  await page.route('**/api/project/save-project', (route) => route.fulfill({ json: { success: false, error: 'Non.', error_slug: 'no' } }), {
    times: 1,
  })
  await next(page).click()
  await page.getByText('Une erreur est survenue lors de l’enregistrement de votre projet\u00a0: Non.').waitFor()

  // The session ends: the couple is sent to the start, signs in again, and finds everything as it was.
  await page.context().clearCookies()
  await next(page).click()
  await page.waitForURL('/')
  await page.context().addCookies([{ name: 'token', value: couple.token, url: world.origin, httpOnly: true }])
  await page.goto('/formulaire')
  await heading(page, 'Comment vous accompagner ?')

  const suggest = '**/api/project/prestataires'
  await page.route(suggest, (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }), { times: 1 })
  await next(page).click()
  await page.getByText('Une erreur est survenue lors de la récupération des prestataires\u00a0: Erreur 500').waitFor()
  await page.route(
    suggest,
    (route) => route.fulfill({ json: { success: false, error: 'Ville inconnue.', error_slug: 'city-not-found', prestataires: [] } }),
    {
      times: 1,
    },
  )
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByText('Aucun prestataire n’a été trouvé pour votre projet.').waitFor()

  await page.reload()
  await page.getByRole('article').first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Partir d’un exemple' }).click()
  const choose = '**/api/project/choose-prestataires'
  await page.route(choose, (route) => route.fulfill({ json: { success: false, error: 'Non.', error_slug: 'no', prestataires: [] } }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Envoyer à 1 prestataire' }).click()
  await page.getByText('Une erreur est survenue lors du choix des prestataires\u00a0: Non.').waitFor()
  await page.route(choose, (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }), { times: 1 })
  await page.getByRole('button', { name: 'Envoyer à 1 prestataire' }).click()
  await page.getByText(/^Erreur lors du choix des prestataires\u00a0: Erreur 500/).waitFor()
  await page.evaluate(() => window.history.replaceState({ ...window.history.state, usr: { step: 9 } }, ''))
  await page.reload()
  await page.getByText('Étape inconnue').waitFor()
  expectNoProblems(page, /^(500|401)|status of (500|401)/)
})

test('whom the couple came for comes first and is picked, on a phone', async () => {
  const { page } = await comeBack({ device: 'phone', stores: { 'alliance.preload': { kind: 'provider', id: planners.paris.publicId } } })
  await page.goto('/formulaire')
  await next(page).click()
  await page.getByRole('article').nth(3).waitFor()
  const first = page.getByRole('article').first()
  await first.getByText('Votre choix').waitFor()
  await first.getByRole('heading', { name: 'Planner Paris' }).waitFor()
  expect(await first.getByRole('checkbox').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Envoyer à 1 prestataire' }).waitFor()
  await first.getByRole('checkbox').uncheck()
  await page.getByText('Sélectionnez au moins un prestataire.').waitFor()
  await check(page, 'wizard-4-phone')
})
