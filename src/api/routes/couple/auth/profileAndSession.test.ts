import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coupleCalls } from '../../../../../tests/setup/coupleCalls.ts'
import { movableClock } from '../../../../../tests/setup/movableClock.ts'
import { newPhone } from '../../../../../tests/setup/phoneSignIn.ts'
import { signedInPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'

let product: TestProduct
const { now, passMinutes } = movableClock()
const pass = (seconds: number) => passMinutes(seconds / 60)
beforeAll(async () => {
  product = await startTestProduct({ now })
})
afterAll(() => product.close())
const { me, post, refresh, registered } = coupleCalls(() => product)

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
