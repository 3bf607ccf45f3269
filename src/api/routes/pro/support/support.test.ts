import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { perform, signedInPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { goodProduction } from '../../../../../tests/start/wrongSettings.ts'
import { readConfig } from '../../../../config.ts'
import { grantPremium } from '../../../../domain/account/grantPremium.ts'
import { askErasure } from '../../../../domain/person/askErasure.ts'
import { defaultRules } from '../../../../domain/rules.ts'
import { supportStream } from '../../../../domain/support/support.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ environment: { SUPPORT_EMAIL: 'aide@alliance.example' } })
})
afterAll(() => product.close())

const path = '/api/pro/support-messages'
const words = { subject: 'credits', text: 'Je ne retrouve pas la facture du mois de mai.' }
interface Sent {
  readonly id: string
  readonly reference: string
}
const send = (token: string, body: object = words, key: string = randomUUID()) =>
  product.call<Sent & { readonly code?: string }>('POST', path, { token, body, key })

describe('a message to the support', () => {
  test('reaches the operator marked as Premium, and the provider gets a copy with the reference that the page shows', async () => {
    const { id, token } = await signedInPlanner(product)
    await perform(product, grantPremium, { providerId: id })
    const email = `${id.slice(0, 8)}@example.com`
    expect((await product.call('GET', '/api/pro/support', { token })).body).toEqual({
      isOpen: true,
      email,
      emailConfirmed: true,
      premium: true,
    })
    const key = randomUUID()
    const sent = await send(token, words, key)
    expect(sent).toMatchObject({ status: 200, body: { ...words, premium: true } })
    expect((await send(token, words, key)).body).toEqual(sent.body)
    const { reference } = sent.body
    const toOperator = await product.message(
      'aide@alliance.example',
      undefined,
      `[Premium] ${reference} · Crédits et facturation · Atelier Fontaine`,
    )
    expect(toOperator.text).toContain(words.text)
    const copy = await product.message(email, undefined, `Nous avons bien reçu votre message ${reference}`)
    expect(copy.text).toContain(words.text)
    const listed = await product.call('GET', path, { token })
    expect([listed.body, listed.headers['content-range']]).toEqual([[sent.body], 'support-messages 0-0/1'])
  })

  test('is refused at its field when it is too short or about nothing', async () => {
    const { token } = await signedInPlanner(product)
    const refused = await send(token, { subject: 'weather', text: '  too short            ' })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'subject' }, { field: 'text' }] } })
  })

  test('is one of so many in an hour, and the refusal says when to write again', async () => {
    const { token } = await signedInPlanner(product)
    const { max } = defaultRules.limits.supportMessagesPerHour
    for (let n = 0; n < max; n++) expect((await send(token)).status).toBe(200)
    const refused = await send(token)
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'support_limit_of_hour',
        detail: `Vous avez envoyé ${max} messages en une heure. Veuillez patienter avant d’en envoyer un autre.`,
      },
    })
    expect(refused.headers['retry-after']).toBe('3600')
  })

  test('stands encrypted under the provider’s key, is part of its export, and is unreadable once the provider is erased', async () => {
    const { id, token } = await signedInPlanner(product)
    await send(token, { ...words, text: 'Canari-3141 ne retrouve pas sa facture.' })
    const { rows } = await product.backend.database.query(`SELECT count(*)::int AS n FROM log.events e WHERE e::text LIKE '%Canari%'`)
    expect(rows).toEqual([{ n: 0 }])
    const exported = await product.call<{ readonly history: readonly object[] }>('GET', '/api/pro/data-export', { token })
    const data = expect.objectContaining({ text: 'Canari-3141 ne retrouve pas sa facture.' }) as object
    expect(exported.body.history).toContainEqual(expect.objectContaining({ of: 'support', type: 'SupportMessageSent', data }))

    await perform(product, askErasure, { person: { kind: 'provider', id }, certificateId: randomUUID(), reason: 'asked-by-person' })
    await expect
      .poll(async () => (await product.backend.eventStore.readStream(supportStream(id))).map(({ data: { text } }) => text), {
        timeout: 120_000,
      })
      .toEqual([{ erased: true }])
  })
})

test('a message is one of so many in a day, and the refusal says so', async () => {
  const { token } = await signedInPlanner(product)
  const RULES = JSON.stringify({ limits: { supportMessagesPerDay: { max: 2 } } })
  const strict = await startTestProduct({ environment: { ...product.environment, RULES, ROLES: 'api' } })
  onTestFinished(() => strict.close())
  const call = () => strict.call('POST', path, { token, body: words })
  for (let n = 0; n < 2; n++) expect((await call()).status).toBe(200)
  const detail = 'Vous avez envoyé 2 messages en une journée. Vous pourrez en envoyer un autre demain.'
  expect(await call()).toMatchObject({ status: 429, body: { code: 'support_limit_of_day', detail } })
})

test('where the operator has named no address, the page learns it, and nothing is taken', async () => {
  const { token } = await signedInPlanner(product)
  const closed = await startTestProduct({ environment: { ...product.environment, SUPPORT_EMAIL: 'off', ROLES: 'api' } })
  try {
    expect((await closed.call('GET', '/api/pro/support', { token })).body).toMatchObject({ isOpen: false })
    expect(await closed.call('POST', path, { token, body: words })).toMatchObject({
      status: 409,
      body: { code: 'support_unavailable', detail: expect.stringMatching(/^Les messages ne peuvent pas être envoyés d’ici/) },
    })
  } finally {
    await closed.close()
  }
})

test('the operator reads at the address of the setting, else at its own, and in development at the sandbox', () => {
  expect(readConfig({ SUPPORT_EMAIL: 'aide@alliance.example' }).supportEmail).toBe('aide@alliance.example')
  expect(readConfig({}).supportEmail).toBe('support@alliance.test')
  expect(readConfig({ ...goodProduction, SUPPORT_EMAIL: 'off' }).supportEmail).toBeUndefined()
  expect(readConfig(goodProduction).supportEmail).toBeUndefined()
})
