import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPhone, receivedCode, registrationForm } from '../../../../../tests/setup/phoneSignIn.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'

let product: TestProduct
let origin: string
let passedMs = 0
beforeAll(async () => {
  product = await startTestProduct({ now: () => new Date(Date.now() + passedMs) })
  origin = (await product.app?.listen({ port: 0, host: '127.0.0.1' })) ?? ''
})
afterAll(() => product.close())

interface Cookie {
  readonly value: string
  readonly attributes: string
}

/** Behaves like a browser: stores and sends cookies, and sends the origin of a call. */
class Browser {
  readonly cookies = new Map<string, Cookie>()

  async call(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
    const cookie = [...this.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        cookie,
        origin,
        'sec-fetch-site': 'same-origin',
        'accept-language': 'en',
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*);?(.*)$/.exec(line) ?? []
      if (/Max-Age=0(;|$)/.test(attributes)) this.cookies.delete(name)
      else this.cookies.set(name, { value, attributes })
    }
    const answered = await response.text()
    return { status: response.status, body: answered === '' ? null : JSON.parse(answered) }
  }
}

async function registeredBrowser() {
  const browser = new Browser()
  const phone = newPhone()
  await browser.call('POST', '/api/project/check-phone', { phone })
  const code = await receivedCode(product, phone)
  await browser.call('POST', '/api/project/verify-phone', { phone, code })
  const account = await browser.call('POST', '/api/project/check-account', { phone })
  const { proof: _proof, ...form } = registrationForm(phone, '')
  const registration = await browser.call('POST', '/api/project/register', form)
  return { browser, phone, account, registration }
}

it('a browser registers, stays signed in and signs out by its cookies alone', async () => {
  const { browser, account, registration } = await registeredBrowser()
  expect(account.body).toMatchObject({ success: true, hasAccount: false })
  expect(registration.body).toMatchObject({ success: true })
  expect([...browser.cookies.keys()].toSorted()).toEqual(['_locale', 'device', 'refresh_token', 'token'])
  for (const name of ['token', 'refresh_token']) {
    expect(browser.cookies.get(name)?.attributes).toBe(' Max-Age=604800; Path=/; HttpOnly; SameSite=Lax')
  }
  expect((await browser.call('GET', '/api/project/me')).body).toEqual(registration.body.user)

  // A browser that has only lost its access token is asked to renew it, instead of being treated as a visitor.
  const kept = browser.cookies.get('token')
  browser.cookies.delete('token')
  expect((await browser.call('GET', '/api/project/me')).status).toBe(401)
  if (kept) browser.cookies.set('token', kept)

  const before = browser.cookies.get('refresh_token')?.value
  passedMs += 16 * 60_000
  expect((await browser.call('GET', '/api/project/me')).status).toBe(401)
  expect((await browser.call('POST', '/api/token/refresh')).status).toBe(200)
  expect(browser.cookies.get('refresh_token')?.value).not.toBe(before)
  expect((await browser.call('GET', '/api/project/me')).body).toEqual(registration.body.user)

  expect((await browser.call('POST', '/api/project/logout')).body).toMatchObject({ success: true })
  expect([...browser.cookies.keys()].toSorted()).toEqual(['_locale', 'device'])
  expect((await browser.call('GET', '/api/project/me')).body).toBeNull()
})

it('a failed refresh takes both cookies away', async () => {
  const { browser } = await registeredBrowser()
  passedMs += 8 * 86_400_000
  expect((await browser.call('POST', '/api/token/refresh')).status).toBe(401)
  expect([...browser.cookies.keys()].toSorted()).toEqual(['_locale', 'device'])
  expect((await browser.call('GET', '/api/project/me')).body).toBeNull()
})

it('signing out ends the session although the access token has expired', async () => {
  const { browser } = await registeredBrowser()
  const stolen = browser.cookies.get('refresh_token')?.value
  passedMs += 16 * 60_000
  await browser.call('POST', '/api/project/logout')
  expect((await new Browser().call('POST', '/api/token/refresh', { refresh_token: stolen })).status).toBe(401)
})

it('another site cannot act in a signed-in browser', async () => {
  const { browser } = await registeredBrowser()
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  for (const path of ['/api/project/logout', '/api/project/update-profile', '/api/token/refresh']) {
    expect((await browser.call('POST', path, {}, foreign)).status).toBe(403)
  }
  expect((await browser.call('GET', '/api/project/me')).body).not.toBeNull()
})
