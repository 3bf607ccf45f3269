import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { withdrawRequest } from '../../src/domain/request/withdrawRequest.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { perform } from '../setup/testPeople.ts'
import { type OfficePlanner, receive, registeredPlanner, unlock } from './officePlanner.ts'
import { type OfficeWorld, openOfficeWorld } from './officeWorld.ts'

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.close())

const phone = '+33 6 12 34 56 78'

/** A planner with three credits and one request, and a window that shows it. */
async function opened({ deaf = false } = {}) {
  const { product, couple } = world
  const planner = await registeredPlanner(product, 2)
  const requestId = await receive(product, planner, couple)
  const page = await world.open({ cookies: { pro_token: planner.token } })
  if (deaf) await page.route('**/api/pro/events', () => {})
  await page.goto(`/office/requests/${requestId}`)
  await page.getByRole('button', { name: /solde 3/ }).waitFor()
  // Opening marks it as seen, and the page is read again.
  await page.getByText('Lue par vous').waitFor()
  await page.locator(`[data-request="${requestId}"]`).getByText('Non lue').waitFor({ state: 'detached' })
  return { planner, requestId, page }
}
const answer = ({ token }: OfficePlanner, requestId: string, verb: string, body = {}) =>
  world.product.call('POST', `/api/pro/requests/${requestId}/${verb}`, { token, body })
const credits = async ({ token }: OfficePlanner) =>
  (await world.product.call<{ balance: number }>('GET', '/api/pro/credits', { token })).body.balance

test('what another tab did shows here, without a reload', async () => {
  const { planner, requestId, page } = await opened()
  await answer(planner, requestId, 'unlock')
  await page.getByRole('link', { name: phone }).waitFor()
  await page.locator(`[data-request="${requestId}"] [data-status=unlocked]`).waitFor()
  await page.getByRole('link', { name: /Gratuit, 2\scrédits/ }).waitFor()
  expectNoProblems(page)
})

test('unlocking what another tab has unlocked says so, shows it, and is paid once', async () => {
  const { planner, requestId, page } = await opened({ deaf: true })
  await answer(planner, requestId, 'unlock')
  await unlock(page)
  await page.getByRole('alert').getByText('Vous avez déjà débloqué cette demande.').waitFor()
  await page.getByRole('link', { name: phone }).waitFor()
  await page.locator(`[data-request="${requestId}"] [data-status=unlocked]`).waitFor()
  expect(await credits(planner)).toBe(2)
  await expectAccessible(page)
  expectNoProblems(page, /409/)
})

test('a failed unlock says so, and trying again is the same intent', async () => {
  const { planner, page } = await opened({ deaf: true })
  const keys: (string | undefined)[] = []
  let broken = true
  await page.route('**/unlock', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The first call takes effect, but its answer is lost.
    if (!broken) await route.continue()
    else if (keys.length === 1) await route.fetch().then(() => route.abort())
    else await route.abort()
  })
  await unlock(page)
  await page.getByText('un crédit n’est jamais débité deux fois').waitFor()
  await screenshot(page, 'unlock-failed')
  await expectAccessible(page)
  broken = false
  await page.locator('[data-confirm]').click()
  await page.getByRole('link', { name: phone }).waitFor()
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect(await credits(planner)).toBe(2)
})

test('two clicks at once unlock once', async () => {
  const { planner, page } = await opened()
  await page.locator('[data-unlock]').click()
  await page.locator('[data-confirm]').evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await page.getByRole('link', { name: phone }).waitFor()
  expect(await credits(planner)).toBe(2)
  expectNoProblems(page)
})

test('a request that was withdrawn cannot be unlocked any more', async () => {
  const { planner, requestId, page } = await opened()
  await perform(world.product, withdrawRequest, {
    requestId,
    providerId: planner.id,
    coupleId: world.couple.id,
    withdrawnAt: new Date().toISOString(),
  })
  await page.getByText(/Le couple a retiré sa demande le/).waitFor()
  await page.locator(`[data-request="${requestId}"] [data-status=withdrawn]`).waitFor()
  await expect.poll(() => page.locator('[data-unlock]').count()).toBe(0)
  await screenshot(page, 'withdrawn')
  await expectAccessible(page)
  expectNoProblems(page)
})

test('under Premium nothing is paid, and credits stay', async () => {
  const { planner, page } = await opened()
  await perform(world.product, grantPremium, { providerId: planner.id })
  await page.getByRole('button', { name: 'Débloquer — compris dans Premium' }).waitFor()
  await unlock(page)
  await page.getByText('Débloquée avec Premium').waitFor()
  await page.getByRole('link', { name: /Premium, 3\scrédits/ }).click()
  await page.getByText('En pause', { exact: true }).waitFor()
  await screenshot(page, 'credits-premium')
  await expectAccessible(page)
  expectNoProblems(page)
})

test('a list that cannot be loaded says so, and is tried again', async () => {
  const planner = await registeredPlanner(world.product)
  const page = await world.open({ cookies: { pro_token: planner.token } })
  await page.route('**/api/pro/requests?*', (route) => route.fulfill({ status: 500, json: { code: 'unexpected_error', detail: 'Raté.' } }))
  await page.goto('/office/requests')
  await page.getByRole('alert').getByText('Les demandes n’ont pas pu être chargées.').waitFor()
  await screenshot(page, 'inbox-failed')
  await expectAccessible(page)
  await page.unroute('**/api/pro/requests?*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByText('Aucune demande pour l’instant').waitFor()
  await screenshot(page, 'inbox-empty')
  await expectAccessible(page)
  expectNoProblems(page, /500/)
})

test.each([
  [`/office/requests/${randomUUID()}`, 'Cette demande n’existe pas ou ne vous est pas adressée.'],
  ['/office/requests/nonsense', 'Cette demande n’existe pas ou ne vous est pas adressée.'],
  ['/office/nowhere', 'Page introuvable'],
])('%s says that there is nothing', async (path, text) => {
  const planner = await registeredPlanner(world.product)
  const page = await world.open({ device: 'phone', cookies: { pro_token: planner.token } })
  await page.goto(path)
  await page.getByText(text).first().waitFor()
  await expectAccessible(page)
  expectNoProblems(page, /40[04]/)
})

test('a session that is over leads to the sign-in page, which says so', async () => {
  const page = await world.open({ cookies: { pro_token: 'worn out' } })
  await page.goto('/office/credits')
  await page.getByText('Votre session a expiré. Veuillez vous reconnecter.').waitFor()
  await expectAccessible(page)
  expectNoProblems(page, /401/)
})

test('a session that ends while one works leads there too, and back after signing in', async () => {
  const { planner, requestId, page } = await opened()
  // The last part to be loaded; its call would end the session before the click.
  await page.getByRole('textbox', { name: 'Vos notes' }).waitFor()
  await page.context().clearCookies()
  await page.locator('[data-unlock]').click()
  await page.locator('[data-confirm]').click()
  await page.getByText('Votre session a expiré. Veuillez vous reconnecter.').waitFor()
  await page.locator('input[name=email]').fill(planner.email)
  await page.locator('input[name=password]').fill(planner.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL(`/office/requests/${requestId}`)
  await page.getByRole('button', { name: /solde 3/ }).waitFor()
  expectNoProblems(page, /401/)
})
