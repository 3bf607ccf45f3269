import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems, watchPage } from '../browser/watchPage.ts'
import { coupleCalls } from '../setup/coupleCalls.ts'
import { receivedCode } from '../setup/phoneSignIn.ts'
import { signedInPlanner } from '../setup/testPeople.ts'
import { startTestProduct } from '../setup/testProduct.ts'
import { wizardProject } from '../setup/wizardProject.ts'
import { heading, next, pick } from './wizardPage.ts'

let world: BrowserWorld
let passedMs = 0
const now = () => new Date(Date.now() + passedMs)
const { registered } = coupleCalls(() => world.product)
beforeAll(async () => {
  world = await openBrowserWorld({ now })
})
afterAll(() => world.close())

/** By then access tokens have expired and refresh tokens have not. */
const accessRunsOut = () => (passedMs += 16 * 60_000)
const sessionRunsOut = () => (passedMs += 8 * 86_400_000)

const refreshPath = '/api/token/refresh'
const expired = 'Votre session a expiré. Veuillez vous reconnecter.'
const greeting = (page: Page) => page.getByRole('link', { name: 'Bonjour Camille' })
const nobodyYet = (page: Page) => page.getByText('Aucun prestataire n’a consulté vos coordonnées.')
const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' }).first()

/** A couple that registered by phone, and a browser with both its tokens. */
async function opened(path: string, options: Parameters<BrowserWorld['open']>[0] = {}) {
  const couple = await registered()
  const page = await world.open({ cookies: { token: couple.token, refresh_token: couple.refresh_token }, ...options })
  await page.goto(path)
  await greeting(page).waitFor()
  return { couple, page }
}

test('several calls of two tabs that find the access token run out have it renewed once, and are repeated', async () => {
  const { page } = await opened('/presentation')
  const other = await page.context().newPage()
  watchPage(other)
  await other.goto('/presentation')
  await greeting(other).waitFor()

  const refused: string[] = []
  let refreshes = 0
  const calls = (path: string) => /\/api\/project\//.test(path)
  page.context().on('response', (response) => {
    if (response.status() === 401 && calls(response.url())) refused.push(response.url())
  })
  // The first renewal waits until both tabs have found that the token expired.
  await page.context().route(`**${refreshPath}`, async (route) => {
    refreshes++
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(4)
    await route.continue()
  })
  accessRunsOut()
  await Promise.all([page, other].map((tab) => greeting(tab).click()))
  for (const tab of [page, other]) {
    await tab.getByRole('textbox', { name: 'Adresse e-mail' }).waitFor()
    await nobodyYet(tab).waitFor()
  }
  expect(refreshes).toBe(1)
  for (const tab of [page, other]) expectNoProblems(tab, /401/)

  // Again, after the renewal that both tabs know of.
  accessRunsOut()
  await page.reload()
  await nobodyYet(page).waitFor()
  expect(refreshes).toBe(2)
})

test('live updates end with the access token, and go on once the page has renewed it', async () => {
  const { page } = await opened('/presentation')
  const answered = (path: string) => page.waitForResponse((answer) => answer.url().endsWith(path) && answer.status() === 200)
  const live = answered('/api/events')
  await page.reload()
  await live
  const [renewed, liveAgain] = [answered(refreshPath), answered('/api/events')]
  accessRunsOut()
  await renewed
  await liveAgain
  await greeting(page).waitFor()
  expectNoProblems(page, /401/)
})

test('who has lost its access token alone is still known from the start', async () => {
  const { page } = await opened('/presentation')
  await page.context().clearCookies({ name: 'token' })
  await page.goto('/profile')
  await nobodyYet(page).waitFor()
  await greeting(page).waitFor()
  expectNoProblems(page, /401/)
})

test('a session that cannot be renewed is said to be over, and the couple is a visitor', async () => {
  const { page } = await opened('/presentation', { device: 'phone' })
  sessionRunsOut()
  // The live stream ends with the access token, so the page may know before the click.
  const clicked = greeting(page)
    .click()
    .catch(() => {})
  await Promise.race([clicked, page.waitForURL('/account')])
  await page.waitForURL('/account')
  await page.getByRole('alert').getByText(expired, { exact: true }).waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('combobox', { name: 'Langue' }).waitFor()
  expect((await page.context().cookies()).map(({ name }) => name).filter((name) => name.endsWith('token'))).toEqual([])
  await screenshot(page, 'session-expired-phone')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Fermer' }).click()
  await page.getByText(expired).waitFor({ state: 'detached' })
  expectNoProblems(page, /401/)
})

test('a session that ends in step 3 of the wizard takes nothing of what was answered with it', async () => {
  const { page, couple } = await opened('/formulaire')
  await pick(page, 'Mariage')
  await page.getByRole('group', { name: 'Avez-vous un thème ?' }).getByRole('radio', { name: 'Oui' }).check()
  await page.getByLabel('Votre thème').fill('Sous les pommiers')
  await next(page).click()
  await page.getByRole('textbox', { name: 'Jour' }).click()
  await page.keyboard.type('12062029')
  await page.getByRole('combobox', { name: 'Ville de l’événement' }).fill('Lyon')
  await page.getByRole('option', { name: /^Lyon/ }).first().click()
  await pick(page, '50 à 100 invités')
  for (const name of ['Budget total', 'Budget pour votre wedding planner']) {
    await page.getByRole('group', { name }).getByRole('radio').nth(2).check()
  }
  await next(page).click()
  await page.getByRole('checkbox', { name: 'Français' }).check()
  await page.getByRole('checkbox', { name: 'Italien' }).check()
  await pick(page, 'Sans préférence')
  sessionRunsOut()
  await next(page).click()
  await page.waitForURL('/account')
  await page.getByText(expired).waitFor()

  const asked = new Date()
  await page.getByRole('textbox', { name: /téléphone/ }).fill(couple.phone)
  await page.getByRole('button', { name: 'Recevoir mon code' }).click()
  await page.locator('[autocomplete=one-time-code]').first().waitFor()
  await page.keyboard.type(await receivedCode(world.product, couple.phone, asked))
  await page.waitForURL('/presentation')
  await page.getByText(expired).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Créer un projet' }).click()
  await heading(page, 'Comment vous accompagner ?')
  for (const name of ['Français', 'Italien']) await expect.poll(() => page.getByRole('checkbox', { name }).isChecked()).toBe(true)
  await expect.poll(() => page.getByRole('radio', { name: 'Sans préférence' }).isChecked()).toBe(true)
  await next(page).click()
  await heading(page, 'Ils vous correspondent')
  const projects = await page.evaluate(async () => (await fetch('/api/project/projects')).json())
  expect(projects).toMatchObject({
    projects: [{ eventType: 'mariage', weddingTheme: 'Sous les pommiers', eventDate: '2029-06-12', languages: ['fr', 'it'] }],
  })
  expectNoProblems(page, /401/)
})

test('a server that restarts signs nobody out, and neither does one that cannot renew just now', async () => {
  const { page } = await opened('/presentation')
  const start = async (port: number) => {
    const server = await startTestProduct({ environment: world.product.environment, now })
    return { server, address: (await server.app?.listen({ port, host: 'localhost' })) ?? '' }
  }
  const first = await start(0)
  const { port } = new URL(first.address)
  await page.goto(`http://localhost:${port}/profile`)
  await nobodyYet(page).waitFor()
  accessRunsOut()
  await first.server.close()
  const download = page.getByRole('button', { name: 'Télécharger mes données' })
  await download.click()
  await page
    .getByText(/^Vos données n’ont pas pu être téléchargées.*Le serveur ne répond pas\. Vérifiez votre connexion et réessayez\.$/)
    .waitFor()
  await greeting(page).waitFor()
  const second = await start(Number(port))
  const downloading = page.waitForEvent('download')
  await download.click()
  await downloading

  await page.route(`**${refreshPath}`, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '30' }, json: { title: 'Too many' } }),
  )
  accessRunsOut()
  await page.reload()
  await page.getByText(/^Trop de demandes\. Veuillez réessayer dans 30\ssecondes\.$/).waitFor()
  expect(new URL(page.url()).pathname).toBe('/profile')
  await page.unroute(`**${refreshPath}`)
  await retry(page).click()
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).waitFor()
  await nobodyYet(page).waitFor()
  expect(await page.getByText(expired).count()).toBe(0)
  await page.goto('about:blank')
  await second.server.close()
})

test('a couple’s favourites are there as soon as it is known who it is', async () => {
  const planner = await signedInPlanner(world.product)
  await world.product.positions.waitFor(providerDirectory, planner.position, 60_000)
  const { token, refresh_token } = await registered()
  await world.product.call('POST', '/api/project/save-project', { token, body: wizardProject({ eventDate: '2029-06-12' }) })
  const { position } = await world.product.call('PUT', `/api/directory/favorites/${planner.publicId}`, { token })
  const page = await world.open({ cookies: { token, refresh_token } })
  await page.addInitScript((after) => sessionStorage.setItem('alliance.position', after), position ?? '')
  await page.goto('/project')
  const heart = page.getByRole('button', { name: 'Garder Atelier Fontaine en favori' })
  await heart.waitFor()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  expectNoProblems(page)
})
