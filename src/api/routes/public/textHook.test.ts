import { randomUUID } from 'node:crypto'
import twilio from 'twilio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPhone } from '../../../../tests/setup/phoneSignIn.ts'
import { lyon } from '../../../../tests/setup/sampleEvents.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { context } from '../../../../tests/setup/unlockingWorld.ts'
import { registerByPhone } from '../../../commands/registerByPhone.ts'
import { coupleStream } from '../../../domain/couple/couple.ts'

const account = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: '1'.repeat(32), TWILIO_FROM: '+33600000000' }
const publicUrl = 'https://alliance.example'
let product: TestProduct
beforeAll(async () => {
  // This process sends nothing; it only accepts reports.
  const services = { ...account, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@alliance.example' }
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789' }
  const environment = { ...services, ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef', PUBLIC_URL: publicUrl, ROLES: 'api' }
  product = await startTestProduct({ environment })
})
afterAll(() => product.close())

/** A couple with its own phone. */
async function coupleWithPhone() {
  const phone = newPhone()
  const registration = {
    firstname: 'Camille',
    lastname: 'Moreau',
    email: 'c.moreau@example.fr',
    phone,
    home: lyon,
    locale: 'fr-FR' as const,
  }
  const { commands, secrets, eventStore } = product.backend
  const registered = await registerByPhone(commands, secrets.claimKey, registration, context())
  if (!registered.registered) throw new Error('was not registered')
  const stream = coupleStream(registered.profile.coupleId)
  const refusals = async () => (await eventStore.readStream(stream)).filter(({ type }) => type === 'TextMessageRefused').length
  return { phone, refusals }
}

async function report(
  about: Readonly<Record<string, string>>,
  { message = randomUUID(), key = account.TWILIO_AUTH_TOKEN }: { message?: string; key?: string } = {},
) {
  const path = `/hooks/sms/${message}`
  const form = { MessageSid: `SM${'2'.repeat(32)}`, ...about }
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': twilio.getExpectedTwilioSignature(key, `${publicUrl}${path}`, form),
  }
  return (await product.call('POST', path, { body: new URLSearchParams(form).toString(), headers, key: null })).status
}

test('records one refusal of an undelivered message, however often it is reported', async () => {
  const { phone, refusals } = await coupleWithPhone()
  const message = randomUUID()
  const about = { To: phone, MessageStatus: 'undelivered', ErrorCode: '30003' }
  expect([await report(about, { message }), await report(about, { message })]).toEqual([204, 204])
  expect(await refusals()).toBe(1)
})

test.each([
  ['that it arrived', { MessageStatus: 'delivered' }],
  ['that a carrier took it for spam', { MessageStatus: 'undelivered', ErrorCode: '30007' }],
  ['that our own account is out of money', { MessageStatus: 'failed', ErrorCode: '30002' }],
])('a report %s says nothing of the phone', async (_what, about) => {
  const { phone, refusals } = await coupleWithPhone()
  expect(await report({ To: phone, ...about })).toBe(204)
  expect(await refusals()).toBe(0)
})

test('refuses a report that Twilio did not sign, and ignores a phone without an account', async () => {
  const { phone, refusals } = await coupleWithPhone()
  const about = { MessageStatus: 'failed', ErrorCode: '30005' }
  expect(await report({ To: phone, ...about }, { key: 'another token' })).toBe(401)
  expect(await report({ To: newPhone(), ...about })).toBe(204)
  expect(await refusals()).toBe(0)
})
