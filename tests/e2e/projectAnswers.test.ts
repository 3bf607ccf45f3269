import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { holdBack } from '../browser/holdBack.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { perform, type TestPlanner } from '../setup/testPeople.ts'
import { coupleWithProject } from '../setup/townPlanners.ts'
import { openTownWorld, type TownWorld } from './townWorld.ts'
import { check } from './wizardPage.ts'

let world: TownWorld
beforeAll(async () => {
  world = await openTownWorld()
})
afterAll(() => world.close())

/** A couple that has written to Planner Lyon and Planner Paris, with the ids of the two requests. */
async function coupleThatWrote(locale: string) {
  const { product, planners } = world
  const { couple, project } = await coupleWithProject(product, {}, locale)
  await product.call('POST', '/api/project/choose-prestataires', {
    token: couple.token,
    body: { project, selectedPrestataires: [planners.lyon.id, planners.paris.id], message: 'Bonjour, êtes-vous libre ?' },
  })
  return { couple, lyon: await waitingRequest(planners.lyon), paris: await waitingRequest(planners.paris) }
}

const inboxOf = async ({ token }: TestPlanner) =>
  (await world.product.call<{ id: string; status: string }[]>('GET', '/api/pro/requests', { token })).body

/** The request that waits for the planner's answer, once it is loaded. */
async function waitingRequest(planner: TestPlanner): Promise<string> {
  const waiting = async () => (await inboxOf(planner)).find(({ status }) => status === 'locked')?.id
  await expect.poll(waiting).toBeDefined()
  return (await waiting()) ?? ''
}

const card = (page: Page, name: string) => page.getByRole('article', { name })

test('what planners do shows without a reload, and the one that was found is named, on a phone', async () => {
  const { product, planners } = world
  const { couple, lyon, paris } = await coupleThatWrote('en-GB')
  await perform(product, correctCredits, { providerId: planners.lyon.id, credits: 1, reason: 'Geste commercial' })
  const page = await world.open({ device: 'phone', language: 'en', cookies: { token: couple.token, _locale: 'en' } })
  const overview = await world.open({ language: 'en', cookies: { token: couple.token, _locale: 'en' } })
  await page.goto('/project')
  await overview.goto('/presentation')
  await overview.getByText('2 planners contacted: 2 have not read it yet.').waitFor()
  for (const name of ['Planner Lyon', 'Planner Paris']) await card(page, name).getByText('Request sent', { exact: true }).waitFor()
  for (const each of [page, overview]) await each.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))

  await product.call('POST', `/api/pro/requests/${paris}/seen`, { token: planners.paris.token })
  await card(page, 'Planner Paris').getByText('Request read').waitFor()
  await product.call('POST', `/api/pro/requests/${lyon}/seen`, { token: planners.lyon.token })
  await product.call('POST', `/api/pro/requests/${lyon}/unlock`, { token: planners.lyon.token })
  await card(page, 'Planner Lyon').getByText('Positive answer: this planner has your contact details and will be in touch').waitFor()
  await card(page, 'Planner Lyon')
    .getByText(/^Contact details opened on \d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    .waitFor()
  await overview.getByText('2 planners contacted: 1 has your contact details and 1 has read your request.').waitFor()

  await page.getByRole('button', { name: 'We have found our planner' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Whom did you choose?' })
  await check(page, 'found-phone')
  await page.route('**/found', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }), { times: 1 })
  await dialog.getByRole('radio', { name: 'Planner Lyon' }).check()
  await dialog.getByRole('button', { name: 'Confirm' }).tap()
  await dialog.getByText('Error 500: the service is having a problem. Please try again in a moment.').waitFor()
  await dialog.getByRole('button', { name: 'Confirm' }).tap()
  await page.getByText('You have chosen Planner Lyon: your other requests are closed.').waitFor()
  await card(page, 'Planner Paris').getByText('Request closed: you have found your planner').waitFor()
  await card(page, 'Planner Lyon').getByText('You have chosen this planner').waitFor()
  await card(page, 'Planner Lyon')
    .getByText(/^Contact details opened on/)
    .waitFor()
  await overview.getByText('Everything begins here.').waitFor()
  for (const each of [page, overview]) await expect.poll(() => each.locator('body[data-not-reloaded]').count()).toBe(1)
  for (const gone of [page.getByRole('link', { name: 'Edit' }), page.getByRole('search')]) await expect.poll(() => gone.count()).toBe(0)
  const statusOf = async (planner: TestPlanner, id: string) => (await inboxOf(planner)).find((each) => each.id === id)?.status
  await expect.poll(() => statusOf(planners.paris, paris)).toBe('closed')
  await expect.poll(() => statusOf(planners.lyon, lyon)).toBe('unlocked')
  await check(page, 'found-settled-phone', /500/)
  expectNoProblems(overview)
})

test('somebody else was found: every request is closed', async () => {
  const { planners } = world
  const { couple, lyon, paris } = await coupleThatWrote('fr-FR')
  const page = await world.open({ cookies: { token: couple.token } })
  await page.goto('/project')
  await page.getByRole('button', { name: 'Nous avons trouvé notre prestataire' }).click()
  const dialog = page.getByRole('dialog', { name: 'Qui avez-vous choisi\u202f?' })
  await expect.poll(() => dialog.getByRole('radio', { checked: true }).count()).toBe(0)
  await expect.poll(() => dialog.getByRole('button', { name: 'Confirmer' }).isDisabled()).toBe(true)
  await check(page, 'found-desktop')
  await dialog.getByRole('button', { name: 'Retour' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Nous avons trouvé notre prestataire' }).click()
  await dialog.getByRole('radio', { name: 'Quelqu’un d’autre' }).check()
  await dialog.getByRole('button', { name: 'Confirmer' }).click()
  await page.getByText('Vous avez trouvé votre prestataire\u00a0: vos autres demandes sont closes.').waitFor()
  await expect.poll(() => page.getByText('Demande close\u00a0: vous avez trouvé votre prestataire').count()).toBe(2)
  for (const [planner, id] of [
    [planners.lyon, lyon],
    [planners.paris, paris],
  ] as const) {
    await expect.poll(async () => (await inboxOf(planner)).find((each) => each.id === id)?.status).toBe('closed')
  }
  await check(page, 'found-settled-desktop')
})

test('what a planner does between the reading of a page and the first word of its live line shows too', async () => {
  const { product, planners } = world
  const { couple, lyon } = await coupleThatWrote('en-GB')
  const page = await world.open({ language: 'en', cookies: { token: couple.token, _locale: 'en' } })
  const live = await holdBack(page, '**/api/events')
  await page.goto('/project')
  await card(page, 'Planner Lyon').getByText('Request sent', { exact: true }).waitFor()
  await expect.poll(() => live.calls).toHaveLength(1)
  const { position } = await product.call('POST', `/api/pro/requests/${lyon}/seen`, { token: planners.lyon.token })
  await product.call('GET', '/api/project/projects', { token: couple.token, after: position ?? '' })
  live.release()
  await card(page, 'Planner Lyon').getByText('Request read').waitFor()
  expectNoProblems(page)
})
