import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimsOf, coupleCalls } from '../../../../../tests/setup/coupleCalls.ts'
import { movableClock } from '../../../../../tests/setup/movableClock.ts'
import { newPhone, provenPhone, receivedCode, registrationForm } from '../../../../../tests/setup/phoneSignIn.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'

let product: TestProduct
const { now, passMinutes } = movableClock()
const pass = (seconds: number) => passMinutes(seconds / 60)
beforeAll(async () => {
  product = await startTestProduct({ now })
})
afterAll(() => product.close())
const { me, post, registered } = coupleCalls(() => product)

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
    const begun = Date.now()
    await post('check-phone', { phone })
    const again = await post('check-phone', { phone })
    expect(again.status).toBe(429)
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(59 - (Date.now() - begun) / 1_000)
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
    expect(claimsOf(second.body.token).sid).toBe(claimsOf(first.body.token).sid)
    expect((await post('check-account', { phone: newPhone(), proof }, { key })).status).toBe(422)
  })
})
