import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listening } from '../setup/httpCalls.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'

/** What production must be given; nothing is sent in these tests. */
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://planners.example',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'secret',
  TWILIO_FROM: '+33700000000',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Alliance <hello@planners.example>',
}

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** Sends bytes as they are; answers everything that comes back until the server ends the connection. */
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

it('ends the connection after headers that are too long and after what is no HTTP, and says so', async () => {
  const origin = await listening(product)
  const long = await raw(origin, `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(long).toMatch(/^HTTP\/1\.1 431 /)
  expect(long).toMatch(/\r\nconnection: close\r\n/i)
  const nonsense = await raw(origin, 'hello\r\n\r\n')
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 /)
  expect(nonsense).toMatch(/\r\nconnection: close\r\n/i)
})

it.each(['/health/live', '/health/ready', '/metrics', '/api/project/me'])('lets nobody keep the answer of %s', async (path) => {
  expect((await product.call('GET', path)).headers['cache-control']).toBe('no-store')
})

it('shows the page of the API in development', async () => {
  expect((await product.call('GET', '/api/docs/')).status).toBe(200)
})

describe('in production', () => {
  let live: TestProduct
  beforeAll(async () => {
    live = await startTestProduct({ environment: production })
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
  ])('refuses a change that a page of %s asks for', async (_what, origin) => {
    expect(await signOut(origin)).toMatchObject({ status: 403, body: { code: 'cross_site_request' } })
  })

  it('takes one that its own page asks for', async () => {
    expect((await signOut('https://planners.example')).status).toBe(200)
  })
})
