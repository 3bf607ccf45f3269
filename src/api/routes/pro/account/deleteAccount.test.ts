import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receive } from '../../../../../tests/e2e/officePlanner.ts'
import { perform, signedInCouple } from '../../../../../tests/setup/testPeople.ts'
import { type CallOptions, startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { correctCredits } from '../../../../domain/account/correctCredits.ts'
import { grantPremium } from '../../../../domain/account/grantPremium.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import { latestDeletionReasons } from '../../../../operational/deletionReasons.ts'
import { findPortfolioIds } from '../../../../projections/portfolios/portfoliosQueries.ts'
import { findVenueIds } from '../../../../projections/venues/venuesQueries.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

interface Answer {
  readonly id: ProviderId
  readonly token: string
  readonly refresh_token: string
  readonly code: string
  readonly errors: readonly { readonly field: string }[]
  readonly certificate: { readonly id: string; readonly askedAt: string; readonly erasedAt: string; readonly cleared: readonly object[] }
}
const password = 'Lumière-4-noces'
const reason = 'Nous fermons notre entreprise à la fin de la saison.'
const call = (method: string, path: string, options: CallOptions = {}) =>
  product.call<Answer>(method, `/api/pro/${path}`, { headers: { 'accept-language': 'en' }, ...options })
async function registered() {
  const email = `${randomUUID()}@fontaine.photography`
  const person = { kind: 'planner', firstname: 'Claire', lastname: 'Fontaine', phone: '+33478123456', locale: 'en-GB' }
  const { id, token, refresh_token } = (await call('POST', 'register', { body: { ...person, email, password, termsAccepted: true } })).body
  return { email, id, token, refresh_token }
}
const remove = (token: string | undefined, options: CallOptions = {}) =>
  call('POST', 'deletion', { body: { reason, currentPassword: password }, ...(token === undefined ? {} : { token }), ...options })
const accountEvents = async (id: string) =>
  (await product.backend.eventStore.readStream(`account-${id}` as never)).map(({ type, data }) => ({ type, data }))
const reasons = async () => (await latestDeletionReasons(product.backend.database, 100)).map(({ words }) => words)

describe('what is lost', () => {
  it('is counted before anything is deleted', async () => {
    const planner = await registered()
    await perform(product, correctCredits, { providerId: planner.id, credits: 4, reason: 'Geste commercial' })
    await receive(product, planner, await signedInCouple(product), {})
    const after = await perform(product, grantPremium, { providerId: planner.id })
    expect(await call('GET', 'deletion', { token: planner.token, after })).toMatchObject({
      status: 200,
      body: { id: planner.id, credits: 4, hasPremium: true, requests: { received: 1, open: 1 }, reviews: 0, photos: 0 },
    })
  })
})

describe('the deletion of an account', () => {
  it('erases the provider with a certificate, ends Premium, lets the credits lapse, and frees the e-mail', async () => {
    const planner = await registered()
    await perform(product, correctCredits, { providerId: planner.id, credits: 4, reason: 'Geste commercial' })
    await perform(product, grantPremium, { providerId: planner.id })
    const deleted = await remove(planner.token)
    expect(deleted).toMatchObject({
      status: 200,
      body: {
        certificate: {
          id: expect.any(String),
          askedAt: expect.any(String),
          erasedAt: expect.any(String),
          cleared: expect.arrayContaining([{ what: 'credentials' }, { what: 'key' }, { what: 'corrections', count: 1 }]),
        },
      },
    })
    expect(String(deleted.headers['set-cookie'])).toMatch(/pro_token=;.*pro_refresh_token=;/s)
    expect((await call('GET', 'me', { token: planner.token })).status).toBe(401)
    expect((await call('POST', 'token/refresh', { body: { refresh_token: planner.refresh_token } })).status).toBe(401)
    expect((await call('POST', 'login', { body: { email: planner.email, password } })).status).toBe(401)
    await expect
      .poll(() => accountEvents(planner.id), { timeout: 120_000 })
      .toEqual([
        expect.objectContaining({ type: 'CreditsCorrected', data: expect.objectContaining({ reason: { erased: true } }) }),
        expect.objectContaining({ type: 'SubscriptionStarted' }),
        expect.objectContaining({ type: 'SubscriptionEnded' }),
        { type: 'AccountClosed', data: { providerId: planner.id, lapsedCredits: 4, closedAt: expect.any(String) } },
      ])
    const person = { kind: 'planner', firstname: 'Zoé', lastname: 'Petit', phone: '+33478123457', locale: 'fr-FR' }
    expect((await call('POST', 'register', { body: { ...person, email: planner.email, password, termsAccepted: true } })).status).toBe(201)
  })

  it('counts the venues and the portfolios that went with it on the certificate, and none can be found any more', async () => {
    const planner = await registered()
    for (const [path, thing] of [
      ['venues', { name: 'Domaine des Tilleuls', type: 'domain' }],
      ['venues', { name: 'La Grange aux Lys', type: 'farm' }],
      ['portfolios', { title: 'Camille et Jules' }],
    ] as const)
      expect((await call('POST', path, { token: planner.token, body: thing })).status).toBe(200)
    const { body } = await remove(planner.token)
    expect(body.certificate.cleared).toEqual(
      expect.arrayContaining([
        { what: 'venues', count: 2 },
        { what: 'portfolios', count: 1 },
      ]),
    )
    const { database } = product.backend
    expect(await Promise.all([findVenueIds(database, planner.id), findPortfolioIds(database, planner.id)])).toEqual([[], []])
  })

  it('keeps why the provider left, without whose words they are', async () => {
    const planner = await registered()
    const words = `Trop peu de demandes (${randomUUID()}).`
    const key = randomUUID()
    const body = { reason: `  ${words} `, currentPassword: password }
    await remove(planner.token, { body, key })
    await remove(planner.token, { body, key })
    expect((await reasons()).filter((each) => each === words)).toHaveLength(1)
    const events = await product.backend.eventStore.readStream(`provider-${planner.id}` as never)
    expect(JSON.stringify(events)).not.toContain(words)
  })

  it('answers a second time as the first, though the session is closed', async () => {
    const { token } = await registered()
    const first = await remove(token)
    expect(first.status).toBe(200)
    expect((await remove(token)).body).toEqual(first.body)
  })

  it('has one certificate when it is asked for three times at once', async () => {
    const { token } = await registered()
    const answers = await Promise.all([remove(token), remove(token), remove(token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.certificate.id)).size).toBe(1)
  })

  it('refuses a wrong password and a reason of fewer than 10 characters, and deletes nothing', async () => {
    const { token } = await registered()
    const wrong = await remove(token, { body: { reason, currentPassword: 'Not-my-passw0rd' } })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password', errors: [{ field: 'currentPassword' }] } })
    const short = await remove(token, { body: { reason: ' 9 signs!  ', currentPassword: password } })
    expect(short).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } })
    expect((await call('GET', 'me', { token })).status).toBe(200)
  })

  it('is refused for whoever was never signed in', async () => {
    expect((await remove(undefined)).status).toBe(401)
  })
})
