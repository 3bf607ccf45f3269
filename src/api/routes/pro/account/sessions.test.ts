import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'

let product: TestProduct
let passedMs = 0
beforeAll(async () => {
  const environment = { TRUSTED_PROXIES: '127.0.0.0/8', COUNTRY_HEADER: 'CF-IPCountry' }
  product = await startTestProduct({ environment, now: () => new Date(Date.now() + passedMs) })
})
afterAll(() => product.close())

interface SignedIn {
  readonly id: string
  readonly token: string
  readonly refresh_token: string
}
interface Session {
  readonly id: string
  readonly current: boolean
  readonly browser: string | null
  readonly system: string | null
  readonly country: string | null
  readonly openedAt: string
  readonly lastUsedAt: string
}

const password = 'Lumière-4-noces'
const person = { kind: 'planner', firstname: 'Claire', lastname: 'Fontaine', phone: '+33478123456', termsAccepted: true }
const androidFirefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
const windowsChrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** A planner that registered on its laptop in France, and signed in on its phone in Belgium an hour later. */
async function onTwoDevices() {
  const email = `${randomUUID()}@atelier.photography`
  const from = (agent: string, country: string) => ({
    headers: { 'user-agent': agent, 'cf-ipcountry': country, 'x-forwarded-for': '192.0.2.7' },
  })
  const first = await product.call<SignedIn>('POST', '/api/pro/register', {
    body: { ...person, email, password },
    ...from(windowsChrome, 'FR'),
  })
  passedMs += 3_600_000
  const second = await product.call<SignedIn>('POST', '/api/pro/login', { body: { email, password }, ...from(androidFirefox, 'BE') })
  return { laptop: await renewed(first.body), phone: second.body }
}
/** The first access token has expired by now. */
async function renewed(signedIn: SignedIn): Promise<SignedIn> {
  const { body } = await product.call<SignedIn>('POST', '/api/pro/token/refresh', { body: { refresh_token: signedIn.refresh_token } })
  return { ...body, id: signedIn.id }
}
const list = (token: string, query = '') => product.call<readonly Session[]>('GET', `/api/pro/sessions${query}`, { token })
const end = (token: string, id: string) => product.call<{ code: string }>('POST', `/api/pro/sessions/${id}/end`, { token })
const refusedAs = async ({ refresh_token }: SignedIn) =>
  (await product.call<{ code: string }>('POST', '/api/pro/token/refresh', { body: { refresh_token } })).body.code
const isIn = async ({ token }: SignedIn) => (await product.call('GET', '/api/pro/account', { token })).status === 200

describe('the sessions of a provider', () => {
  it('say program, system and country of the sign-in, and which one asks', async () => {
    const planner = await onTwoDevices()
    const { body, headers } = await list(planner.phone.token)
    expect(headers['content-range']).toBe('sessions 0-1/2')
    expect(body.map(({ browser, system, country, current }) => ({ browser, system, country, current })).toSorted(byCountry)).toEqual([
      { browser: 'Firefox', system: 'Android', country: 'BE', current: true },
      { browser: 'Chrome', system: 'Windows', country: 'FR', current: false },
    ])
  })

  it('say when they were last used, that one first', async () => {
    const planner = await onTwoDevices()
    passedMs += 3_600_000
    const laptop = await renewed(planner.laptop)
    const { body } = await list(laptop.token)
    expect(body.map(({ current }) => current)).toEqual([true, false])
    expect(Date.parse(body[0]?.lastUsedAt ?? '') - Date.parse(body[0]?.openedAt ?? '')).toBeGreaterThanOrEqual(7_200_000 - 1_000)
    expect((await list(laptop.token, '?sort=["lastUsedAt","ASC"]&range=[0,0]')).body).toMatchObject([{ current: false }])
  })

  it('are ended one by one, at once, and ending one twice succeeds', async () => {
    const planner = await onTwoDevices()
    const other = (await list(planner.laptop.token)).body.find(({ current }) => !current)?.id ?? ''
    expect(await end(planner.laptop.token, other)).toMatchObject({ status: 200, body: { id: other } })
    expect((await end(planner.laptop.token, other)).status).toBe(200)
    expect([await isIn(planner.phone), await isIn(planner.laptop)]).toEqual([false, true])
    expect((await list(planner.laptop.token)).body).toHaveLength(1)
    expect(await refusedAs(planner.phone)).toBe('ended_elsewhere')
  })

  it('are ended all but this one', async () => {
    const planner = await onTwoDevices()
    expect((await product.call('POST', '/api/pro/sessions/end-others', { token: planner.phone.token })).status).toBe(200)
    expect([await isIn(planner.phone), await isIn(planner.laptop)]).toEqual([true, false])
    expect(await refusedAs(planner.laptop)).toBe('ended_elsewhere')
  })

  it('of somebody else are not found', async () => {
    const { phone: strangersPhone } = await onTwoDevices()
    const planner = await onTwoDevices()
    const stranger = await renewed(strangersPhone)
    const [theirs] = (await list(stranger.token)).body
    expect(await end(planner.phone.token, theirs?.id ?? '')).toMatchObject({ status: 404, body: { code: 'session_not_found' } })
    expect(await isIn(stranger)).toBe(true)
  })

  it('leave no device and no country behind once they have ended', async () => {
    const planner = await onTwoDevices()
    await product.call('POST', '/api/pro/sessions/end-others', { token: planner.phone.token })
    const { rows } = await product.backend.database.query(
      'SELECT browser, system, country FROM operational.sessions WHERE person_id = $1 AND revoked_at IS NOT NULL',
      [planner.phone.id],
    )
    expect(rows).toEqual([{ browser: null, system: null, country: null }])
  })
})

function byCountry(a: { country: string | null }, b: { country: string | null }): number {
  return (a.country ?? '').localeCompare(b.country ?? '')
}
