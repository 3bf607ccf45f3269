import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { signedInCouple, signedInPlanner } from '../setup/testPeople.ts'
import { receive, unlock } from './officePlanner.ts'
import { type OfficeWorld, openOfficeWorld } from './officeWorld.ts'

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.close())

const soon = { timeout: 120_000 }
const cards = { declined: '4000000000009995', asksForStep: '4000002760003184', good: '4242424242424242' }

async function typeCard(page: Page, number: string): Promise<void> {
  await page.locator('[data-card=number]').fill(number)
  await page.locator('[data-card=expiry]').fill('12/31')
  await page.locator('[data-card=cvc]').fill('123')
}
const balanceOf = (page: Page) => page.locator('[data-balance]').first().getAttribute('data-balance')
const policyOf = async (path: string) => (await fetch(`${world.origin}${path}`)).headers.get('content-security-policy') ?? ''

test('a planner buys a pack with 3-D Secure and unlocks a request with it', async () => {
  const planner = await signedInPlanner(world.product)
  const couples = [world.couple, await signedInCouple(world.product)]
  const requests = await Promise.all(couples.map((couple) => receive(world.product, planner, couple)))
  await world.product.call('POST', `/api/pro/requests/${requests[0]}/unlock`, { token: planner.token })
  const page = await world.open({ cookies: { pro_token: planner.token } })
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto('/office/dashboard')
  await page.getByRole('link', { name: 'Crédits', exact: true }).first().click()
  await page.getByText('Vous n’avez plus de crédit\u00a0: achetez un pack pour débloquer vos prochaines demandes.').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'credits')
  expect(loads).toBe(1)
  await page.getByRole('link', { name: 'Acheter 5\u00a0crédits' }).click()
  await page.getByRole('dialog', { name: 'Acheter 5\u00a0crédits' }).waitFor()
  // The policy of this document allows the payment service, since it was loaded as a payment page.
  await expect.poll(() => loads, soon).toBe(2)
  await typeCard(page, cards.asksForStep)
  await expectAccessible(page)
  await screenshot(page, 'credits-pay')
  await page.locator('[data-pay]').click()
  await page.getByRole('dialog', { name: 'Confirmation par votre banque' }).waitFor()
  await page.frameLocator('[data-bank-step] iframe').getByRole('button', { name: 'Complete' }).click()
  await page.getByRole('dialog', { name: 'Merci, vos crédits sont là' }).waitFor()
  await page.getByText('Nouveau solde\u00a0: 5\u00a0crédits').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fermer' }).click()
  await page.locator('[data-entry=purchase]').waitFor()
  await expect.poll(() => balanceOf(page)).toBe('5')
  await page.goto(`/office/requests/${requests[1]}`)
  await unlock(page)
  await page.getByRole('link', { name: '+33 6 12 34 56 78' }).waitFor()
  await page.goto('/office/credits')
  await expect.poll(() => balanceOf(page), soon).toBe('4')
  await page.locator('[data-entry=unlock]').nth(1).waitFor()
  expectNoProblems(page)
})

test('on a phone in Spanish a card is declined, and another one pays the same purchase', async () => {
  const planner = await signedInPlanner(world.product)
  const page = await world.open({ device: 'phone', language: 'es', cookies: { pro_token: planner.token, _locale: 'es' } })
  await page.goto('/office/credits')
  await page.locator('[data-pack=one]').waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await screenshot(page, 'credits-phone')
  let begun = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/pro/credits/purchases')) begun += 1
  })
  await page.locator('[data-pack=one] a').click()
  await typeCard(page, cards.declined)
  const pay = page.locator('[data-pay]')
  await pay.click()
  await page.getByText('La tarjeta ha sido rechazada: fondos insuficientes. Use otra tarjeta.').waitFor()
  // It was disabled while the card was charged.
  await expect.poll(() => pay.evaluate((button) => button === document.activeElement), soon).toBe(true)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await screenshot(page, 'credits-declined-phone')
  await typeCard(page, cards.good)
  await pay.click()
  await page.getByText('Nuevo saldo: 2\u00a0créditos').waitFor()
  // The form that had the focus is gone.
  await expect.poll(() => page.getByRole('dialog').evaluate((dialog) => dialog.contains(document.activeElement)), soon).toBe(true)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await page.locator('[data-entry=purchase]').waitFor()
  expect(begun).toBe(1)
  expectNoProblems(page, /402/)
})

test('the pages that sell may reach the payment service, and no other page; leaving them leaves that behind', async () => {
  const sandbox = world.product.paymentSandbox?.payments.baseUrl ?? ''
  for (const path of ['/office/credits', '/office/credits?pack=five', '/office/subscription']) {
    expect(await policyOf(path), path).toContain(`connect-src ${sandbox} 'self'`)
    expect(await policyOf(path), path).toContain(`frame-src ${sandbox} 'self'`)
  }
  for (const path of ['/office', '/office/dashboard', '/office/credits/other', '/'])
    expect(await policyOf(path), path).not.toContain(sandbox)
  const planner = await signedInPlanner(world.product)
  const page = await world.open({ cookies: { pro_token: planner.token } })
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto('/office/credits')
  await page.locator('[data-pack=one]').waitFor()
  await page.getByRole('link', { name: 'Demandes reçues' }).first().click()
  await page.getByRole('heading', { name: 'Demandes reçues' }).first().waitFor()
  await expect.poll(() => loads, soon).toBe(2)
  expectNoProblems(page)
})
