import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movableClock } from '../../../../../tests/setup/movableClock.ts'
import { type CallOptions, startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'

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
  readonly errors: readonly { readonly field: string }[]
}
const [old, fresh] = ['Lumière-4-noces', 'Tilleul-9-lanternes']
const subject = 'Choose a new password'
const post = (call: string, body: object, options: CallOptions = {}) =>
  product.call<Answer>('POST', `/api/pro/${call}`, { body, headers: { 'accept-language': 'en' }, ...options })
const ask = (email: string) => post('password/forgotten', { email })
const linkTo = async (email: string, after?: Date) =>
  /\/office\/new-password#(\S+)/.exec((await product.message(email, after, subject)).text)?.[1] ?? ''
const login = async (email: string, password: string) => (await post('login', { email, password })).status

async function register() {
  const email = `${randomUUID()}@atelier.photography`
  const person = { kind: 'planner', firstname: 'Claire', lastname: 'Martin', email, phone: '+33478123456', password: old }
  const { body } = await post('register', { ...person, locale: 'en-GB', termsAccepted: true })
  return { email, ...body }
}
const effectsOf = async () => {
  const { rows } = await product.backend.database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM operational.effects WHERE payload->>'template' = 'new-password'`,
  )
  return rows[0]?.count ?? 0
}

test('the link sets a new password, ends every session, signs in, confirms the e-mail and tells the owner', async () => {
  const { email, id, token } = await register()
  await ask(` ${email.toUpperCase()}`)
  const link = await linkTo(email)
  const set = await post('password/new', { token: link, password: fresh })
  expect(set).toMatchObject({ status: 200, body: { id } })
  expect((await product.call('GET', '/api/pro/me', { token })).status).toBe(401)
  const self = await product.call('GET', '/api/pro/me', { token: set.body.token, ...(set.position ? { after: set.position } : {}) })
  expect(self.body).toMatchObject({ id, emailConfirmed: true })
  expect([await login(email, old), await login(email, fresh)]).toEqual([401, 200])
  expect(await product.message(email, undefined, 'Your password was changed')).toBeDefined()
})

test('the link works once, also for two who open it at once, and its own command may be repeated', async () => {
  const { email } = await register()
  await ask(email)
  const token = await linkTo(email)
  const key = randomUUID()
  const [first, second] = await Promise.all([
    post('password/new', { token, password: fresh }, { key }),
    post('password/new', { token, password: 'Muguet-7-et-lilas' }),
  ])
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 404])
  expect((await post('password/new', { token, password: old })).body.code).toBe('link_not_valid')
  if (first.status === 200) expect((await post('password/new', { token, password: fresh }, { key })).status).toBe(200)
})

test('the link lapses after an hour, and with a change of the password meanwhile', async () => {
  const { email } = await register()
  await ask(email)
  const token = await linkTo(email)
  pass(61)
  expect(await post('password/new', { token, password: fresh })).toMatchObject({ status: 410, body: { code: 'link_expired' } })
  const again = new Date()
  await ask(email)
  const two = await linkTo(email, again)
  const session = await post('login', { email, password: old })
  await product.call('POST', '/api/pro/account/password', {
    token: session.body.token,
    body: { currentPassword: old, newPassword: 'Muguet-7-et-lilas' },
  })
  expect((await post('password/new', { token: two, password: fresh })).status).toBe(404)
})

test('answers a known, an unknown and an address that was asked for already alike, and mails the known one once', async () => {
  const { email } = await register()
  const before = await effectsOf()
  const answers = [await ask(email), await ask(email), await ask(`${randomUUID()}@example.com`)]
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(answers.map(() => ({ status: 200, body: { asked: true } })))
  // An effect is also written for the unknown address, so that the response time reveals nothing.
  expect((await effectsOf()) - before).toBe(2)
  pass(3)
  await ask(email)
  expect((await effectsOf()) - before).toBe(3)
})

test.each([
  ['short1A', 'pwd_not_valid'],
  ['nouppercase1!', 'pwd_not_valid'],
  ['P@ssw0rd1!', 'pwd_too_common'],
])('refuses the new password %j as %s, and the link stays good', async (password, code) => {
  const { email } = await register()
  await ask(email)
  const token = await linkTo(email)
  expect(await post('password/new', { token, password })).toMatchObject({ status: 400, body: { code, errors: [{ field: 'password' }] } })
  expect((await post('password/new', { token, password: fresh })).status).toBe(200)
})

test('the owner is notified of a sign-in on a device that never signed in before, and not of one on a known device', async () => {
  const { email } = await register()
  const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36', 'accept-language': 'en' }
  const signedIn = await post('login', { email, password: old }, { headers: agent })
  const told = await product.message(email, undefined, 'New sign-in to your account')
  expect(told.text).toContain('Chrome · Windows')
  const cookie = [signedIn.headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ')
  const newDeviceMails = async () => {
    const { rows } = await product.backend.database.query(
      `SELECT 1 FROM operational.effects WHERE payload->>'template' = 'new-device' AND person_id = $1`,
      [signedIn.body.id],
    )
    return rows.length
  }
  expect(await newDeviceMails()).toBe(1)
  expect((await post('login', { email, password: old }, { headers: { ...agent, cookie } })).status).toBe(200)
  expect(await newDeviceMails()).toBe(1)
})
