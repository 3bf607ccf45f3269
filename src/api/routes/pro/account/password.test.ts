import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallOptions, startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { deriveCommandId } from '../../../../commands/deriveId.ts'
import { createCredentials } from '../../../../operational/credentials.ts'
import { inTransaction } from '../../../../platform/transaction.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

interface SignedIn {
  readonly id: string
  readonly token: string
  readonly refresh_token: string
}
interface Changed {
  readonly code: string
  readonly detail: string
  readonly changedAt: string
  readonly errors: readonly { readonly field: string; readonly message: string }[]
}

const old = 'Lumière-4-noces'
const fresh = 'Tilleul-9-lanternes'
const form = (email: string) => ({
  kind: 'planner',
  firstname: 'Margaux',
  lastname: 'Delacroix',
  email,
  phone: '+33478123456',
  password: old,
  locale: 'fr-FR',
  termsAccepted: true,
})
async function registered() {
  const email = `${randomUUID()}@atelier.photography`
  return { email, ...(await product.call<SignedIn>('POST', '/api/pro/register', { body: form(email) })).body }
}
const login = (email: string, password: string) => product.call<SignedIn>('POST', '/api/pro/login', { body: { email, password } })
const change = (token: string, currentPassword: string, newPassword: string, options: CallOptions = {}) =>
  product.call<Changed>('POST', '/api/pro/account/password', {
    token,
    body: { currentPassword, newPassword },
    headers: { 'accept-language': 'en' },
    ...options,
  })
/** By the refusal's code. */
const said: Readonly<Record<string, string>> = {
  wrong_password: 'This is not your current password',
  pwd_not_valid: 'Between 8 and 128 characters, with a lower case letter, an upper case letter, a digit and a special character',
  pwd_too_common: 'This password is too common',
  pwd_too_weak: 'This password is too easy to guess. Make it longer, or avoid sequences and your name.',
  pwd_unchanged: 'This is your password already. Choose a new one.',
}
const refused = (status: number, code: string, field: string) => ({ status, body: { code, errors: [{ field, message: said[code] }] } })
const refresh = (refresh_token: string) => product.call('POST', '/api/pro/token/refresh', { body: { refresh_token } })
const changes = async (id: string) => {
  const events = await product.backend.eventStore.readStream(`provider-${id}` as never)
  return events.filter((event) => event.type === 'PasswordChanged')
}

describe('a change of the password', () => {
  it('lets the owner in by the new one alone, ends all other sessions, and notifies the owner by mail', async () => {
    const planner = await registered()
    const other = (await login(planner.email, old)).body
    const changed = await change(planner.token, old, fresh)
    expect(changed).toMatchObject({ status: 200, body: { id: planner.id } })
    expect((await login(planner.email, old)).status).toBe(401)
    expect((await login(planner.email, fresh)).status).toBe(200)
    expect((await product.call('GET', '/api/pro/me', { token: other.token })).status).toBe(401)
    expect(await refresh(other.refresh_token)).toMatchObject({ status: 401, body: { code: 'password_changed' } })
    expect((await product.call('GET', '/api/pro/me', { token: planner.token })).status).toBe(200)
    expect((await refresh(planner.refresh_token)).status).toBe(200)
    const notice = await product.message(planner.email, undefined, 'Votre mot de passe a été modifié')
    expect(notice).toMatchObject({ channel: 'mail' })
  })

  it('leaves no password, and no hash of one, in the log', async () => {
    const planner = await registered()
    await change(planner.token, old, fresh)
    const [changed] = await changes(planner.id)
    expect(changed?.data).toEqual({ providerId: planner.id, changedAt: expect.any(String) })
    expect(changed?.metadata.bodyHash).toBeNull()
  })

  it.each([
    ['a wrong current one', 'Not-my-passw0rd', fresh, 'wrong_password', 'currentPassword'],
    ['one that breaks the rule', old, 'short1!', 'pwd_not_valid', 'newPassword'],
    ['one that everybody has', old, 'P@ssw0rd1!', 'pwd_too_common', 'newPassword'],
    ['one that is easy to guess', old, 'Abcdefgh123!', 'pwd_too_weak', 'newPassword'],
    ['one of the owner’s name', old, 'Delacroix-1', 'pwd_too_weak', 'newPassword'],
    ['the same one', old, old, 'pwd_unchanged', 'newPassword'],
  ])('is refused with %s', async (_what, current, next, code, field) => {
    const planner = await registered()
    expect(await change(planner.token, current, next)).toMatchObject(refused(400, code, field))
    expect((await login(planner.email, old)).status).toBe(200)
    expect(await changes(planner.id)).toEqual([])
  })

  it('given again under one key is one change, and answers the same', async () => {
    const planner = await registered()
    const key = randomUUID()
    const first = await change(planner.token, old, fresh, { key })
    expect((await change(planner.token, old, fresh, { key })).body).toEqual(first.body)
    expect(await changes(planner.id)).toHaveLength(1)
    expect((await change(planner.token, old, 'Autre-chose-77', { key })).status).toBe(422)
  })

  it('that was killed before the log knew of it goes on when it is given again', async () => {
    const planner = await registered()
    const key = randomUUID()
    const { database, secrets } = product.backend
    const commandId = deriveCommandId(`provider:${planner.id}`, 'POST /api/pro/account/password ', key)
    const store = await createCredentials({ database, claimKey: secrets.claimKey }).prepareChange(planner.id, fresh, commandId)
    await inTransaction(database, store)
    expect(await change(planner.token, old, fresh, { key })).toMatchObject({ status: 200 })
    expect(await changes(planner.id)).toHaveLength(1)
    expect((await login(planner.email, fresh)).status).toBe(200)
  })

  it('can be tried ten times an hour, whoever asks, and a right one starts again', async () => {
    const planner = await registered()
    for (let n = 0; n < 9; n++) expect((await change(planner.token, `Wrong-${n}-one`, fresh)).status).toBe(400)
    expect((await change(planner.token, old, fresh)).status).toBe(200)
    for (let n = 0; n < 10; n++) expect((await change(planner.token, `Wrong-${n}-one`, old)).status).toBe(400)
    const limited = await change(planner.token, fresh, 'Autre-chose-77')
    expect(limited).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await login(planner.email, fresh)).status).toBe(200)
  })
})
