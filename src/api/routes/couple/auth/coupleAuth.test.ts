import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone, provenPhone, receivedCode, registrationForm } from '../../../../../tests/setup/phoneSignIn.ts'
import { signedInPlanner } from '../../../../../tests/setup/testPeople.ts'
import { type CallOptions, startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { deriveCommandId } from '../../../../commands/deriveId.ts'
import { phoneClaim } from '../../../../commands/registerByPhone.ts'
import { takeClaim } from '../../../../commands/takeClaim.ts'
import type { User } from '../../../schemas/couple/auth.ts'

let product: TestProduct
let passedMs = 0
const now = () => new Date(Date.now() + passedMs)
const pass = (seconds: number) => {
  passedMs += seconds * 1000
}
beforeAll(async () => {
  product = await startTestProduct({ now })
})
afterAll(() => product.close())

interface Told {
  readonly success: boolean
  readonly error: string | null
  readonly error_slug: string | null
  readonly proof: string | null
  readonly hasAccount: boolean
  readonly user: User | null
  readonly token: string
  readonly refresh_token: string
  readonly errors?: readonly { readonly field: string; readonly message: string }[]
}

const post = (call: string, body: object, options: CallOptions = {}) =>
  product.call<Told>('POST', `/api/project/${call}`, { body, headers: { 'accept-language': 'en' }, ...options })
const refresh = (refresh_token: unknown) => product.call<Told>('POST', '/api/token/refresh', { body: { refresh_token } })
const me = (token?: string) => product.call<User | null>('GET', '/api/project/me', token === undefined ? {} : { token })

async function registered(phone = newPhone()) {
  const proof = await provenPhone(product, phone)
  const { body } = await post('register', registrationForm(phone, proof))
  return { phone, ...body }
}

describe('check-phone and verify-phone', () => {
  it('send a code and turn it into a proof', async () => {
    const phone = newPhone()
    const before = new Date()
    const sent = await post('check-phone', { phone })
    expect(sent).toMatchObject({ status: 200, body: { success: true, error: null } })
    const code = await receivedCode(product, phone, before)
    const verified = await post('verify-phone', { phone, code })
    expect(verified).toMatchObject({ status: 200, body: { success: true, error: null, proof: expect.stringMatching(/^[\w-]{43}$/) } })
    expect(verified.headers['set-cookie']).toMatch(/^proof=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('understand a number as its country writes it', async () => {
    const phone = newPhone()
    expect((await post('check-phone', { phone: `0${phone.slice(3)}` })).body.success).toBe(true)
    expect(await receivedCode(product, phone)).toMatch(/^\d{6}$/)
  })

  it('answer the same whether the number has an account or not', async () => {
    const { phone } = await registered()
    pass(61)
    const [known, unknown] = [await post('check-phone', { phone }), await post('check-phone', { phone: newPhone() })]
    expect(known.text).toBe(unknown.text)
    expect(known.status).toBe(unknown.status)
  })

  it('refuse what is no number a person can have', async () => {
    for (const phone of ['', '12', '+33', '+331234', '+33899123456', 'phone', '+999123456789']) {
      const { status, body } = await post('check-phone', { phone })
      expect({ status, ...body }).toMatchObject({
        status: 200,
        success: false,
        error: 'Your phone number is invalid.',
        error_slug: 'invalid-phone',
      })
    }
    expect((await post('verify-phone', { phone: 'x', code: '123456' })).body.error_slug).toBe('invalid-phone')
  })

  it('let sixty seconds pass between two codes', async () => {
    const phone = newPhone()
    await post('check-phone', { phone })
    const again = await post('check-phone', { phone })
    expect(again.status).toBe(429)
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(50)
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(60)
    pass(61)
    expect((await post('check-phone', { phone })).status).toBe(200)
  })

  it('send one message for a retried call, and refuse another number under its key', async () => {
    const phone = newPhone()
    const key = randomUUID()
    expect((await post('check-phone', { phone }, { key })).status).toBe(200)
    expect((await post('check-phone', { phone }, { key })).status).toBe(200)
    expect((await post('check-phone', { phone: newPhone() }, { key })).status).toBe(422)
  })

  it('refuse a wrong, a used and an expired code alike, in the language of the caller', async () => {
    const phone = newPhone()
    await post('check-phone', { phone })
    const code = await receivedCode(product, phone)
    const wrong = code === '000000' ? '111111' : '000000'
    const refused = { success: false, error: 'Invalid code', error_slug: 'invalid-code', proof: null }
    for (const guess of [wrong, '12', 'abcdef', '']) expect((await post('verify-phone', { phone, code: guess })).body).toEqual(refused)
    const french = await post('verify-phone', { phone, code: wrong }, { headers: { 'accept-language': 'fr-FR,fr;q=0.9' } })
    expect(french.body.error).toBe('Code non valide')
    pass(61)
    const asked = new Date()
    await post('check-phone', { phone })
    const fresh = await receivedCode(product, phone, asked)
    expect((await post('verify-phone', { phone, code: fresh })).body.success).toBe(true)
    expect((await post('verify-phone', { phone, code: fresh })).body).toEqual(refused)
    pass(61)
    const askedAgain = new Date()
    await post('check-phone', { phone })
    const last = await receivedCode(product, phone, askedAgain)
    pass(601)
    expect((await post('verify-phone', { phone, code: last })).body).toEqual(refused)
  })

  it('give the same proof to a retry whose answer was lost', async () => {
    const phone = newPhone()
    await post('check-phone', { phone })
    const code = await receivedCode(product, phone)
    const key = randomUUID()
    const first = await post('verify-phone', { phone, code }, { key })
    expect((await post('verify-phone', { phone, code }, { key })).body).toEqual(first.body)
  })

  it('answer 400 for bodies of another shape', async () => {
    for (const body of [{}, { phone: 33612345678 }, { phone: null }, { phone: ['+33612345678'] }]) {
      expect((await post('check-phone', body)).status).toBe(400)
    }
    expect((await post('verify-phone', { phone: newPhone() })).status).toBe(400)
    expect((await post('verify-phone', { phone: newPhone(), code: 123456 })).status).toBe(400)
  })
})

describe('check-account', () => {
  it('signs in whoever proved its number and has an account', async () => {
    const { phone, user } = await registered()
    pass(61)
    const proof = await provenPhone(product, phone)
    const answer = await post('check-account', { phone, proof })
    expect(answer.body).toMatchObject({ success: true, hasAccount: true, user, error: null })
    expect((await me(answer.body.token)).body).toEqual(user)
    expect(answer.position).toEqual(expect.any(String))
  })

  it('says that a number has no account, and gives no token', async () => {
    const phone = newPhone()
    const proof = await provenPhone(product, phone)
    const { status, body, headers } = await post('check-account', { phone, proof })
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      hasAccount: false,
      user: null,
      token: null,
      refresh_token: null,
      error: null,
      error_slug: null,
    })
    expect(headers['set-cookie']).toMatch(/^proof=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('gives nothing without a proof of this number, whatever else is in the body', async () => {
    const { phone } = await registered()
    const otherProof = await provenPhone(product, newPhone())
    const wishes = { hasAccount: true, success: true, token: 'x', user: { phone } }
    for (const proof of [undefined, null, '', 'nonsense', otherProof]) {
      const answer = await post('check-account', { phone, proof, ...wishes })
      expect(answer.status).toBe(401)
      expect(answer.body.error).toBe('Please verify your phone number first.')
      expect(answer.body.token).toBeUndefined()
      expect(String(answer.headers['set-cookie'] ?? '')).not.toMatch(/token=\w/)
    }
  })

  it('takes a proof once, and within ten minutes', async () => {
    const { phone } = await registered()
    pass(61)
    const proof = await provenPhone(product, phone)
    expect((await post('check-account', { phone, proof })).body.hasAccount).toBe(true)
    expect((await post('check-account', { phone, proof })).status).toBe(401)
    expect((await post('register', registrationForm(phone, proof))).status).toBe(401)
    pass(61)
    const late = await provenPhone(product, phone)
    pass(600)
    expect((await post('check-account', { phone, proof: late })).status).toBe(401)
  })

  it('signs a retry in whose answer was lost, to the same session', async () => {
    const { phone } = await registered()
    pass(61)
    const proof = await provenPhone(product, phone)
    const key = randomUUID()
    const first = await post('check-account', { phone, proof }, { key })
    const second = await post('check-account', { phone, proof }, { key })
    expect(sessionOf(second.body.token)).toBe(sessionOf(first.body.token))
    expect((await post('check-account', { phone: newPhone(), proof }, { key })).status).toBe(422)
  })
})

describe('register', () => {
  it('makes a couple, signed in', async () => {
    const phone = newPhone()
    const proof = await provenPhone(product, phone)
    const answer = await post('register', registrationForm(phone, proof, { firstname: ' Zoë ', lastname: 'D’Hondt' }))
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ success: true, error: null, token: expect.any(String), refresh_token: expect.any(String) })
    expect(answer.body.user).toEqual({
      email: 'camille.moreau@example.fr',
      firstname: 'Zoë',
      lastname: 'D’Hondt',
      phone,
      city: 'Lyon',
      zipCode: '69001',
      country: 'FR',
      latitude: expect.stringMatching(/^45\.7/),
      longitude: expect.stringMatching(/^4\.8/),
      locale: 'fr-FR',
      has_finished_onboarding: true,
    })
    expect((await me(answer.body.token)).body).toEqual(answer.body.user)
  })

  it('takes the proof that check-account kept, for an hour', async () => {
    const phone = newPhone()
    const proof = await provenPhone(product, phone)
    pass(540)
    await post('check-account', { phone, proof })
    expect((await post('check-account', { phone, proof })).status).toBe(401)
    pass(3590)
    expect((await post('register', registrationForm(phone, proof))).body.success).toBe(true)
    const later = newPhone()
    const laterProof = await provenPhone(product, later)
    await post('check-account', { phone: later, proof: laterProof })
    pass(3600)
    expect((await post('register', registrationForm(later, laterProof))).status).toBe(401)
  })

  it('gives nothing without a proof, whatever is in the body', async () => {
    const phone = newPhone()
    const other = await provenPhone(product, newPhone())
    for (const proof of ['', 'nonsense', other]) {
      const answer = await post('register', registrationForm(phone, proof))
      expect(answer.status).toBe(401)
      expect(answer.body.token).toBeUndefined()
    }
    expect((await post('register', { phone })).status).toBe(401)
  })

  it.each([
    ['email', 'camille@', 'Invalid email'],
    ['email', 'camille@example.photography', 'Invalid email'],
    ['email', undefined, 'Invalid email'],
    ['firstname', '  ', 'Invalid first name'],
    ['firstname', 'Cam\nille', 'Invalid first name'],
    ['lastname', '', 'Invalid last name'],
    ['lastname', '<b>', 'Invalid last name'],
    ['city', '', 'Invalid city'],
    ['city', 'Lyonville', 'Invalid city'],
    ['latitude', '48.85', 'Invalid city'],
    ['country', 'US', 'Invalid city'],
    ['zipCode', '75001', 'Invalid postal code'],
    ['locale', 'xx', 'Invalid language'],
  ])('says what is wrong with %s = %j, and leaves the proof', async (field, value, message) => {
    const { phone, proof } = await sharedProof()
    const { status, body } = await post('register', registrationForm(phone, proof, { [field]: value }))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: false,
      error: 'Your email or city is invalid. Please check your information.',
      error_slug: 'invalid-fields',
      user: null,
      token: null,
    })
    const named = ['latitude', 'country'].includes(field) ? 'city' : field
    expect(body.errors).toEqual([{ field: named, message }])
  })

  it('wants the terms accepted', async () => {
    const { phone, proof } = await sharedProof()
    for (const termsAccepted of [false, undefined, null]) {
      const { body } = await post('register', registrationForm(phone, proof, { termsAccepted }))
      expect(body).toMatchObject({ success: false, error: 'You must accept the terms of service', error_slug: 'terms-not-accepted' })
    }
  })

  it('answers 400 for fields of another type, and names them', async () => {
    const { phone, proof } = await sharedProof()
    const { status, body } = await post('register', registrationForm(phone, proof, { email: 1, termsAccepted: 'yes' }))
    expect(status).toBe(400)
    expect(body.errors?.map((error) => error.field)).toEqual(['email', 'termsAccepted'])
  })

  it('signs in to the account that a number has, unchanged', async () => {
    const { phone, user } = await registered()
    pass(61)
    const proof = await provenPhone(product, phone)
    const again = await post('register', registrationForm(phone, proof, { firstname: 'Zoé', email: 'other@example.fr' }))
    expect(again.body).toMatchObject({ success: true, user })
  })

  it('makes one account of two devices that register a number at once, both signed in', async () => {
    const phone = newPhone()
    const first = await provenPhone(product, phone)
    pass(61)
    const second = await provenPhone(product, phone)
    const answers = await Promise.all([first, second].map((proof) => post('register', registrationForm(phone, proof))))
    const people = answers.map(({ body }) => subjectOf(body.token))
    expect(people[0]).toBe(people[1])
    expect(new Set(answers.map(({ body }) => sessionOf(body.token))).size).toBe(2)
  })

  it('has one effect under one key, and refuses another body under it', async () => {
    const phone = newPhone()
    const proof = await provenPhone(product, phone)
    const key = randomUUID()
    const form = registrationForm(phone, proof)
    const [first, second] = [await post('register', form, { key }), await post('register', form, { key })]
    expect(second.body.user).toEqual(first.body.user)
    expect(subjectOf(second.body.token)).toBe(subjectOf(first.body.token))
    expect(second.position).toBe(first.position)
    expect((await post('register', { ...form, firstname: 'Zoé' }, { key })).status).toBe(422)
  })

  it('goes on where a killed process left it', async () => {
    const phone = newPhone()
    const proof = await provenPhone(product, phone)
    const key = randomUUID()
    const { commands, secrets } = product.backend
    const commandId = deriveCommandId('visitor', 'POST /api/project/register ', key)
    const context = { commandId, actor: 'visitor', correlationId: randomUUID() }
    const claim = phoneClaim(secrets.claimKey, phone, context)
    await takeClaim(commands, claim, context)
    const { body } = await post('register', registrationForm(phone, proof), { key })
    expect(subjectOf(body.token)).toBe(claim.owner)
  })
})

describe('sessions', () => {
  it('me is null without a session, 401 with a token that is no longer good', async () => {
    const nobody = await me()
    expect(nobody.status).toBe(200)
    expect(nobody.text).toBe('null')
    const { token } = await registered()
    expect((await me(`${token.slice(0, -3)}xyz`)).status).toBe(401)
    const planner = await signedInPlanner(product)
    expect((await me(planner.token)).text).toBe('null')
    pass(15 * 60)
    expect((await me(token)).status).toBe(401)
  })

  it('refresh by the body, and end when an old token is used again', async () => {
    const { refresh_token: old } = await registered()
    const first = await refresh(old)
    expect(first.status).toBe(200)
    expect(Object.keys(first.body)).toEqual(['token', 'refresh_token'])
    expect((await me(first.body.token)).body).not.toBeNull()
    const parallelTab = await refresh(old)
    expect(parallelTab.status).toBe(200)
    pass(31)
    const replayed = await refresh(old)
    expect(replayed.status).toBe(401)
    const cleared = [replayed.headers['set-cookie']].flat().join('\n')
    expect(cleared).toMatch(/^token=; Max-Age=0; Path=\/;/m)
    expect(cleared).toMatch(/^refresh_token=; Max-Age=0; Path=\/;/m)
    for (const token of [first.body.refresh_token, parallelTab.body.refresh_token]) expect((await refresh(token)).status).toBe(401)
    expect((await me(first.body.token)).status).toBe(401)
  })

  it.each([[undefined], [null], ['']])('do not refresh by %j alone', async (refresh_token) => {
    expect((await refresh(refresh_token)).status).toBe(401)
  })

  it('end at once on every tab by logout, also by bearer token', async () => {
    const { token, refresh_token } = await registered()
    const out = await post('logout', {}, { token })
    expect(out).toMatchObject({ status: 200, body: { success: true, error: null } })
    expect((await me(token)).status).toBe(401)
    expect((await refresh(refresh_token)).status).toBe(401)
    expect((await post('logout', {})).body.success).toBe(true)
  })
})

describe('update-profile', () => {
  const gent = { city: 'Gent', zipCode: '9000', country: 'BE', latitude: '51.05', longitude: '3.71667' }
  const change = { email: 'camille@gent.be', ...gent, locale: 'nl-BE' }

  it('changes e-mail, city and language; names and phone stay', async () => {
    const { token, user } = await registered()
    const answer = await post('update-profile', { ...change, firstname: 'Zoé', phone: newPhone() }, { token })
    expect(answer.body).toMatchObject({
      success: true,
      user: { ...user, ...change, latitude: expect.any(String), longitude: expect.any(String) },
    })
    expect([answer.headers['set-cookie']].flat().join()).toContain('_locale=nl')
    const shown = await product.call('GET', '/api/project/me', { token, after: answer.position ?? '' })
    expect(shown.body).toEqual(answer.body.user)
  })

  it('does not overwrite what was changed meanwhile, when asked not to', async () => {
    const { token } = await registered()
    const { headers } = await me(token)
    const tag = String(headers.etag)
    const key = randomUUID()
    const first = await post('update-profile', change, { token, key, headers: { 'if-match': tag } })
    expect(first.status).toBe(200)
    expect(first.headers.etag).not.toBe(tag)
    const late = await post('update-profile', { ...change, email: 'late@gent.be' }, { token, headers: { 'if-match': tag } })
    expect(late.status).toBe(412)
    expect(late.body.error_slug).toBe('changed-meanwhile')
    const retried = await post('update-profile', change, { token, key, headers: { 'if-match': tag } })
    expect(retried.body).toEqual(first.body)
    const careless = await post('update-profile', { ...change, email: 'late@gent.be' }, { token })
    expect(careless.body.success).toBe(true)
  })

  it('says what is wrong, field by field', async () => {
    const { token } = await registered()
    const { body } = await post('update-profile', { ...change, email: 'x', city: 'Nowhere' }, { token })
    expect(body).toMatchObject({ success: false, error_slug: 'invalid-fields', user: null })
    expect(body.errors?.map((error) => error.field)).toEqual(['email', 'city'])
  })

  it('is for couples alone', async () => {
    const planner = await signedInPlanner(product)
    expect((await post('update-profile', change)).status).toBe(401)
    expect((await post('update-profile', change, { token: 'nonsense' })).status).toBe(401)
    expect((await post('update-profile', change, { token: planner.token })).status).toBe(403)
  })
})

let shared: Promise<{ phone: string; proof: string }> | undefined
/** One proof for all the forms that are refused, which shows that a refused form does not cost it. */
function sharedProof() {
  shared ??= (async () => {
    const phone = newPhone()
    return { phone, proof: await provenPhone(product, phone) }
  })()
  return shared
}

function claimsOf(token: string): { readonly sub: string; readonly sid: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}
const subjectOf = (token: string) => claimsOf(token).sub
const sessionOf = (token: string) => claimsOf(token).sid
