import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForCode as ask, newPhone } from '../../tests/setup/askForCode.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { testSecrets } from '../../tests/setup/testSecrets.ts'
import { defaultRules, type Rules } from '../domain/rules.ts'
import { codeBudgetUse } from './codeBudgets.ts'
import { migrateOperational } from './migrate.ts'
import { createPhoneCodes, type PhoneCodes } from './phoneCodes.ts'

let database: TestDatabase
let codes: PhoneCodes
beforeAll(async () => {
  database = await createTestDatabase(20)
  await migrateOperational(database.pool)
})
afterAll(() => database.drop())

const secrets = testSecrets()
let ranged = 0

function withRules(limits: Partial<Rules['limits']>): PhoneCodes {
  const rules = { ...defaultRules, limits: { ...defaultRules.limits, ...limits } }
  return createPhoneCodes({ database: database.pool, secrets, rules })
}

test('addresses, ranges of numbers and everybody together are limited too', async () => {
  const two = { max: 2, seconds: 3600 }
  const address = randomUUID()
  const cases: readonly [Partial<Rules['limits']>, () => ReturnType<typeof ask>][] = [
    [{ codesPerAddress: two }, () => ask(newPhone(), address)],
    [{ codesPerNumberRange: two }, () => ask(`+3399887${ranged++ % 10_000}`.padEnd(12, '0'))],
  ]
  for (const [limits, request] of cases) {
    codes = withRules(limits)
    expect(await codes.request(request())).toMatchObject({ sent: true })
    expect(await codes.request(request())).toMatchObject({ sent: true })
    expect(await codes.request(request())).toEqual({ sent: false, retryAfterSeconds: 3600 })
  }
  codes = withRules({ codesInTotal: { max: 0, seconds: 3600 } })
  expect(await codes.request(ask(newPhone()))).toMatchObject({ sent: false })
})

test('blocks of addresses and countries have budgets of their own, lower ones where the product is not offered', async () => {
  const one = { max: 1, seconds: 3600 }
  const byBlock = (n: number) => ask(newPhone(), `192.0.2.${n}`)
  codes = withRules({ codesPerPrefix: one })
  expect(await codes.request(byBlock(1))).toMatchObject({ sent: true })
  expect(await codes.request(byBlock(2))).toEqual({ sent: false, retryAfterSeconds: 3600 })
  codes = withRules({ codesPerOtherCountry: one })
  const from = (country: string) => ({ ...ask(newPhone()), country })
  expect(await codes.request(from('NO'))).toMatchObject({ sent: true })
  expect(await codes.request(from('NO'))).toMatchObject({ sent: false })
  expect(await codes.request(from('SE'))).toMatchObject({ sent: true })
  expect(await codes.request(from('FR'))).toMatchObject({ sent: true })
  expect(await codes.request(from('FR'))).toMatchObject({ sent: true })
})

test('a known device and a number with an account have budgets of their own, when the general ones are used up', async () => {
  const used = { codesInTotal: { max: 0, seconds: 3600 } }
  const known = () => ({ ...ask(newPhone()), knownDevice: true })
  const registered = () => ({ ...ask(newPhone()), hasAccount: async () => true })
  codes = withRules(used)
  expect(await codes.request(known())).toMatchObject({ sent: true })
  expect(await codes.request(registered())).toMatchObject({ sent: true })
  codes = withRules({ ...used, codesOfKnownDevices: { max: 0, seconds: 60 }, codesOfAccounts: { max: 0, seconds: 60 } })
  expect(await codes.request(known())).toEqual({ sent: false, retryAfterSeconds: 60 })
  expect(await codes.request(registered())).toEqual({ sent: false, retryAfterSeconds: 60 })
})

test('neither passes the limits of the number itself', async () => {
  codes = withRules({})
  const request = { ...ask(newPhone()), knownDevice: true, hasAccount: async () => true }
  expect(await codes.request(request)).toMatchObject({ sent: true })
  expect(await codes.request({ ...request, codeId: randomUUID() })).toEqual({ sent: false, retryAfterSeconds: 60 })
})

test('a number that is not served gets a code only with an account', async () => {
  codes = withRules({})
  const request = () => ({ ...ask(newPhone()), country: undefined, served: false })
  expect(await codes.request(request())).toEqual({ sent: false, notServed: true })
  expect(await codes.request({ ...request(), hasAccount: async () => true })).toMatchObject({ sent: true })
})

test('an address finds out about the accounts of so many numbers an hour', async () => {
  codes = withRules({ accountLookupsPerAddress: { max: 2, seconds: 3600 } })
  const address = randomUUID()
  let looked = 0
  const look = () =>
    codes.request({
      ...ask(newPhone(), address),
      served: false,
      hasAccount: async () => {
        looked++
        return false
      },
    })
  expect(await look()).toEqual({ sent: false, notServed: true })
  expect(await look()).toEqual({ sent: false, notServed: true })
  expect(await look()).toEqual({ sent: false, retryAfterSeconds: 3600 })
  expect(looked).toBe(2)
})

test('reports the use of every country’s budget', async () => {
  codes = withRules({})
  for (const country of ['DK', 'FI']) expect(await codes.request({ ...ask(newPhone()), country })).toMatchObject({ sent: true })
  const options = { database: database.pool, rules: defaultRules, secret: secrets.codeKey, codeCountries: ['DK', 'FI'] }
  const used = await codeBudgetUse(options, new Date())
  for (const country of ['DK', 'FI'])
    expect(used).toContainEqual(expect.objectContaining({ budget: 'codes-per-other-country', country, used: 1 }))
})
