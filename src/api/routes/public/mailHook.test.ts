import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../../tests/setup/freePort.ts'
import { complaintReport, deliveryReport, mailSignature } from '../../../../tests/setup/mailReports.ts'
import { signedInPlanner } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { stateOfEffect, writtenEffect } from '../../../../tests/setup/writtenEffect.ts'
import { unlessErased } from '../../../domain/event.ts'
import { provider, providerStream } from '../../../domain/provider/provider.ts'
import { returnPathOf } from '../../../integrations/mail/returnPath.ts'
import { createMailTokens } from '../../../operational/mailTokens.ts'

const secret = 'a-secret-of-the-mail-service-that-is-long-enough'
const domain = 'bounces.example.test'
let product: TestProduct
let bouncePort = 0
beforeAll(async () => {
  bouncePort = await freePort()
  product = await startTestProduct({
    environment: { BOUNCE_DOMAIN: domain, BOUNCE_PORT: String(bouncePort), MAIL_WEBHOOK_SECRET: secret },
  })
})
afterAll(() => product.close())

interface Reported {
  readonly recorded: number
  readonly ignored: number
}
interface Settings {
  readonly notifications: readonly { readonly kind: string; readonly wanted: boolean }[]
}
interface Account {
  readonly mailsFailedAt: string | null
}

const tokens = () => createMailTokens(product.backend.secrets)
const report = (over: object) => ({ id: randomUUID(), type: 'bounced', permanent: true, at: new Date().toISOString(), ...over })
function post(events: readonly object[], { seconds = 0, key = secret } = {}) {
  const body = JSON.stringify({ events })
  const headers = { 'content-type': 'application/json', 'mail-signature': mailSignature(key, body, new Date(Date.now() + seconds * 1_000)) }
  return product.call<Reported>('POST', '/hooks/mail', { body, headers, key: null })
}

/** A provider, and a mail to it of an optional kind. */
async function mailed(payload = { template: 'request-received', params: {} }) {
  const { id, token: session } = await signedInPlanner(product)
  const { contact } = (await product.backend.commands.load(provider, providerStream(id))).state
  const email = unlessErased(contact?.email ?? '', '')
  // It counts as sent, so that the worker ignores it.
  const dueAt = new Date(Date.now() + 86_400_000)
  const { id: mail } = await writtenEffect(product.backend.database, { person: { kind: 'provider', id }, payload, expiresAt: null, dueAt })
  const get = async <Body>(path: string) => (await product.call<Body>('GET', `/api/pro/${path}`, { token: session })).body
  return {
    id,
    email,
    mail,
    session,
    token: tokens().sign(mail, email),
    failedAt: async () => (await get<Account>('account')).mailsFailedAt,
    wants: async (kind: string) => (await get<Settings>('settings')).notifications.find((each) => each.kind === kind)?.wanted,
    notices: async () => (await get<{ notices?: string[] }>('dashboard')).notices ?? [],
    history: async () => (await get<{ kind: string }[]>('account/history')).map(({ kind }) => kind),
  }
}

describe('a report of the mail service', () => {
  test('that a mail bounced shows in the account, on the dashboard and in the history', async () => {
    const planner = await mailed()
    expect(await planner.failedAt()).toBeNull()
    const at = new Date(Date.now() - 1_000).toISOString()
    expect(await post([report({ mail: planner.token, at })])).toMatchObject({ status: 200, body: { recorded: 1, ignored: 0 } })
    expect(await planner.failedAt()).toBe(at)
    // Waits until the read models know the planner.
    await expect.poll(planner.notices).toContain('mails_failed')
    await expect.poll(planner.history).toContain('mails_failed')
  })

  test('that a mail bounced ends mails that may be turned off, and not those about the account', async () => {
    const planner = await mailed()
    await post([report({ mail: planner.token })])
    const { database } = product.backend
    const person = { kind: 'provider', id: planner.id }
    const optional = { template: 'request-received', params: { requestId: randomUUID(), eventDate: '2027-06-12' } }
    const left = await writtenEffect(database, { person, payload: optional })
    const sent = await writtenEffect(database, { person, payload: { template: 'password-changed', params: {} } })
    await expect.poll(async () => [await stateOfEffect(database, left), await stateOfEffect(database, sent)]).toEqual(['expired', 'done'])
  })

  test('that a mail failed for the moment shows nothing yet', async () => {
    const planner = await mailed()
    expect((await post([report({ mail: planner.token, permanent: false })])).body).toEqual({ recorded: 1, ignored: 0 })
    expect(await planner.failedAt()).toBeNull()
  })

  test('that a mail was unwanted turns its kind off', async () => {
    const planner = await mailed()
    expect((await post([report({ mail: planner.token, type: 'complained' })])).body).toEqual({ recorded: 1, ignored: 0 })
    expect([await planner.wants('new-requests'), await planner.wants('request-changes')]).toEqual([false, true])
    expect(await planner.failedAt()).toBeNull()
  })

  test('counts once, also after the address was tried again', async () => {
    const planner = await mailed()
    const same = report({ mail: planner.token })
    for (let time = 0; time < 2; time++) expect((await post([same])).body).toEqual({ recorded: 1, ignored: 0 })
    await product.call('POST', '/api/pro/account/try-mail', { token: planner.session, body: {} })
    await post([same, report({ mail: planner.token })])
    expect(await planner.failedAt()).toBeNull()
    const stored = await product.backend.eventStore.readStream(providerStream(planner.id))
    expect(stored.filter(({ type }) => type === 'MailBounced')).toHaveLength(1)
  })

  test('about a forged token, an unknown mail, or a mail to another address is ignored', async () => {
    const planner = await mailed()
    const other = await mailed()
    const forged = [
      'x',
      planner.token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      other.mail.replaceAll('-', '') + planner.token.slice(32),
      tokens().sign(randomUUID(), planner.email),
      tokens().sign(planner.mail, 'another@example.test'),
    ]
    expect((await post(forged.map((mail) => report({ mail })))).body).toEqual({ recorded: 0, ignored: forged.length })
    expect([await planner.failedAt(), await other.failedAt()]).toEqual([null, null])
  })
})

describe('what is posted to /hooks/mail', () => {
  test.each([
    ['with another secret', { key: 'another-secret-that-is-just-as-long-as-the-other' }],
    ['again after five minutes', { seconds: -310 }],
    ['with a time to come', { seconds: 310 }],
  ])('%s is refused', async (_how, how) => {
    const planner = await mailed()
    expect((await post([report({ mail: planner.token })], how)).status).toBe(401)
    expect(await planner.failedAt()).toBeNull()
  })

  test('without a signature, or with the signature of another body, is refused', async () => {
    const body = JSON.stringify({ events: [] })
    const signatures = [undefined, '', 'v1=00', mailSignature(secret, `${body} `, new Date())]
    for (const signature of signatures) {
      const headers = { 'content-type': 'application/json', ...(signature !== undefined && { 'mail-signature': signature }) }
      expect((await product.call('POST', '/hooks/mail', { body, headers, key: null })).status).toBe(401)
    }
  })

  test('in another format is refused', async () => {
    for (const wrong of [{ type: 'opened' }, { at: 'yesterday' }, { id: '' }])
      expect((await post([report({ mail: 'x', ...wrong })])).status).toBe(400)
  })
})

test('a mail server reports to the return path of a mail: a failure, then a complaint about another one', async () => {
  const planner = await mailed()
  const complained = await mailed()
  const server = createTransport({ host: '127.0.0.1', port: bouncePort, secure: false, ignoreTLS: true })
  await server.sendMail({ envelope: { from: '', to: returnPathOf(planner.token, domain) }, raw: deliveryReport('failed', '5.1.1') })
  await server.sendMail({ envelope: { from: '', to: returnPathOf(complained.token, domain) }, raw: complaintReport('abuse') })
  const forged = returnPathOf(
    planner.token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    domain,
  )
  await expect(server.sendMail({ envelope: { from: '', to: forged }, raw: deliveryReport('failed', '5.1.1') })).rejects.toMatchObject({
    responseCode: 550,
  })
  server.close()
  expect(await planner.failedAt()).not.toBeNull()
  expect(await complained.wants('new-requests')).toBe(false)
})

test('an address that our mail server refuses is known at once, and trying it again mails there and fails again', async () => {
  const email = `bounce+${randomUUID()}@atelier.photography`
  const person = { kind: 'venue', firstname: 'Claire', lastname: 'Martin', email, phone: '+33478123456', password: 'Lumière-4-noces' }
  const { body: registered } = await product.call<{ token: string }>('POST', '/api/pro/register', {
    body: { ...person, locale: 'en-GB', termsAccepted: true },
  })
  const { token } = registered
  const failedAt = async () => (await product.call<Account>('GET', '/api/pro/account', { token })).body.mailsFailedAt
  await expect.poll(failedAt).not.toBeNull()
  const first = await failedAt()
  const tried = await product.call<Account>('POST', '/api/pro/account/try-mail', { token, body: {} })
  expect(tried).toMatchObject({ status: 200, body: { mailsFailedAt: null } })
  await expect.poll(failedAt).not.toBeNull()
  expect(await failedAt()).not.toBe(first)
  for (let time = 0; time < 2; time++) await product.call('POST', '/api/pro/account/try-mail', { token, body: {} })
  expect((await product.call('POST', '/api/pro/account/try-mail', { token, body: {} })).status).toBe(429)
})

test('without a secret there is no such address', async () => {
  const other = await startTestProduct({ environment: { DATABASE_URL: product.databaseUrl, ROLES: 'api' } })
  const body = JSON.stringify({ events: [] })
  const headers = { 'content-type': 'application/json', 'mail-signature': mailSignature('undefined', body, new Date()) }
  expect((await other.call('POST', '/hooks/mail', { body, headers, key: null })).status).toBe(404)
  await other.close()
})
