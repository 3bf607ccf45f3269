import { randomBytes, randomUUID } from 'node:crypto'
import { hash } from 'argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { type Credentials, createCredentials } from './credentials.ts'
import { migrateOperational } from './migrate.ts'

let database: TestDatabase
let credentials: Credentials
beforeAll(async () => {
  database = await createTestDatabase()
  await migrateOperational(database.pool)
  credentials = createCredentials({ database: database.pool, claimKey: randomBytes(32) })
})
afterAll(() => database.drop())

const account = () => ({
  role: 'provider' as const,
  personId: randomUUID(),
  email: `${randomUUID()}@example.com`,
  password: 'Sésame-0uvre-toi',
})
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const storedHash = async (personId: string) => {
  const { rows } = await database.pool.query<{ password_hash: string }>(
    'SELECT password_hash FROM operational.credentials WHERE person_id = $1',
    [personId],
  )
  return rows[0]?.password_hash
}

test('the right password identifies its owner; a wrong one, another role and an unknown e-mail reveal nothing', async () => {
  const anna = account()
  expect(await credentials.create(anna)).toBe(anna.personId)
  expect(await credentials.check('provider', anna.email, anna.password)).toBe(anna.personId)
  expect(await credentials.check('provider', anna.email, anna.password.toLowerCase())).toBeNull()
  expect(await credentials.check('provider', anna.email, '')).toBeNull()
  expect(await credentials.check('admin', anna.email, anna.password)).toBeNull()
  expect(await credentials.check('provider', 'nobody@example.com', anna.password)).toBeNull()
})

test('an unknown e-mail costs as much work as a wrong password', async () => {
  const anna = account()
  await credentials.create(anna)
  const work = { known: [] as number[], unknown: [] as number[] }
  const emails = { known: anna.email, unknown: 'nobody@example.com' }
  // Measures processor time of all threads instead of elapsed time, so that other programs do not matter.
  for (let n = 0; n < 22; n++) {
    const which = n % 2 ? 'known' : 'unknown'
    const before = process.cpuUsage()
    await credentials.check('provider', emails[which], 'wrong')
    work[which].push(process.cpuUsage(before).user)
  }
  const [known, unknown] = [median(work.known), median(work.unknown)]
  expect(unknown / known).toBeGreaterThan(0.5)
  expect(unknown / known).toBeLessThan(2)
})

test('é typed as one character or two is the same password', async () => {
  const anna = account()
  await credentials.create({ ...anna, password: anna.password.normalize('NFD') })
  expect(await credentials.check('provider', anna.email, anna.password.normalize('NFC'))).toBe(anna.personId)
})

test('stores argon2id and neither the password nor the e-mail', async () => {
  const anna = account()
  await credentials.create(anna)
  expect(await storedHash(anna.personId)).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$|^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const { rows } = await database.pool.query<{ text: string }>("SELECT string_agg(c::text, ' ') AS text FROM operational.credentials c")
  expect(rows[0]?.text).not.toContain(anna.email)
  expect(rows[0]?.text).not.toContain(anna.password)
})

test('an e-mail is one person’s, unless that one never came to be', async () => {
  const [anna, ben] = [account(), account()]
  await credentials.create(anna)
  const taking = { ...ben, email: anna.email, password: 'Another-1-word' }
  expect(await credentials.create(taking)).toBe(anna.personId)
  expect(await credentials.check('provider', anna.email, anna.password)).toBe(anna.personId)
  expect(await credentials.create({ ...taking, insteadOf: anna.personId })).toBe(ben.personId)
  expect(await credentials.check('provider', anna.email, 'Another-1-word')).toBe(ben.personId)
  expect(await credentials.create(anna)).toBe(ben.personId)
})

test('a hash of weaker parameters is renewed at sign-in', async () => {
  const anna = account()
  await credentials.create(anna)
  const weak = await hash(anna.password.normalize('NFKC'), { memoryCost: 1024, timeCost: 2, parallelism: 1 })
  await database.pool.query('UPDATE operational.credentials SET password_hash = $2 WHERE person_id = $1', [anna.personId, weak])
  expect(await credentials.check('provider', anna.email, 'wrong')).toBeNull()
  expect(await storedHash(anna.personId)).toBe(weak)
  expect(await credentials.check('provider', anna.email, anna.password)).toBe(anna.personId)
  expect(await storedHash(anna.personId)).toContain('m=19456')
  expect(await credentials.check('provider', anna.email, anna.password)).toBe(anna.personId)
})
