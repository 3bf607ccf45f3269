import { randomBytes, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { defaultRules } from '../domain/rules.ts'
import { sessionsOf } from './listSessions.ts'
import { migrateOperational } from './migrate.ts'
import { createSessions } from './sessions.ts'
import { createTokens } from './tokens.ts'

let database: TestDatabase
let time: Date
const tokenKey = randomBytes(32)
beforeAll(async () => {
  database = await createTestDatabase(8)
  await migrateOperational(database.pool)
})
afterAll(() => database.drop())
beforeEach(() => {
  time = new Date('2027-03-01T10:00:00Z')
})

async function startProcess() {
  const shared = { database: database.pool, tokenKey, rules: defaultRules, now: () => time }
  const tokens = await createTokens(shared)
  return { tokens, sessions: createSessions({ ...shared, tokens }) }
}
const pass = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000)
}
const wanted = () => ({ id: randomUUID(), role: 'couple' as const, personId: randomUUID(), impersonator: randomUUID() })

test('a token of an impersonation names the person and the administrator, for 30 minutes', async () => {
  const { tokens, sessions } = await startProcess()
  const { id, personId, impersonator } = wanted()
  const opened = await sessions.impersonate({ id, role: 'couple', personId, impersonator })
  if (!opened) throw new Error('no impersonation')
  const claims = { role: 'couple', id: personId, sessionId: id, impersonator, capabilities: [] }
  pass(29)
  expect(await tokens.verifyAccess(opened.token)).toMatchObject(claims)
  expect(await (await startProcess()).tokens.verifyAccess(opened.token)).toMatchObject(claims)
  pass(2)
  expect(await tokens.verifyAccess(opened.token)).toBeNull()
  expect(await (await startProcess()).tokens.verifyAccess(opened.token)).toBeNull()
})

test('a retry gets the same session with the same end, and none once it has ended', async () => {
  const { sessions } = await startProcess()
  const given = wanted()
  const first = await sessions.impersonate(given)
  pass(10)
  expect((await sessions.impersonate(given))?.expiresAt).toEqual(first?.expiresAt)
  expect(await sessions.impersonate({ ...given, impersonator: randomUUID() })).toBeNull()
  pass(21)
  expect(await sessions.impersonate(given)).toBeNull()
})

test('it leaves nothing to refresh, and is no session of the person', async () => {
  const { sessions } = await startProcess()
  const given = wanted()
  await sessions.impersonate(given)
  const { rows } = await database.pool.query('SELECT hash FROM operational.refresh_tokens WHERE session_id = $1', [given.id])
  expect(rows).toEqual([])
  expect(await sessionsOf(database.pool, given.personId)).toEqual([])
})

test('it ends at once when it is closed, and with the sessions of the person and of the administrator', async () => {
  const { tokens, sessions } = await startProcess()
  const given = [wanted(), wanted(), wanted()] as const
  const opened = await Promise.all(given.map((each) => sessions.impersonate(each)))
  await sessions.close(given[0].id, 'signed_out')
  await sessions.closeAll(given[1].personId, 'person_erased')
  await sessions.closeAll(given[2].impersonator, 'password_changed')
  for (const each of opened) expect(await tokens.verifyAccess(each?.token ?? '')).toBeNull()
})

test('another process refuses its token for as long as it would have been good', async () => {
  const { sessions } = await startProcess()
  const given = wanted()
  const opened = await sessions.impersonate(given)
  await sessions.close(given.id, 'signed_out')
  pass(28)
  expect(await (await startProcess()).tokens.verifyAccess(opened?.token ?? '')).toBeNull()
})

test('tokens that the release before issued speak for the person itself', async () => {
  const { tokens } = await startProcess()
  const [id, sessionId] = [randomUUID(), randomUUID()]
  const token = await new SignJWT({ kind: 'provider', sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setIssuedAt(time)
    .setExpirationTime(new Date(time.getTime() + 15 * 60_000))
    .sign(tokenKey)
  expect(await tokens.verifyAccess(token)).toMatchObject({ role: 'provider', id, sessionId, impersonator: undefined, capabilities: [] })
})

test("an administrator's token says what it may do", async () => {
  const { tokens } = await startProcess()
  const claims = { role: 'admin', id: randomUUID(), sessionId: randomUUID(), capabilities: ['impersonate', 'moderate'] } as const
  expect(await tokens.verifyAccess(await tokens.signAccess(claims))).toMatchObject({ ...claims, impersonator: undefined })
})
