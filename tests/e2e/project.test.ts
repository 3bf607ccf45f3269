import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { signedInCouple } from '../setup/testPeople.ts'
import { coupleWithProject } from '../setup/townPlanners.ts'
import { openTownWorld, type TownWorld } from './townWorld.ts'

let world: TownWorld
beforeAll(async () => {
  world = await openTownWorld()
})
afterAll(() => world.close())

/** A couple's description of a civil union, without service type and theme. */
const firstMessage = [
  'Bonjour,',
  'Nous préparons notre PACS pour le 19/06/2027 à Lyon, et votre univers nous plaît beaucoup.',
  'Nous attendons 50 à 100 invités. Nous prévoyons un budget total de 20\u202f000\u00a0€ à 30\u202f000\u00a0€, dont 2\u202f000\u00a0€ à 5\u202f000\u00a0€ pour votre accompagnement.',
  'Êtes-vous disponible à cette date\u202f? Nous aimerions beaucoup en parler avec vous.',
  'Camille Moreau',
].join('\n\n')

async function check(page: Page, name: string): Promise<void> {
  await screenshot(page, name)
  await expectAccessible(page)
  await expectNoOverflow(page)
  expectNoProblems(page)
}

test('details with what was not said, a request, and its status that changes by itself', async () => {
  const { couple } = await coupleWithProject(world.product, { eventType: 'pacs', serviceType: '', hasTheme: false, weddingTheme: '' })
  const page = await world.open({ cookies: { token: couple.token } })
  await page.goto('/project')
  await page.getByRole('heading', { level: 1, name: 'PACS du 19/06/2027' }).waitFor()
  const details = page.getByRole('region', { name: 'Détails du projet' })
  await details.getByText('non précisé').waitFor()
  for (const words of ['19/06/2027', 'Aucun', 'Lyon, Rhône', '50 à 100 invités', 'Français, Anglais', 'Proche du lieu de l’événement']) {
    await details.getByText(words, { exact: true }).waitFor()
  }
  await page.getByText('Vous n’avez encore écrit à personne.').waitFor()

  const card = page.getByRole('article', { name: 'Planner Lyon' })
  const why = card.getByRole('list', { name: 'Pourquoi ce prestataire' }).getByRole('listitem')
  await expect.poll(() => why.allTextContents()).toEqual(['À Lyon même', 'Sous votre budget', 'Parle vos langues'])
  const opener = card.getByRole('button', { name: /^Envoyer une demande/ })
  const dialog = page.getByRole('dialog', { name: 'Écrire à Planner Lyon' })
  await opener.click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await opener.click()
  const send = dialog.getByRole('button', { name: 'Envoyer ma demande' })
  const message = dialog.getByRole('textbox', { name: 'Votre message' })
  await expect.poll(() => send.isDisabled()).toBe(true)
  const suggest = dialog.getByRole('button', { name: 'Proposer un premier message' })
  await suggest.click()
  await expect.poll(() => message.inputValue()).toBe(firstMessage)
  await expect.poll(() => message.evaluate((field) => field === document.activeElement)).toBe(true)
  await screenshot(page, 'project-first-message-desktop')
  // Typed text is never overwritten.
  await expect.poll(() => suggest.count()).toBe(0)
  await message.fill('   ')
  await suggest.waitFor()
  await expect.poll(() => send.isDisabled()).toBe(true)
  await message.fill('Bonjour\u00a0!')
  await page.route(
    '**/send-to-prestataire',
    (route) => route.fulfill({ json: { success: false, error: 'no-message', error_slug: 'no-message' } }),
    {
      times: 1,
    },
  )
  await send.click()
  await dialog.getByText('Écrivez quelques mots à ce prestataire.').waitFor()
  await expect.poll(() => message.inputValue()).toBe('')
  await message.fill('Bonjour\u00a0!')
  await check(page, 'project-dialog-desktop')
  await send.click()
  await page.getByText('Demande envoyée avec succès').waitFor()

  const contacted = page.getByRole('list', { name: 'Prestataire contacté (1)' })
  await contacted.getByText('Demande envoyée', { exact: true }).waitFor()
  // The card with the button is gone.
  await expect
    .poll(() => contacted.evaluate((list) => document.activeElement?.contains(list) && document.activeElement.tagName))
    .toBe('DIV')
  await check(page, 'project-desktop')

  const [request] = await inboxOf(world.planners.lyon.token)
  await world.product.call('POST', `/api/pro/requests/${request}/seen`, { token: world.planners.lyon.token })
  await contacted.getByText('Demande lue').waitFor()
  await world.product.call('POST', `/api/pro/requests/${request}/reject`, { token: world.planners.lyon.token, body: { reason: 'budget' } })
  await contacted.getByText('Ce prestataire n’est pas disponible pour votre projet').waitFor()
  await contacted.getByText(/^Déclinée le \d\d\/\d\d\/\d{4}/).waitFor()
  await check(page, 'project-answered-desktop')

  await page.getByRole('button', { name: 'Annuler ce projet' }).click()
  await check(page, 'project-cancel-desktop')
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler le projet' }).click()
  await page.getByText('Ce projet est annulé\u00a0: vos demandes ont été retirées.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Envoyer une demande/ }).count()).toBe(0)
  // The button that opened the question is gone.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  await page.getByRole('link', { name: 'Tous mes projets' }).click()
  await page.waitForURL('/presentation')
})

async function inboxOf(token: string): Promise<readonly string[]> {
  const { body } = await world.product.call<{ id: string }[]>('GET', '/api/pro/requests', { token })
  return body.map(({ id }) => id)
}

test('the search on a phone, in English: results, pages, nobody, and what fails', async () => {
  const { couple, project } = await coupleWithProject(world.product, {}, 'en-GB')
  const page = await world.open({ device: 'phone', language: 'en', cookies: { token: couple.token } })
  await page.goto('/project')
  const search = page.getByRole('search')
  const submit = search.getByRole('button', { name: 'Search' })
  const clear = search.getByRole('button', { name: 'Clear all' })
  await submit.waitFor()
  expect([await submit.isDisabled(), await clear.isDisabled()]).toEqual([true, true])
  await page.getByRole('textbox', { name: 'Keywords' }).fill('nobody-is-called-this')
  await submit.click()
  await page.getByText('No providers match the search.').waitFor()
  await check(page, 'project-search-nobody-phone')

  await clear.click()
  await page.getByText('No providers match the search.').waitFor({ state: 'detached' })
  await expect.poll(() => submit.isDisabled()).toBe(true)
  await page.getByRole('combobox', { name: 'Town' }).fill('Grenoble')
  await expect.poll(() => submit.isDisabled()).toBe(true)
  await page
    .getByRole('option', { name: /^Grenoble/ })
    .first()
    .click()
  const calls: unknown[] = []
  await page.route('**/more-prestataires', async (route) => {
    calls.push(route.request().postDataJSON())
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), count: 2 } })
  })
  await submit.click()
  const results = page.getByRole('list', { name: 'Search results' })
  await results
    .getByRole('article', { name: 'Planner Grenoble' })
    .getByText(/^In Grenoble itself$|^\d+ km from Grenoble$/)
    .waitFor()
  await check(page, 'project-search-phone')
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls).toMatchObject([
    { project, page: 1, kind: 'planner', cityValue: 'Grenoble', cityData: { countrycode: 'FR' } },
    { project, page: 2 },
  ])
  await page.reload()
  await expect.poll(() => calls.length).toBe(3)
  expect(calls[2]).toMatchObject({ page: 2 })
  await page.goBack()
  await expect.poll(() => page.getByRole('button', { name: 'Page 1', exact: true }).getAttribute('aria-current')).toBeTruthy()

  // Another window of the couple was faster.
  await page.getByRole('button', { name: 'Send a request to Planner Vienne' }).click()
  await world.product.call('POST', '/api/project/choose-prestataires', {
    token: couple.token,
    body: { project, selectedPrestataires: [await idOf('Planner Vienne', couple.token)], message: 'Hello' },
  })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Hello')
  await dialog.getByRole('button', { name: 'Send my request' }).click()
  await dialog.getByText('You have already contacted this provider.').waitFor()
  await check(page, 'project-already-sent-phone')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.unroute('**/more-prestataires')
  await clear.click()
  await page.getByRole('textbox', { name: 'Keywords' }).fill('Salle')
  await submit.click()
  await page.getByText('No providers match the search.').waitFor()
  await page.getByRole('radio', { name: 'Venues' }).check()
  await page.getByText('1 venue found').waitFor()
  await expect.poll(() => results.getByRole('article').count()).toBe(1)
  await expect.poll(() => page.getByRole('navigation', { name: 'Pages of results' }).count()).toBe(0)
  await check(page, 'project-search-venue-phone')
  await page.getByRole('button', { name: 'Send a request to Planner Salle' }).click()
  await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('Hello')
  await dialog.getByRole('button', { name: 'Send my request' }).click()
  await page.getByText('Request sent successfully').waitFor()
  await page.reload()
  await page.getByText('1 venue found').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'Venues' }).isChecked()).toBe(true)

  await page.route('**/more-prestataires', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }))
  await page.getByRole('textbox', { name: 'Keywords' }).fill('planner')
  await submit.click()
  await page
    .getByText('An error occurred while searching: Error 500: the service is having a problem. Please try again in a moment.')
    .waitFor()
  expectNoProblems(page, /500/)
})

async function idOf(name: string, token: string): Promise<string> {
  const body = { searchValue: name, page: 1 }
  const found = await world.product.call<{ prestataires: { id: string; name: string }[] }>('POST', '/api/project/more-prestataires', {
    token,
    body,
  })
  return found.body.prestataires.find((each) => each.name === name)?.id ?? ''
}

test('without a project the couple is sent to its projects', async () => {
  const couple = await signedInCouple(world.product)
  const page = await world.open({ cookies: { token: couple.token } })
  await page.goto('/project')
  await page.waitForURL('/presentation')
  expectNoProblems(page)
})
