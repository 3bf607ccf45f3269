import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { accessToken, signedInCouple } from '../setup/testPeople.ts'
import { openTownWorld, type TownWorld } from './townWorld.ts'
import { check, heading, next } from './wizardPage.ts'

let world: TownWorld
beforeAll(async () => {
  world = await openTownWorld()
})
afterAll(() => world.close())

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

/** A couple whose session ended in step 3, with the state that the tab has kept. */
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

test('failures are shown where they happen, and can be tried again', async () => {
  const { page, couple } = await comeBack()
  let empty = true
  await page.route('**/api/project/langues*', async (route) => {
    await route.fulfill(empty ? { json: { success: true, langues: [], error: null } } : { response: await route.fetch() })
  })
  // The page includes the preferences.
  await page.route('**/api/project/planner-preferences*', (route) => route.abort())
  await page.goto('/formulaire')
  await page.getByText('Une erreur est survenue lors de la récupération des langues').waitFor()
  await page.getByRole('radio', { name: 'Sans préférence' }).waitFor()
  await screenshot(page, 'wizard-3-failures-desktop')
  await expectAccessible(page)
  empty = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Français' }).isChecked()).toBe(true)

  await page.route('**/api/project/save-project', (route) => route.fulfill({ json: { success: false, error: 'Non.', error_slug: 'no' } }), {
    times: 1,
  })
  await next(page).click()
  await page.getByText('Une erreur est survenue lors de l’enregistrement de votre projet\u00a0: Non.').waitFor()

  // The session ends: the couple is sent to the sign-in, and then finds everything unchanged.
  await page.context().clearCookies()
  await next(page).click()
  await page.waitForURL('/account')
  await page.context().addCookies([{ name: 'token', value: couple.token, url: world.origin, httpOnly: true }])
  await page.goto('/formulaire')
  await heading(page, 'Comment vous accompagner ?')

  const suggest = '**/api/project/prestataires'
  await page.route(suggest, (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }), { times: 1 })
  await next(page).click()
  await page.getByText('Une erreur est survenue lors de la récupération des prestataires\u00a0: Erreur 500').waitFor()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByRole('article').first().getByRole('checkbox').check()
  const message = page.getByRole('textbox', { name: 'Message aux prestataires sélectionnés' })
  const draft = page.getByRole('button', { name: 'Proposer un premier message' })
  await message.fill('Chers')
  await expect.poll(() => draft.count()).toBe(0)
  await message.fill('')
  await draft.click()
  await expect
    .poll(() => message.inputValue())
    .toMatch(
      /^Bonjour,\n\nNous préparons notre mariage pour le 12\/06\/2027 à Lyon, .+\n\nNous cherchons une organisation complète\. Nous attendons 50 à 100 invités\. .+\n\nCamille Moreau$/s,
    )
  await expect.poll(() => message.evaluate((field) => field === document.activeElement)).toBe(true)
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

test('a town that the server does not know is shown as if nobody fitted', async () => {
  const { page } = await comeBack()
  await page.goto('/formulaire')
  await page.getByRole('radio', { name: 'Proche de chez nous (Lyon)' }).check()
  // From here on with a session but no profile, so the town is unknown.
  const token = await accessToken(world.product, 'couple', randomUUID())
  await page.context().addCookies([{ name: 'token', value: token, url: world.origin, httpOnly: true }])
  const answered = page.waitForResponse('**/api/project/prestataires')
  await next(page).click()
  await page.getByText('Aucun prestataire n’a été trouvé pour votre projet.').waitFor()
  expect(await (await answered).json()).toMatchObject({ success: false, error_slug: 'city-not-found' })
  expectNoProblems(page)
})

test('the provider that the couple came for comes first and is selected, on a phone', async () => {
  const { page } = await comeBack({
    device: 'phone',
    stores: { 'alliance.preload': { kind: 'provider', id: world.planners.paris.publicId } },
  })
  await page.goto('/formulaire')
  await next(page).click()
  await page.getByRole('article').nth(3).waitFor()
  const first = page.getByRole('article').first()
  await first.getByText('Votre choix').waitFor()
  await first.getByRole('heading', { name: 'Planner Paris' }).waitFor()
  await expect.poll(() => first.getByRole('checkbox').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Envoyer à 1 prestataire' }).waitFor()
  await first.getByRole('checkbox').uncheck()
  await page.getByText('Sélectionnez au moins un prestataire.').waitFor()
  await check(page, 'wizard-4-phone')
})
