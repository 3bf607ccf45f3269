import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import type { ProviderId, RequestId } from '../../src/domain/ids.ts'
import { confirmEmail } from '../../src/domain/provider/confirmEmail.ts'
import { openRequest } from '../../src/domain/request/openRequest.ts'
import { requestInbox } from '../../src/projections/requestInbox/requestInbox.ts'
import { weddingDetails } from '../setup/sampleEvents.ts'
import { perform, type TestCouple } from '../setup/testPeople.ts'
import type { TestProduct } from '../setup/testProduct.ts'

export interface OfficePlanner {
  readonly id: ProviderId
  readonly email: string
  readonly password: string
  /** Access token. */
  readonly token: string
}

/** A planner that registered by the form and confirmed its e-mail, with its welcome credit and the given number of further ones. */
export async function registeredPlanner(product: TestProduct, moreCredits = 0): Promise<OfficePlanner> {
  const person = { kind: 'planner', firstname: 'Claire', lastname: 'Fontaine', phone: '+33478123456', locale: 'fr-FR', termsAccepted: true }
  const login = { email: `${randomUUID()}@atelier.example`, password: 'Lumière-4-noces' }
  const { status, body, text } = await product.call<{ id: ProviderId; token: string }>('POST', '/api/pro/register', {
    body: { ...person, ...login },
  })
  if (status !== 201) throw new Error(`register answered ${status} ${text}`)
  await perform(product, confirmEmail, { providerId: body.id })
  if (moreCredits > 0) await perform(product, correctCredits, { providerId: body.id, credits: moreCredits, reason: 'Geste commercial' })
  return { id: body.id, token: body.token, ...login }
}

type Details = typeof weddingDetails & { readonly message: string }

/** Creates a request of a couple, and waits until it is in the inbox. */
export async function receive(
  product: TestProduct,
  planner: Pick<OfficePlanner, 'id'>,
  couple: TestCouple,
  details: Partial<Details> = {},
): Promise<RequestId> {
  const requestId = randomUUID() as RequestId
  const ids = { requestId, projectId: randomUUID() as never, providerId: planner.id, coupleId: couple.id }
  const message = 'Bonjour, nous cherchons quelqu’un de calme. Appelez-nous au 06 12 34 56 78 !'
  const position = await perform(product, openRequest, {
    ...ids,
    ...weddingDetails,
    message,
    receivedAt: new Date().toISOString(),
    ...details,
  })
  await product.positions.waitFor(requestInbox, position, 60_000)
  return requestId
}

/** Fills in and sends the sign-in form. */
export async function signIn(page: Page, { email, password }: Pick<OfficePlanner, 'email' | 'password'>): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
}

/** Opens the confirmation and confirms. */
export async function unlock(page: Page): Promise<void> {
  await page.locator('[data-unlock]').click()
  await page.locator('[data-confirm]').click()
}
