import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askForCode as ask, newPhone } from '../../tests/setup/askForCode.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { testSecrets } from '../../tests/setup/testSecrets.ts'
import { defaultRules } from '../domain/rules.ts'
import { migrateOperational } from './migrate.ts'
import { createPhoneCodes, type PhoneCodes, purgePhoneCodes } from './phoneCodes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(20)
  await migrateOperational(database.pool)
})
afterAll(() => database.drop())

const secrets = testSecrets()
let time: Date
let codes: PhoneCodes
beforeEach(() => {
  time = new Date()
  codes = createPhoneCodes({ database: database.pool, secrets, rules: defaultRules, now: () => time })
})
const pass = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000)
}

const guess = (phone: string, code: string) => codes.check({ phone, code, commandId: randomUUID() })

async function sendCode(phone: string): Promise<{ id: string; code: string }> {
  const request = ask(phone)
  expect(await codes.request(request)).toMatchObject({ sent: true })
  const loaded = await codes.load(request.codeId)
  if (loaded === 'expired') throw new Error('the code that was just made is expired')
  return { id: request.codeId, code: loaded.code }
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
/** `code`, or another wrong code if that happens to be the right one. */
const unlike = (right: string, code: string) => (code === right ? wrong(right) : code)

test('sends a code of six digits to the number, in its language, by an effect that names nobody', async () => {
  const phone = newPhone()
  const request = ask(phone)
  expect(await codes.request(request)).toEqual({ sent: true, effects: [{ id: request.codeId, kind: 'sms' }] })
  expect(await codes.load(request.codeId)).toEqual({ phone, code: expect.stringMatching(/^\d{6}$/), language: 'fr' })
  const { rows } = await database.pool.query('SELECT kind, payload, person_id, expires_at FROM operational.effects WHERE id = $1', [
    request.codeId,
  ])
  expect(rows).toEqual([
    {
      kind: 'sms',
      payload: { template: 'phone-code', params: { codeId: request.codeId } },
      person_id: null,
      expires_at: new Date(time.getTime() + 600_000),
    },
  ])
})

test('stores neither the number nor the code in plain text in any table', async () => {
  const phone = newPhone()
  const { id, code } = await sendCode(phone)
  const { rows } = await database.pool.query<{ text: string }>(
    `SELECT (SELECT string_agg(c::text, ' ') FROM operational.phone_codes c) || (SELECT string_agg(l.key, ' ') FROM operational.limits l)
            || (SELECT string_agg(d::text, ' ') FROM operational.effects d WHERE id = $1)
            || (SELECT string_agg(encode(c.sealed_phone, 'escape'), ' ') FROM operational.phone_codes c WHERE id = $1) AS text`,
    [id],
  )
  const stored = rows[0]?.text ?? ''
  expect(stored).toContain(id)
  expect(stored).not.toContain(phone)
  expect(stored).not.toContain(phone.slice(3))
  expect(stored).not.toMatch(new RegExp(`\\b${code}\\b`))
})

test('the right code is accepted once; the same command may ask again', async () => {
  const phone = newPhone()
  const { id, code } = await sendCode(phone)
  const commandId = randomUUID()
  expect(await codes.check({ phone, code, commandId })).toBe(id)
  expect(await codes.check({ phone, code, commandId })).toBe(id)
  expect(await guess(phone, code)).toBeNull()
  expect(await codes.load(id)).toBe('expired')
})

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('%j is not the code', async (code) => {
  const phone = newPhone()
  await sendCode(phone)
  expect(await guess(phone, code)).toBeNull()
})

test('five attempts, then even the right code is refused', async () => {
  const phone = newPhone()
  const { code } = await sendCode(phone)
  for (let n = 0; n < 5; n++) expect(await guess(phone, wrong(code))).toBeNull()
  expect(await guess(phone, code)).toBeNull()
})

test('the fifth attempt still counts', async () => {
  const phone = newPhone()
  const { id, code } = await sendCode(phone)
  for (let n = 0; n < 4; n++) await guess(phone, wrong(code))
  expect(await guess(phone, code)).toBe(id)
})

test('a hundred parallel guesses get five tries', async () => {
  const phone = newPhone()
  const { id, code } = await sendCode(phone)
  const guesses = Array.from({ length: 101 }, (_, n) => String(n).padStart(6, '0')).filter((each) => each !== code)
  const answers = await Promise.all(guesses.map((each) => guess(phone, each)))
  expect(answers.every((answer) => answer === null)).toBe(true)
  const { rows } = await database.pool.query('SELECT attempts_left FROM operational.phone_codes WHERE id = $1', [id])
  expect(rows).toEqual([{ attempts_left: 0 }])
  expect(await guess(phone, code)).toBeNull()
})

test('the right code in a hundred parallel calls is accepted once', async () => {
  const phone = newPhone()
  const { id, code } = await sendCode(phone)
  const answers = await Promise.all(Array.from({ length: 100 }, () => guess(phone, code)))
  expect(answers.filter((answer) => answer === id)).toHaveLength(1)
})

test('a code is good for ten minutes', async () => {
  const phone = newPhone()
  const { id, code } = await sendCode(phone)
  pass(600)
  expect(await guess(phone, code)).toBeNull()
  expect(await codes.load(id)).toBe('expired')
  pass(-1)
  expect(await guess(phone, code)).toBe(id)
})

test('a new code kills the old one and brings new attempts', async () => {
  const phone = newPhone()
  const old = await sendCode(phone)
  for (let n = 0; n < 5; n++) await guess(phone, wrong(old.code))
  pass(60)
  const fresh = await sendCode(phone)
  expect(await codes.load(old.id)).toBe('expired')
  expect(await guess(phone, unlike(fresh.code, old.code))).toBeNull()
  expect(await guess(phone, fresh.code)).toBe(fresh.id)
})

test('a code is good for its own number alone', async () => {
  const [mine, yours] = [newPhone(), newPhone()]
  const { code } = await sendCode(mine)
  const other = await sendCode(yours)
  expect(await guess(yours, unlike(other.code, code))).toBeNull()
  expect(await guess(newPhone(), code)).toBeNull()
})

test('sixty seconds lie between two codes, and five are sent an hour', async () => {
  const phone = newPhone()
  for (let n = 0; n < 5; n++) {
    expect(await codes.request(ask(phone))).toMatchObject({ sent: true })
    expect(await codes.request(ask(phone))).toEqual({ sent: false, retryAfterSeconds: n < 4 ? 60 : 3360 })
    pass(60)
  }
  expect(await codes.request(ask(phone))).toEqual({ sent: false, retryAfterSeconds: 3300 })
  pass(3300)
  expect(await codes.request(ask(phone))).toMatchObject({ sent: true })
  pass(59)
  expect(await codes.request(ask(phone))).toMatchObject({ sent: false })
})

test('a refused request leaves the code that is out valid', async () => {
  const phone = newPhone()
  const { id, code } = await sendCode(phone)
  expect(await codes.request(ask(phone))).toMatchObject({ sent: false })
  expect(await guess(phone, code)).toBe(id)
})

test('a retried request sends one text message, also when both attempts run at once', async () => {
  const request = ask(newPhone())
  const answers = await Promise.all(Array.from({ length: 10 }, () => codes.request(request)))
  expect(answers.every((answer) => answer.sent)).toBe(true)
  expect(answers.flatMap((answer) => (answer.sent ? answer.effects : []))).toHaveLength(1)
  expect(await codes.request(request)).toEqual({ sent: true, effects: [] })
})

test('codes that ended long ago are deleted', async () => {
  const { id } = await sendCode(newPhone())
  const kept = async () => (await database.pool.query('SELECT 1 FROM operational.phone_codes WHERE id = $1', [id])).rowCount
  pass(600 + 3599)
  await purgePhoneCodes(database.pool, time)
  expect(await kept()).toBe(1)
  pass(2)
  await purgePhoneCodes(database.pool, time)
  expect(await kept()).toBe(0)
})
