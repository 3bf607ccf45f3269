import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimsOf, coupleCalls } from '../../../../../tests/setup/coupleCalls.ts'
import { movableClock } from '../../../../../tests/setup/movableClock.ts'
import { newPhone, provenPhone, registrationForm } from '../../../../../tests/setup/phoneSignIn.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { deriveCommandId } from '../../../../commands/deriveId.ts'
import { phoneClaim } from '../../../../commands/registerByPhone.ts'
import { takeClaim } from '../../../../commands/takeClaim.ts'

let product: TestProduct
const { now, passMinutes } = movableClock()
const pass = (seconds: number) => passMinutes(seconds / 60)
beforeAll(async () => {
  product = await startTestProduct({ now })
})
afterAll(() => product.close())
const { me, post, registered } = coupleCalls(() => product)

let shared: Promise<{ phone: string; proof: string }> | undefined
/** One proof for all refused forms, which shows that a refused form does not use it up. */
function sharedProof() {
  shared ??= (async () => {
    const phone = newPhone()
    return { phone, proof: await provenPhone(product, phone) }
  })()
  return shared
}

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
    ['email', 'cam\u0000ille@example.fr', 'Invalid email'],
    ['firstname', '  ', 'Invalid first name'],
    ['firstname', 'Cam\u0000ille', 'Invalid first name'],
    ['firstname', 'Cam\nille', 'Invalid first name'],
    ['lastname', '', 'Invalid last name'],
    ['lastname', '<b>', 'Invalid last name'],
    ['city', '', 'Invalid city'],
    ['city', 'Lyonville', 'Invalid city'],
    ['city', 'Ly\u0000on', 'Invalid city'],
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

  it('lets two couples have the same e-mail, which is no login', async () => {
    const email = 'shared@example.fr'
    const people: string[] = []
    for (const firstname of ['Camille', 'Zoé']) {
      const phone = newPhone()
      const { body } = await post('register', registrationForm(phone, await provenPhone(product, phone), { firstname, email }))
      expect(body).toMatchObject({ success: true, user: { firstname, email, phone } })
      people.push(claimsOf(body.token).sub)
    }
    expect(new Set(people).size).toBe(2)
  })

  it('makes one account of two devices that register a number at once, both signed in', async () => {
    const phone = newPhone()
    const first = await provenPhone(product, phone)
    pass(61)
    const second = await provenPhone(product, phone)
    const answers = await Promise.all([first, second].map((proof) => post('register', registrationForm(phone, proof))))
    const people = answers.map(({ body }) => claimsOf(body.token).sub)
    expect(people[0]).toBe(people[1])
    expect(new Set(answers.map(({ body }) => claimsOf(body.token).sid)).size).toBe(2)
  })

  it('has one effect under one key, and refuses another body under it', async () => {
    const phone = newPhone()
    const proof = await provenPhone(product, phone)
    const key = randomUUID()
    const form = registrationForm(phone, proof)
    const [first, second] = [await post('register', form, { key }), await post('register', form, { key })]
    expect(second.body.user).toEqual(first.body.user)
    expect(claimsOf(second.body.token).sub).toBe(claimsOf(first.body.token).sub)
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
    expect(claimsOf(body.token).sub).toBe(claim.owner)
  })
})
