import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => product.close())

const password = 'Lumière-4-noces'
const post = (call: string, body: object, address: string, cookie = '') =>
  product.call('POST', `/api/pro/${call}`, { body, headers: { 'x-forwarded-for': address, cookie } })

/** Registers a planner; returns its e-mail and the mark of its device. */
async function register(address: string) {
  const email = `${randomUUID()}@example.com`
  const person = { kind: 'planner', firstname: 'Claire', lastname: 'Hôte', phone: '+33478123456', locale: 'fr-FR', termsAccepted: true }
  const answer = await post('register', { ...person, email, password }, address)
  expect(answer.status).toBe(201)
  return { email, device: deviceOf(answer.headers['set-cookie']) }
}

function deviceOf(cookies: string | string[] | number | undefined): string {
  const device = [cookies]
    .flat()
    .map(String)
    .find((each) => each.startsWith('pro_device='))
  expect(device).toMatch(/^pro_device=[\w-]{22}\.\d+\.[\da-f]{64}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
  return device?.split(';')[0] ?? ''
}

it('80 wrong passwords from 80 addresses lock out strangers, but not the owner’s known device', async () => {
  const { email, device } = await register('198.51.100.1')
  const guesses = await Promise.all(
    Array.from({ length: 80 }, (_, n) => post('login', { email, password: `Wrong-${n}-word` }, `203.0.113.${n}`)),
  )
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(60)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20)
  expect((await post('login', { email, password }, '198.51.100.2')).status).toBe(429)

  const signedIn = await post('login', { email, password }, '198.51.100.3', device)
  expect(signedIn.status).toBe(200)
  expect(deviceOf(signedIn.headers['set-cookie']).split('.')[0]).toBe(device.split('.')[0])
  // Another login's device counts as a stranger here.
  const { device: other } = await register('198.51.100.4')
  expect((await post('login', { email, password }, '198.51.100.4', other)).status).toBe(429)
})

it('a known device that guesses is stopped too; its failures are forgotten after a success', async () => {
  const { email, device } = await register('198.51.100.5')
  const guess = async (n: number) => (await post('login', { email, password: `Wrong-${n}-word` }, `203.0.112.${n}`, device)).status
  for (let n = 0; n < 9; n++) expect(await guess(n)).toBe(401)
  expect((await post('login', { email, password }, '198.51.100.5', device)).status).toBe(200)
  for (let n = 0; n < 10; n++) expect(await guess(n)).toBe(401)
  const stopped = await post('login', { email, password }, '198.51.100.5', device)
  expect(stopped.status).toBe(429)
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
})

it('hundreds of sign-ins from one address do not delay those from another', async () => {
  const { email } = await register('198.51.100.6')
  const answered: string[] = []
  const flood = Array.from({ length: 150 }, async (_, n) => {
    const { status } = await post('login', { email: `${n}-${randomUUID()}@example.com`, password }, '203.0.111.1')
    answered.push(`flood ${status}`)
  })
  const owner = post('login', { email, password }, '198.51.100.7').then(({ status }) => answered.push(`owner ${status}`))
  await Promise.all([...flood, owner])
  expect(answered).toContain('owner 200')
  expect(answered.indexOf('owner 200')).toBeLessThan(75)
  expect(new Set(answered)).toEqual(new Set(['flood 401', 'owner 200']))
})
