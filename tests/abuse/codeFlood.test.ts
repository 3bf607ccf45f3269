import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { watchCodeBudgets } from '../../src/jobs/watchCodeBudgets.ts'
import type { SignInAnswer } from '../setup/coupleCalls.ts'
import { newPhone, registrationForm } from '../setup/phoneSignIn.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'

let product: TestProduct
let passedMs = 0
const now = () => new Date(Date.now() + passedMs)
beforeAll(async () => {
  // Without a worker: thousands of text messages are written and none is sent.
  product = await startTestProduct({ now, environment: { ROLES: 'api,projector', TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => product.close())

/** A call from this address, by a device with these cookies. */
const post = (call: string, body: object, address: string, cookie = '') =>
  product.call<SignInAnswer>('POST', `/api/project/${call}`, { body, headers: { 'x-forwarded-for': address, cookie } })

async function newestCode(): Promise<string> {
  const { database, phoneCodes } = product.backend
  const { rows } = await database.query<{ id: string }>('SELECT id FROM operational.phone_codes ORDER BY expires_at DESC LIMIT 1')
  const loaded = await phoneCodes.load(rows[0]?.id ?? '')
  if (loaded === 'expired') throw new Error('the newest code is expired')
  return loaded.code
}

async function prove(phone: string, address: string, cookie = ''): Promise<string> {
  expect((await post('check-phone', { phone }, address, cookie)).body).toMatchObject({ success: true })
  const { body } = await post('verify-phone', { phone, code: await newestCode() }, address, cookie)
  return body.proof ?? ''
}

/** Registers a couple; returns the mark of its device. */
async function register(phone: string, address: string): Promise<string> {
  const answer = await post('register', registrationForm(phone, await prove(phone, address)), address)
  expect(answer.body.success).toBe(true)
  const cookies = [answer.headers['set-cookie']].flat().map(String)
  const device = cookies.find((each) => each.startsWith('device='))
  expect(device).toMatch(/^device=[\w-]{22}\.\d+\.[\da-f]{64}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
  return device?.split(';')[0] ?? ''
}

it('2,300 code requests from 25 addresses do not block a known device or a number with an account', async () => {
  const [withDevice, withAccount, stranger] = [newPhone(), newPhone(), newPhone()]
  const device = await register(withDevice, '198.51.100.1')
  await register(withAccount, '198.51.100.2')
  passedMs += 61_000

  const { codesPerCountry } = product.backend.rules.limits
  const flood = Array.from({ length: 2_300 }, (_, n) => ({ phone: `+3362${String(1_000_000 + n * 1_009)}`, address: `203.0.${n % 25}.7` }))
  const statuses: number[] = []
  for (let n = 0; n < flood.length; n += 20) {
    const answers = await Promise.all(flood.slice(n, n + 20).map(({ phone, address }) => post('check-phone', { phone }, address)))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(codesPerCountry.max - 2)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))

  const shutOut = await post('check-phone', { phone: stranger }, '198.51.100.3')
  expect(shutOut.status).toBe(429)
  expect(Number(shutOut.headers['retry-after'])).toBeGreaterThan(0)
  // A mark is valid only for its own number.
  expect((await post('check-phone', { phone: newPhone() }, '198.51.100.3', device)).status).toBe(429)

  for (const [phone, address, cookie] of [
    [withDevice, '203.0.1.7', device],
    [withAccount, '198.51.100.4', ''],
  ] as const) {
    const proof = await prove(phone, address, cookie)
    expect((await post('check-account', { phone, proof }, address)).body).toMatchObject({ success: true, hasAccount: true })
  }

  const metrics = await product.call('GET', '/metrics')
  expect(metrics.text).toMatch(/^code_budget_used_ratio\{budget="codes-per-country",country="FR"\} 1$/m)
  expect(metrics.text).toMatch(/^code_budget_used_ratio\{budget="codes-in-total",country=""\} 0\.5$/m)
  expect(metrics.text).toMatch(/^code_budget_used_ratio\{budget="codes-of-accounts",country=""\} 0\.0005$/m)
})

it('warns of each half-used budget once per window', async () => {
  const { config, database, rules, secrets } = product.backend
  const log = pino({ level: 'silent' })
  const warn = vi.spyOn(log, 'warn')
  const options = { database, rules, secret: secrets.codeKey, codeCountries: config.codeCountries, log, now }
  const watch = watchCodeBudgets(options)
  await watch.check()
  await watch.check()
  await watch.stop()
  const warnings = warn.mock.calls.map(([fields]) => fields)
  expect(warnings).toContainEqual({ budget: 'codes-per-country', country: 'FR', used: 1_000, max: 1_000 })
  expect(warnings).toContainEqual({ budget: 'codes-in-total', country: undefined, used: 1_000, max: 2_000 })
  expect(new Set(warnings.map((fields) => JSON.stringify(fields))).size).toBe(warnings.length)
})

it('refuses numbers of kinds that get no codes, in the caller’s language', async () => {
  for (const phone of ['+870773111632', '+881612345678', '+447012345678', '+252612345678']) {
    const { status, body } = await post('check-phone', { phone }, '192.0.2.1')
    expect({ status, ...body }).toMatchObject({
      status: 200,
      success: false,
      error_slug: 'phone-not-served',
      error: expect.stringContaining('code'),
    })
  }
  for (const premium of ['+33891123456', '+19002345678', '+37190123456'])
    expect((await post('check-phone', { phone: premium }, '192.0.2.1')).body).toMatchObject({ success: false, error_slug: 'invalid-phone' })
})
