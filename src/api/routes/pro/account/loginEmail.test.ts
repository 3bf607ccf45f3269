import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movableClock } from '../../../../../tests/setup/movableClock.ts'
import { type CallOptions, startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { claimHash } from '../../../../commands/claimHash.ts'
import { claim, claimStream } from '../../../../domain/claim/claim.ts'
import { createCredentials } from '../../../../operational/credentials.ts'
import { inTransaction } from '../../../../platform/transaction.ts'

let product: TestProduct
const { now, passMinutes: pass } = movableClock()
beforeAll(async () => {
  product = await startTestProduct({ now })
})
afterAll(() => product.close())

interface Answer {
  readonly id: string
  readonly token: string
  readonly refresh_token: string
  readonly code: string
  readonly email: string
  readonly newEmail: string | null
  readonly signedIn: boolean
  readonly errors: readonly { readonly field: string }[]
}
const password = 'Lumière-4-noces'
const newAddress = () => `${randomUUID()}@fontaine.photography`
const post = (path: string, body: object, options: CallOptions = {}) =>
  product.call<Answer>('POST', `/api/pro/${path}`, { body, headers: { 'accept-language': 'en' }, ...options })
async function registered() {
  const email = newAddress()
  const person = { kind: 'planner', firstname: 'Claire', lastname: 'Fontaine', phone: '+33478123456', locale: 'en-GB' }
  const { id, token, refresh_token } = (await post('register', { ...person, email, password, termsAccepted: true })).body
  return { email, id, token, refresh_token }
}
const login = async (email: string) => (await post('login', { email, password })).status
const ask = (token: string, email: string, currentPassword = password, options: CallOptions = {}) =>
  post('account/email', { email, currentPassword }, { token, ...options })
const subject = 'Confirm your new email address'
async function linkTo(email: string, after?: Date) {
  const { text } = await product.message(email, after, subject)
  return /\/office\/confirm-new-email#(\S+)/.exec(text)?.[1] ?? ''
}
const confirm = (token: string, options: CallOptions = {}) => post('email/confirm-new', { token }, options)
const account = async (token: string) => (await product.call<Answer>('GET', '/api/pro/account', { token })).body
const isIn = async (token: string) => (await product.call('GET', '/api/pro/account', { token })).status === 200
const holderOf = async (email: string) => {
  const { commands, secrets } = product.backend
  const { state } = await commands.load(claim, claimStream('login', claimHash(secrets.claimKey, 'login', email)))
  return state.held ? state.owner : null
}
/** A planner that requested another e-mail, and the link that was mailed there. */
async function asked() {
  const [planner, next] = [await registered(), newAddress()]
  expect((await ask(planner.token, ` ${next.toUpperCase()} `)).body).toEqual({ id: planner.id, newEmail: next })
  return { ...planner, next, link: await linkTo(next) }
}

describe('another login e-mail', () => {
  it('counts once the link that was mailed there is opened, ends all other sessions, and the former address is notified', async () => {
    const { email, next, link, token, id } = await asked()
    const other = (await post('login', { email, password })).body
    expect(await account(token)).toMatchObject({ email, newEmail: next })
    expect(await login(next)).toBe(401)
    const changed = await confirm(link)
    expect(changed).toMatchObject({ status: 200, body: { confirmed: true, signedIn: false } })
    expect([await login(email), await login(next)]).toEqual([401, 200])
    expect(await isIn(other.token)).toBe(false)
    const refused = await post('token/refresh', { refresh_token: other.refresh_token })
    expect(refused).toMatchObject({ status: 401, body: { code: 'email_changed' } })
    expect(refused.text).not.toContain(next)
    const told = await product.message(email, undefined, 'Your sign-in address was changed')
    expect(told.text).not.toContain(next)

    const again = (await post('login', { email: next, password })).body
    expect(await account(again.token)).toMatchObject({ email: next, newEmail: null })
    const after = { token: again.token, ...(changed.position && { after: changed.position }) }
    expect((await product.call<Answer>('GET', '/api/pro/me', after)).body).toMatchObject({ email: next, emailConfirmed: true })
    const history = await product.call<{ kind: string; by: string }[]>('GET', '/api/pro/account/history', after)
    expect(history.body).toContainEqual(expect.objectContaining({ kind: 'login_email_changed', by: 'self' }))
    expect(await holderOf(next)).toBe(id)
    await expect.poll(() => holderOf(email), { timeout: 120_000 }).toBe(null)
    expect((await post('register', { ...registration, email })).status).toBe(201)
  })

  it('keeps the session in which it was asked for, wherever the link is opened, and the one in which it is opened', async () => {
    const planner = await asked()
    const [opening, other] = [
      await post('login', { email: planner.email, password }),
      await post('login', { email: planner.email, password }),
    ]
    expect((await confirm(planner.link, { token: opening.body.token })).body).toMatchObject({ signedIn: true })
    expect([await isIn(planner.token), await isIn(opening.body.token), await isIn(other.body.token)]).toEqual([true, true, false])
    // The requesting device reads the new address, and stays signed in when its access token expires.
    expect(await account(planner.token)).toMatchObject({ email: planner.next, newEmail: null })
    expect((await post('token/refresh', { refresh_token: planner.refresh_token })).status).toBe(200)
  })

  it('does not bring a session back that asked for it and was ended since', async () => {
    const planner = await asked()
    await post('logout', {}, { token: planner.token })
    await confirm(planner.link)
    expect(await isIn(planner.token)).toBe(false)
    expect((await post('token/refresh', { refresh_token: planner.refresh_token })).status).toBe(401)
  })

  it('keeps the session that asked for it last, and not one that asked before', async () => {
    const planner = await asked()
    const last = (await post('login', { email: planner.email, password })).body
    const since = new Date()
    await ask(last.token, planner.next)
    await confirm(await linkTo(planner.next, since))
    expect([await isIn(planner.token), await isIn(last.token)]).toEqual([false, true])
  })

  it('is confirmed once; the same command is answered again', async () => {
    const { link } = await asked()
    const key = randomUUID()
    expect((await confirm(link, { key })).status).toBe(200)
    expect((await confirm(link, { key })).status).toBe(200)
    expect(await confirm(link)).toMatchObject({ status: 404, body: { code: 'link_not_valid' } })
  })

  it('needs a link that has not lapsed, was not forged, and belongs to what was asked for last', async () => {
    const { link, next } = await asked()
    for (const forged of ['x', `${link}0`, link.replace(/.$/, (last) => (last === '0' ? '1' : '0'))]) {
      expect((await confirm(forged)).status).toBe(404)
    }
    pass(48 * 60 + 1)
    expect(await confirm(link)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
    expect(await login(next)).toBe(401)

    const another = await asked()
    const later = newAddress()
    await ask(another.token, later)
    const fresh = await linkTo(later)
    expect((await confirm(another.link)).status).toBe(404)
    expect((await confirm(fresh)).status).toBe(200)
  })

  it('that is somebody else’s is answered and mailed alike, and refused when its link is opened', async () => {
    const [planner, other] = [await registered(), await registered()]
    expect(await ask(planner.token, other.email)).toMatchObject({ status: 200, body: { newEmail: other.email } })
    const refused = await confirm(await linkTo(other.email))
    expect(refused).toMatchObject({ status: 409, body: { code: 'email_already_used' } })
    expect([await login(planner.email), await login(other.email), await isIn(planner.token)]).toEqual([200, 200, true])
    expect([await holderOf(planner.email), await holderOf(other.email)]).toEqual([planner.id, other.id])
  })

  it('goes to one of two who confirm it at once', async () => {
    const [one, two, next] = [await registered(), await registered(), newAddress()]
    const links: string[] = []
    for (const { token } of [one, two]) {
      const since = new Date()
      await ask(token, next)
      links.push(await linkTo(next, since))
    }
    const answers = await Promise.all(links.map((link) => confirm(link)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [winner, loser] = answers[0]?.status === 200 ? [one, two] : [two, one]
    expect(await holderOf(next)).toBe(winner.id)
    expect((await post('login', { email: next, password })).body.id).toBe(winner.id)
    expect([await login(winner.email), await login(loser.email)]).toEqual([401, 200])
  })

  it('whose confirmation was killed before the log knew of it is completed when the link is opened again', async () => {
    const { id, email, next, link } = await asked()
    const { database, secrets } = product.backend
    const credentials = createCredentials({ database, claimKey: secrets.claimKey })
    await inTransaction(database, (client) => credentials.moveLogin(client, { role: 'provider', personId: id, email: next }))
    expect((await confirm(link)).status).toBe(200)
    expect([await login(email), await login(next), await holderOf(next)]).toEqual([401, 200, id])
  })

  it('takes back a link for a new password that was mailed to the former address', async () => {
    const { email, link } = await asked()
    await post('password/forgotten', { email })
    const { text } = await product.message(email, undefined, 'Choose a new password')
    await confirm(link)
    const token = /#(\S+)/.exec(text)?.[1] ?? ''
    expect((await post('password/new', { token, password: 'Tilleul-9-lanternes' })).status).toBe(404)
  })

  it.each([
    ['a wrong password', newAddress(), 'Not-my-passw0rd', 'wrong_password', 'currentPassword'],
    ['what is no e-mail', 'claire@', password, 'email_not_valid', 'email'],
  ])('is refused with %s', async (_what, email, given, code, field) => {
    const { token } = await registered()
    expect(await ask(token, email, given)).toMatchObject({ status: 400, body: { code, errors: [{ field }] } })
  })

  it('is not the present one', async () => {
    const { token, email } = await registered()
    expect(await ask(token, email.toUpperCase())).toMatchObject({
      status: 400,
      body: { code: 'email_unchanged', errors: [{ field: 'email', message: 'You already sign in with this address.' }] },
    })
  })

  it('is mailed five links an hour', async () => {
    const { token } = await registered()
    for (let n = 0; n < 5; n++) expect((await ask(token, newAddress())).status).toBe(200)
    expect((await ask(token, newAddress())).status).toBe(429)
  })
})

const registration = {
  kind: 'planner',
  firstname: 'Anna',
  lastname: 'Keller',
  phone: '+33478123456',
  password,
  termsAccepted: true,
}
