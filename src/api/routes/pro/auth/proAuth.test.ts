import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movableClock } from '../../../../../tests/setup/movableClock.ts'
import { newPhone, provenPhone, registrationForm } from '../../../../../tests/setup/phoneSignIn.ts'
import { type CallOptions, startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'

let product: TestProduct
const { now, passMinutes } = movableClock()
const pass = (seconds: number) => passMinutes(seconds / 60)
beforeAll(async () => {
  product = await startTestProduct({ now })
})
afterAll(() => product.close())

interface Answer {
  readonly id: string
  readonly token: string
  readonly refresh_token: string
  readonly code: string
  readonly detail: string
  readonly errors: readonly { readonly field: string; readonly message: string }[]
}
interface Self {
  readonly email: string
  readonly plan: string
  readonly credits: number
}

const password = 'Lumière-4-noces'
const form = (over: Readonly<Record<string, unknown>> = {}) => ({
  kind: 'planner',
  firstname: 'Claire',
  lastname: "L'Hôte",
  email: `${randomUUID()}@atelier.photography`,
  phone: '+33478123456',
  password,
  locale: 'fr-FR',
  termsAccepted: true,
  ...over,
})
const post = (call: string, body: object, options: CallOptions = {}) =>
  product.call<Answer>('POST', `/api/pro/${call}`, { body, headers: { 'accept-language': 'en' }, ...options })
const me = (token: string, after?: string) => product.call<Self>('GET', '/api/pro/me', { token, ...(after === undefined ? {} : { after }) })
const login = (email: string, typed = password, options: CallOptions = {}) => post('login', { email, password: typed }, options)
const signIns = async (id: string) => {
  const events = await product.backend.eventStore.readStream(`provider-${id}` as never)
  return events.filter((event) => event.type === 'ProviderSignedIn').length
}

describe('register', () => {
  it('makes a provider, signed in', async () => {
    const filled = form()
    const answer = await post('register', filled)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ id: expect.any(String), token: expect.any(String), refresh_token: expect.any(String) })
    const self = await me(answer.body.token)
    expect(self.body).toMatchObject({
      id: answer.body.id,
      email: filled.email,
      kind: 'planner',
      firstname: 'Claire',
      plan: 'free',
      approved: false,
      emailConfirmed: false,
      credits: 0,
    })
    expect(await signIns(answer.body.id)).toBe(1)
  })

  it('keeps neither the password nor a hash of it in the log', async () => {
    const { body } = await post('register', form({ password: 'Canari-dans-1-mine' }))
    const events = await product.backend.eventStore.readStream(`provider-${body.id}` as never)
    expect(events.map((event) => event.type)).toEqual(['ProviderRegistered', 'ProviderSignedIn'])
    expect(JSON.stringify(events)).not.toContain('Canari')
    expect(events.map((event) => event.metadata.bodyHash)).toEqual([null, null])
  })

  it.each([
    ['kind', undefined, 'missing_data'],
    ['firstname', 'C', 'firstname_too_short'],
    ['firstname', 'Cl4ire', 'firstname_not_valid'],
    ['lastname', '', 'lastname_too_short'],
    ['lastname', 'x'.repeat(51), 'lastname_not_valid'],
    ['email', 'claire', 'email_not_valid'],
    ['email', 'claire@exa mple.fr', 'email_not_valid'],
    ['phone', '12', 'phone_invalid'],
    ['password', 'short1!A'.slice(0, 7), 'pwd_not_valid'],
    ['password', 'nouppercase1!', 'pwd_not_valid'],
    ['password', 'NOLOWERCASE1!', 'pwd_not_valid'],
    ['password', 'NoDigitHere!', 'pwd_not_valid'],
    ['password', 'NoSpecial123', 'pwd_not_valid'],
    ['password', `Aa1!${'x'.repeat(125)}`, 'pwd_not_valid'],
    ['password', 'P@ssw0rd1!', 'pwd_not_valid'],
    ['termsAccepted', false, 'tos_not_accepted'],
    ['termsAccepted', undefined, 'tos_not_accepted'],
  ])('refuses %s = %j as %s', async (field, value, code) => {
    const { status, body, headers } = await post('register', form({ [field]: value }))
    expect({ status, code: body.code, fields: body.errors.map((error) => error.field) }).toEqual({ status: 400, code, fields: [field] })
    expect(headers['content-type']).toContain('application/problem+json')
    expect(body.errors[0]?.message).toMatch(/^[A-Z0-9]\w* \w/)
  })

  it('says everything that is wrong at once', async () => {
    const { body } = await post('register', {})
    expect(body).toMatchObject({
      code: 'validation_error',
      detail: 'Some information is missing or not valid. Please correct the errors in the form.',
    })
    const name = 'Between 2 and 50 letters, spaces, hyphens or apostrophes'
    expect(body.errors).toEqual([
      { field: 'kind', message: 'Please choose what you are' },
      { field: 'firstname', message: name },
      { field: 'lastname', message: name },
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'phone', message: 'Please enter a valid phone number' },
      {
        field: 'password',
        message: 'Between 8 and 128 characters, with a lower case letter, an upper case letter, a digit and a special character',
      },
      { field: 'termsAccepted', message: 'Please accept the terms of service' },
    ])
  })

  it('refuses an e-mail in use, however it is written', async () => {
    const filled = form()
    await post('register', filled)
    const again = await post('register', form({ email: ` ${filled.email.toUpperCase()}` }))
    expect(again).toMatchObject({ status: 409, body: { code: 'email_already_used', detail: 'This email is already in use' } })
    expect((await login(filled.email)).status).toBe(200)
  })

  it('has one effect under one key, and refuses another body under it', async () => {
    const key = randomUUID()
    const filled = form()
    const [first, second] = [await post('register', filled, { key }), await post('register', filled, { key })]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.id).toBe(first.body.id)
    expect((await post('register', { ...filled, password: 'Autre-chose-5' }, { key })).status).toBe(422)
    expect((await login(filled.email)).status).toBe(200)
  })
})

describe('login', () => {
  it('signs in and sets its own cookies', async () => {
    const { email } = form()
    const { body: registered } = await post('register', form({ email }))
    const session = await login(email.toUpperCase())
    expect(session.status).toBe(200)
    expect(session.body.id).toBe(registered.id)
    expect((await me(session.body.token, session.position)).body.email).toBe(email)
    const cookies = [session.headers['set-cookie']].flat().join('\n')
    expect(cookies).toMatch(/^pro_token=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/m)
    expect(cookies).toMatch(/^pro_refresh_token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/m)
    const remembered = await post('login', { email, password, remember: true })
    expect([remembered.headers['set-cookie']].flat().join('\n')).toMatch(/^pro_token=[\w.-]+; Max-Age=604800; Path=\/;/m)
  })

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const { email } = form()
    await post('register', form({ email }))
    const [wrong, unknown] = [await login(email, 'Wrong-1-word'), await login('nobody@example.com', 'Wrong-1-word')]
    const { requestId: one, ...wrongBody } = wrong.body as Answer & { requestId: string }
    const { requestId: other, ...unknownBody } = unknown.body as Answer & { requestId: string }
    expect(one).not.toBe(other)
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(unknownBody).toEqual(wrongBody)
    expect(wrongBody).toMatchObject({ code: 'invalid_credentials', detail: 'Invalid credentials' })
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  it('checks of what was typed only that it was', async () => {
    expect((await login('', 'x')).status).toBe(400)
    expect((await login('a@b.fr', '')).status).toBe(400)
    expect((await login('no e-mail', 'x')).status).toBe(401)
  })

  it('slows guessing down, of known and unknown logins alike; a success restarts the count', async () => {
    const { email } = form()
    await post('register', form({ email }))
    for (const guessed of [email, `${randomUUID()}@example.com`]) {
      for (let n = 0; n < 10; n++) expect((await login(guessed, `Wrong-${n}-word`)).status).toBe(401)
      const stopped = await login(guessed)
      const detail = 'Too many requests in a short time. Please wait a moment.'
      expect(stopped).toMatchObject({ status: 429, body: { code: 'too_many_requests', detail } })
      expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(600)
    }
    pass(15 * 60)
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 6; n++) await login(email, 'Wrong-1-word')
      expect((await login(email)).status).toBe(200)
    }
  })
})

describe('sign-ins', () => {
  it('are noted each with its time, and leave one fact in 7 days in the log', async () => {
    const { email } = form()
    const { body } = await post('register', form({ email }))
    const notedAt = async () => {
      const { rows } = await product.backend.database.query<{ signed_in_at: Date }>(
        'SELECT signed_in_at FROM operational.provider_sign_ins WHERE provider_id = $1',
        [body.id],
      )
      return rows[0]?.signed_in_at.getTime() ?? 0
    }
    const registered = await notedAt()
    expect(await signIns(body.id)).toBe(1)
    pass(6 * 86_400)
    expect((await login(email)).status).toBe(200)
    expect((await notedAt()) - registered).toBeGreaterThanOrEqual(6 * 86_400_000)
    expect(await signIns(body.id)).toBe(1)
    pass(86_400)
    expect((await login(email)).status).toBe(200)
    expect(await signIns(body.id)).toBe(2)
  })
})

describe('sessions', () => {
  it('refresh, and end at once by logout', async () => {
    const { body } = await post('register', form())
    const refreshed = await post('token/refresh', { refresh_token: body.refresh_token })
    expect(Object.keys(refreshed.body)).toEqual(['token', 'refresh_token'])
    expect((await me(refreshed.body.token)).status).toBe(200)
    expect((await post('logout', {}, { token: refreshed.body.token })).body).toEqual({ signedOut: true })
    expect((await me(refreshed.body.token)).status).toBe(401)
    const after = await post('token/refresh', { refresh_token: refreshed.body.refresh_token })
    expect(after.status).toBe(401)
    expect([after.headers['set-cookie']].flat().join('\n')).toMatch(/^pro_refresh_token=; Max-Age=0;/m)
  })

  it('are not those of couples', async () => {
    const { body } = await post('register', form())
    expect((await product.call('POST', '/api/token/refresh', { body: { refresh_token: body.refresh_token } })).status).toBe(401)
    const phone = newPhone()
    const proof = await provenPhone(product, phone)
    const couple = await product.call<Answer>('POST', '/api/project/register', { body: registrationForm(phone, proof) })
    expect((await me(couple.body.token)).status).toBe(403)
    expect((await me('nonsense')).status).toBe(401)
    expect((await product.call('GET', '/api/pro/me')).status).toBe(401)
  })
})
