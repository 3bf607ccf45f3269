import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { testSecrets } from '../../tests/setup/testSecrets.ts'
import { defaultRules } from '../domain/rules.ts'
import { inTransaction } from '../platform/transaction.ts'
import { migrateOperational } from './migrate.ts'
import { createPhoneProofs, type PhoneProofs, type ProofUse, purgePhoneProofs, type ShownProof } from './phoneProofs.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(20)
  await migrateOperational(database.pool)
})
afterAll(() => database.drop())

const { codeKey } = testSecrets()
let time: Date
let proofs: PhoneProofs
beforeEach(() => {
  time = new Date('2027-03-01T10:00:00Z')
  proofs = createPhoneProofs({ database: database.pool, codeKey, rules: defaultRules, now: () => time })
})
const pass = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000)
}

const phone = '+33612345678'
async function issued(): Promise<ShownProof> {
  return { proof: await proofs.issue(randomUUID(), phone, randomUUID()), phone, commandId: randomUUID() }
}
const byAnotherCall = (shown: ShownProof) => ({ ...shown, commandId: randomUUID() })
const spend = (shown: ShownProof, ...uses: ProofUse[]) => inTransaction(database.pool, (client) => proofs.spend(shown, uses, client))

test('a proof is 32 bytes, the same for the same command, and not stored', async () => {
  const [codeId, commandId] = [randomUUID(), randomUUID()]
  const proof = await proofs.issue(codeId, phone, commandId)
  expect(Buffer.from(proof, 'base64url')).toHaveLength(32)
  expect(await proofs.issue(codeId, phone, commandId)).toBe(proof)
  expect(await proofs.issue(codeId, phone, randomUUID())).not.toBe(proof)
  const { rows } = await database.pool.query<{ text: string }>("SELECT string_agg(p::text, ' ') AS text FROM operational.phone_proofs p")
  expect(rows[0]?.text).not.toContain(proof)
  expect(rows[0]?.text).not.toContain(phone)
})

test('is good for login for ten minutes, for its own number alone', async () => {
  const shown = await issued()
  expect(await proofs.find({ ...shown, phone: '+33612345679' })).toBeNull()
  expect(await proofs.find({ ...shown, proof: 'made up' })).toBeNull()
  pass(9.9)
  expect(await proofs.find(shown)).toBe('login')
  pass(0.1)
  expect(await proofs.find(shown)).toBeNull()
  expect(await spend(shown, 'login', 'registration')).toBe(false)
})

test('is spent once, whoever races; its own command may come again', async () => {
  const shown = await issued()
  const calls = Array.from({ length: 30 }, () => byAnotherCall(shown))
  const answers = await Promise.all(calls.map((call) => spend(call, 'login')))
  expect(answers.filter(Boolean)).toHaveLength(1)
  const winner = calls[answers.indexOf(true)] as ShownProof
  expect(await spend(winner, 'login')).toBe(true)
  expect(await proofs.find(winner)).toBe('login')
  expect(await proofs.find(shown)).toBeNull()
})

test('spending is undone with the transaction it stands in', async () => {
  const shown = await issued()
  const failing = inTransaction(database.pool, async (client) => {
    expect(await proofs.spend(shown, ['login'], client)).toBe(true)
    throw new Error('the session could not be opened')
  })
  await expect(failing).rejects.toThrow('could not be opened')
  expect(await spend(byAnotherCall(shown), 'login')).toBe(true)
})

test('without an account it becomes good for registration alone, for an hour', async () => {
  const shown = await issued()
  pass(9)
  expect(await proofs.keepForRegistration(shown)).toBe(true)
  expect(await proofs.keepForRegistration(shown)).toBe(true)
  expect(await proofs.keepForRegistration(byAnotherCall(shown))).toBe(false)
  expect(await spend(byAnotherCall(shown), 'login')).toBe(false)
  pass(59.9)
  expect(await proofs.find(byAnotherCall(shown))).toBe('registration')
  expect(await spend(byAnotherCall(shown), 'login', 'registration')).toBe(true)
  expect(await proofs.keepForRegistration(shown)).toBe(false)
})

test('a retry does not make the hour longer', async () => {
  const shown = await issued()
  await proofs.keepForRegistration(shown)
  pass(50)
  expect(await proofs.keepForRegistration(shown)).toBe(true)
  pass(10)
  expect(await proofs.find(shown)).toBeNull()
})

test('proofs that ended long ago are deleted', async () => {
  const shown = await issued()
  const stored = async () => (await database.pool.query('SELECT 1 FROM operational.phone_proofs')).rowCount
  const before = await stored()
  pass(70)
  await purgePhoneProofs(database.pool, time)
  expect(await stored()).toBe(before)
  pass(60)
  await purgePhoneProofs(database.pool, time)
  expect(await stored()).toBe(0)
  expect(await proofs.find(shown)).toBeNull()
})
