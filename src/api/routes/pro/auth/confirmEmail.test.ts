import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movableClock } from '../../../../../tests/setup/movableClock.ts'
import { signedInPlanner } from '../../../../../tests/setup/testPeople.ts'
import { type CallOptions, startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { askEmailConfirmation } from '../../../../domain/provider/askEmailConfirmation.ts'

let product: TestProduct
const { now, passMinutes: pass } = movableClock()
beforeAll(async () => {
  product = await startTestProduct({ now })
})
afterAll(() => product.close())

interface Answer {
  readonly id: string
  readonly token: string
  readonly code: string
  readonly detail: string
}
const subject = 'Confirm your email address'
const post = (call: string, body: object, options: CallOptions = {}) =>
  product.call<Answer>('POST', `/api/pro/${call}`, { body, headers: { 'accept-language': 'en' }, ...options })
const me = async (token: string) => (await product.call<{ emailConfirmed: boolean; credits: number }>('GET', '/api/pro/me', { token })).body
const linkIn = (text: string) => /\/office\/confirm-email#(\S+)/.exec(text)?.[1] ?? ''
const linkTo = async (email: string, after?: Date) => linkIn((await product.message(email, after, subject)).text)

async function register() {
  const email = `${randomUUID()}@atelier.photography`
  const person = { kind: 'venue', firstname: 'Claire', lastname: 'Martin', email, phone: '+33478123456', password: 'Lumière-4-noces' }
  const { body } = await post('register', { ...person, locale: 'en-GB', termsAccepted: true })
  return { email, ...body }
}

test('the link confirms the e-mail on any device, may be opened twice, and brings the welcome credit', async () => {
  const { email, token } = await register()
  expect(await me(token)).toMatchObject({ emailConfirmed: false, credits: 0 })
  const link = await linkTo(email)
  const confirmed = await post('email/confirm', { token: link })
  expect(confirmed).toMatchObject({ status: 200, body: { confirmed: true } })
  const shown = await product.call('GET', '/api/pro/me', { token, ...(confirmed.position ? { after: confirmed.position } : {}) })
  expect(shown.body).toMatchObject({ emailConfirmed: true })
  await expect.poll(async () => (await me(token)).credits, { timeout: 120_000 }).toBe(1)
  expect((await post('email/confirm', { token: link })).status).toBe(200)
  expect((await me(token)).credits).toBe(1)
})

test('an expired link says so, and its owner gets another one without signing in', async () => {
  const { email } = await register()
  const link = await linkTo(email)
  pass(48 * 60 + 1)
  expect(await post('email/confirm', { token: link })).toMatchObject({
    status: 410,
    body: { code: 'link_expired', detail: 'This link has expired. Please request a new one.' },
  })
  const asked = new Date()
  expect(await post('email/ask-confirmation', { token: link })).toMatchObject({ status: 200, body: { sent: true } })
  const fresh = await linkTo(email, asked)
  expect(fresh).not.toBe(link)
  expect((await post('email/confirm', { token: fresh })).status).toBe(200)
  pass(2)
  expect(await post('email/ask-confirmation', { token: fresh })).toMatchObject({ status: 409, body: { code: 'email_already_confirmed' } })
})

test('who is signed in gets the link again, once a minute', async () => {
  const { email, token } = await register()
  await linkTo(email)
  const asked = new Date()
  expect((await post('email/ask-confirmation', {}, { token })).status).toBe(200)
  expect(await linkTo(email, asked)).toMatch(/^[\da-f-]{36}\./)
  expect((await post('email/ask-confirmation', {}, { token })).status).toBe(429)
})

test('a forged link confirms nothing, and a new link needs an expired one or a session', async () => {
  const { email, id } = await register()
  const link = await linkTo(email)
  const other = await register()
  for (const token of ['', 'x', `${link}0`, link.replace(id, other.id), link.replace(/.$/, (last) => (last === '0' ? '1' : '0'))]) {
    expect(await post('email/confirm', { token })).toMatchObject({
      status: 404,
      body: { code: 'link_not_valid', detail: 'This link is not valid. Please request a new one.' },
    })
    if (token !== '') expect((await post('email/ask-confirmation', { token })).status).toBe(404)
  }
  expect((await post('email/ask-confirmation', {})).status).toBe(401)
})

test('an account from before links were mailed counts as confirmed', async () => {
  const planner = await signedInPlanner(product)
  expect(await me(planner.token)).toMatchObject({ emailConfirmed: true })
  const context = { commandId: randomUUID() as never, actor: 'test', correlationId: randomUUID() }
  expect(await product.backend.commands.handle(askEmailConfirmation, { providerId: planner.id }, context)).toMatchObject({
    accepted: false,
    refused: 'email_already_confirmed',
  })
})
