import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { confirmByCard } from '../setup/confirmByCard.ts'
import { paymentSandboxOf } from '../setup/paymentSandboxOf.ts'
import { signedInPlanner } from '../setup/testPeople.ts'
import { receive, unlock } from './officePlanner.ts'
import { type OfficeWorld, openOfficeWorld } from './officeWorld.ts'

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.close())

const cards = { good: '4242424242424242', goodOnceOnly: '4000009900000079', asksForStep: '4000002760003184' }
const moveClock = (days: number) => world.product.paymentSandbox?.control('clock', { days })

async function pay(page: Page, card: string): Promise<void> {
  await page.locator('[data-card=number]').fill(card)
  await page.locator('[data-card=expiry]').fill('12/35')
  await page.locator('[data-card=cvc]').fill('123')
  await page.locator('[data-pay]').click()
}

// The first one, as a year later a subscription by the month would renew twelve times.
test('Premium by the year with 3-D Secure: a request is unlocked, withdrawal is refused, it is cancelled and ends', async () => {
  const planner = await signedInPlanner(world.product)
  const request = await receive(world.product, planner, world.couple)
  const page = await world.open({ cookies: { pro_token: planner.token } })
  await page.goto('/office/subscription')
  await page.getByRole('table', { name: 'Gratuit et Premium en comparaison' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choisir Premium' }).click()
  await pay(page, cards.asksForStep)
  await page.getByRole('dialog', { name: 'Confirmation par votre banque' }).waitFor()
  await page.frameLocator('[data-bank-step] iframe').getByRole('button', { name: 'Complete' }).click()
  await page.getByText('Votre paiement est confirmé\u00a0: Premium est actif dès maintenant.').waitFor()
  await expectAccessible(page)
  await page.goto(`/office/requests/${request}`)
  await unlock(page)
  await page.getByRole('link', { name: '+33 6 12 34 56 78' }).waitFor()
  await page.goto('/office/subscription')
  await page.locator('[data-refused=unlocked_since_start]').waitFor()
  await page.getByRole('button', { name: 'Résilier' }).click()
  await page.getByText(/Premium se termine le \d\d\/\d\d\/\d{4}/).waitFor()
  await expectAccessible(page)
  await page.locator('[data-confirm]').click()
  await page.locator('[data-subscription=cancelling]').waitFor()
  await expectAccessible(page)
  await moveClock(366)
  await page.getByText(/Dernier abonnement terminé le/).waitFor()
  await page.getByRole('button', { name: 'Choisir Premium' }).waitFor()
  expectNoProblems(page)
})

test('on a phone in Spanish a renewal fails, and another card recovers it', async () => {
  const planner = await signedInPlanner(world.product)
  const page = await world.open({ device: 'phone', language: 'es', cookies: { pro_token: planner.token, _locale: 'es' } })
  await page.goto('/office/subscription')
  await page.getByRole('button', { name: 'Mensual' }).click()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Elegir Premium' }).click()
  await pay(page, cards.goodOnceOnly)
  await page.getByText('Su pago está confirmado: Premium está activo desde ahora.').waitFor()
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await page.locator('[data-subscription=active]').waitFor()
  await moveClock(32)
  await page.locator('[data-subscription=past_due]').waitFor()
  await page.getByText('La tarjeta ha sido rechazada: fondos insuficientes. Use otra tarjeta.').waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Pagar con otra tarjeta' }).click()
  await pay(page, cards.good)
  await page.getByText('Su suscripción continúa.', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await page.locator('[data-subscription=active]').waitFor()
  expectNoProblems(page)
})

test('a month becomes a year for the amount that was shown, and the year is withdrawn from', async () => {
  const { token } = await signedInPlanner(world.product)
  const call = (path: string, body?: object) =>
    world.product.call<{ clientSecret: string }>('POST', `/api/pro/subscription${path}`, { token, ...(body && { body }) })
  const paymentSandbox = paymentSandboxOf(world.product)
  await confirmByCard(paymentSandbox.payments, (await call('', { period: 'month' })).body.clientSecret, cards.good)
  await call('/settle')
  const page = await world.open({ cookies: { pro_token: token } })
  await page.goto('/office/subscription')
  await page.getByRole('button', { name: 'Passer à l’annuel' }).click()
  const shown = (await page.locator('[data-total=gross]').textContent()) ?? ''
  expect(shown).toMatch(/^5(29|30),\d\d\s€$/)
  await page.locator('[data-confirm]').click()
  await page.getByText('Facturation annuelle, en un seul paiement.').waitFor()
  await page.getByRole('button', { name: 'Me rétracter' }).click()
  await expectAccessible(page)
  await page.locator('[data-confirm]').click()
  await page.locator('[data-subscription=ended]').waitFor()
  await page.getByRole('button', { name: 'Choisir Premium' }).waitFor()
  await page.goto('/office/credits')
  await page.getByText(`${shown} remboursés`).waitFor()
  expectNoProblems(page)
})
