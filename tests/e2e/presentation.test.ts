import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainCookies } from '../../src/api/sessionCookies.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { signedInCouple, signedInPlanner } from '../setup/testPeople.ts'
import { wizardProject } from '../setup/wizardProject.ts'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld()
})
afterAll(() => world.close())

const long = 'Noces de porcelaine de nos grands-parents maternels, avec toute la famille réunie'

async function saveProject(token: string, over: object): Promise<string> {
  const { body } = await world.product.call<{ projectId: string }>('POST', '/api/project/save-project', {
    token,
    body: wizardProject({ ...over }),
  })
  return body.projectId
}

test('a visitor is sent to the start; a couple without projects is led to its first', async () => {
  const visitor = await world.open()
  await visitor.goto('/presentation')
  await visitor.waitForURL('/')

  const { token } = await signedInCouple(world.product)
  const page = await world.open({ device: 'phone', cookies: { [plainCookies.couple.access]: token } })
  await page.goto('/presentation')
  await page.getByRole('heading', { name: 'Pas encore de projet' }).waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await screenshot(page, 'presentation-empty-phone')
  await page.getByRole('link', { name: 'Créer un projet' }).click()
  await page.waitForURL('/formulaire')
  expectNoProblems(page)
})

test('projects to come stand newest first, with what became of the messages, and lead to themselves', async () => {
  const couple = await signedInCouple(world.product, { phone: '+33612345670' })
  const planner = await signedInPlanner(world.product)
  const older = await saveProject(couple.token, {})
  const chosen = { project: older, selectedPrestataires: [planner.id], message: 'Bonjour, seriez-vous libre ?' }
  await world.product.positions.waitFor(providerDirectory, planner.position, 60_000)
  const { position, body: answer } = await world.product.call('POST', '/api/project/choose-prestataires', {
    token: couple.token,
    body: chosen,
  })
  expect(answer).toMatchObject({ success: true })
  await saveProject(couple.token, { eventType: long, serviceType: null, hasTheme: false, weddingTheme: '', eventDate: '2028-05-06' })
  const cookies = { [plainCookies.couple.access]: couple.token }

  const page = await world.open({ cookies })
  await page.addInitScript((after) => sessionStorage.setItem('alliance.position', after), position ?? '')
  await page.goto('/presentation')
  const cards = page.getByRole('main').getByRole('listitem')
  await page.getByText(long).waitFor()
  await expect.poll(() => cards.count()).toBe(2)
  await expect.poll(() => cards.nth(0).textContent()).toContain('06/05/2028')
  await cards
    .nth(1)
    .getByText(/1 prestataire contacté\s: 1 n’a pas encore lu votre demande\./)
    .waitFor()
  await expect.poll(() => cards.nth(1).textContent()).toMatch(/Mariage.*19\/06\/2027.*Lyon, Rhône/)
  await expectAccessible(page)
  await screenshot(page, 'presentation-desktop')
  await cards
    .nth(1)
    .getByRole('link', { name: /^Mariage du/ })
    .click()
  await page.waitForURL('/project')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('alliance.project'))).toContain(older)
  expectNoProblems(page)

  const phone = await world.open({ device: 'phone', language: 'en-GB', cookies })
  await phone.goto('/presentation')
  await phone.getByText(long).waitFor()
  await phone
    .getByText(/View the project|Voir le projet/)
    .filter({ visible: true })
    .first()
    .waitFor()
  await expectNoOverflow(phone)
  await expectAccessible(phone)
  await screenshot(phone, 'presentation-phone')
  expectNoProblems(phone)
})

test('a list that cannot be read says so, and can be asked for again', async () => {
  const { token } = await signedInCouple(world.product, { phone: '+33612345671' })
  const page = await world.open({ cookies: { [plainCookies.couple.access]: token } })
  await page.route('**/api/project/projects', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }))
  await page.goto('/presentation')
  await page
    .getByText('Une erreur est survenue : Erreur 500 : le service rencontre un problème. Veuillez réessayer dans un instant.')
    .waitFor()
  await expectAccessible(page)
  await page.unroute('**/api/project/projects')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByRole('heading', { name: 'Pas encore de projet' }).waitFor()
  expectNoProblems(page, /500/)
})
