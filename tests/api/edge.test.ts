import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSessions } from '../../src/operational/sessions.ts'
import { createTokens } from '../../src/operational/tokens.ts'
import { listening } from '../setup/httpCalls.ts'
import { productionSettings } from '../setup/productionSettings.ts'
import { signedInCouple } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** Sends raw bytes; returns everything that is received until the server closes the connection. */
async function raw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      answer += part
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}

it('reports and closes a connection with headers that are too long or with invalid HTTP', async () => {
  const origin = await listening(product)
  const long = await raw(origin, `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(long).toMatch(/^HTTP\/1\.1 431 /)
  expect(long).toMatch(/\r\nconnection: close\r\n/i)
  const nonsense = await raw(origin, 'hello\r\n\r\n')
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 /)
  expect(nonsense).toMatch(/\r\nconnection: close\r\n/i)
})

it.each(['/health/live', '/health/ready', '/metrics', '/api/project/me'])('forbids caching the answer of %s', async (path) => {
  expect((await product.call('GET', path)).headers['cache-control']).toBe('no-store')
})

it('shows the page of the API in development', async () => {
  expect((await product.call('GET', '/api/docs/')).status).toBe(200)
})

describe('in production', () => {
  let live: TestProduct
  let passedMs = 0
  beforeAll(async () => {
    live = await startTestProduct({ environment: productionSettings, now: () => new Date(Date.now() + passedMs) })
  })
  afterAll(() => live.close())

  it('shows no page of the API', async () => {
    for (const path of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml'])
      expect((await live.call('GET', path)).status).toBe(404)
  })

  const signOut = (origin: string) =>
    live.call<{ code?: string }>('POST', '/api/project/logout', { headers: { host: 'planners.example', origin } })

  it.each([
    ['another site', 'https://elsewhere.example'],
    ['the same host over http', 'http://planners.example'],
    ['another port', 'https://planners.example:8443'],
    ['nowhere', 'null'],
  ])('refuses a change requested by a page of %s', async (_what, origin) => {
    expect(await signOut(origin)).toMatchObject({ status: 403, body: { code: 'cross_site_request' } })
  })

  it('accepts a change requested by its own page', async () => {
    expect((await signOut('https://planners.example')).status).toBe(200)
  })

  /** A couple that signed in with the previous release, as its browser calls. */
  async function signedInBefore() {
    const { database, secrets, rules, now } = live.backend
    const tokens = await createTokens({ database, tokenKey: secrets.tokenKey, rules, now })
    const sessions = createSessions({ database, tokens, tokenKey: secrets.tokenKey, rules, now })
    const couple = await signedInCouple(live)
    const opened = await sessions.open({ id: randomUUID(), role: 'couple', personId: couple.id, remembered: true })
    if (!opened) throw new Error('no session was opened')
    return { opened, cookie: `token=${opened.token}; refresh_token=${opened.refreshToken}` }
  }
  const asking = (cookie: string) => ({ headers: { host: 'planners.example', origin: 'https://planners.example', cookie } })
  const names = (setCookie: string | number | readonly string[] | undefined) =>
    [setCookie ?? []].flat().map((line) => `${line}`.replace(/=.*/, ''))

  it('signs nobody out: cookies of the previous release are accepted and replaced', async () => {
    const { cookie } = await signedInBefore()
    expect((await live.call('GET', '/api/project/projects', asking(cookie))).status).toBe(200)
    const refreshed = await live.call<{ token: string }>('POST', '/api/token/refresh', asking(cookie))
    expect(refreshed.status).toBe(200)
    expect(names(refreshed.headers['set-cookie'])).toEqual(['__Host-token', '__Secure-refresh_token', 'token', 'refresh_token'])
    const now = `__Host-token=${refreshed.body.token}`
    expect((await live.call('GET', '/api/project/projects', asking(now))).status).toBe(200)
    const out = await live.call('POST', '/api/project/logout', asking(`${now}; ${cookie}`))
    expect(names(out.headers['set-cookie'])).toEqual(
      expect.arrayContaining(['__Host-token', '__Secure-refresh_token', 'token', 'refresh_token']),
    )
    expect((await live.call('GET', '/api/project/projects', asking(now))).status).toBe(401)
  })

  it('reads the old cookie names no longer than such a refresh token can be valid', async () => {
    passedMs = 7 * 86_400_000 + 60_000
    const { opened, cookie } = await signedInBefore()
    expect((await live.call('GET', '/api/project/projects', asking(cookie))).status).toBe(401)
    expect((await live.call('POST', '/api/token/refresh', asking(cookie))).status).toBe(401)
    expect((await live.call('GET', '/api/project/projects', asking(`__Host-token=${opened.token}`))).status).toBe(200)
  })
})
