import { randomBytes, randomUUID } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { defaultRules } from '../domain/rules.ts'
import { inTransaction } from '../platform/transaction.ts'
import { migrateOperational } from './migrate.ts'
import { purgeSessions } from './purgeSessions.ts'
import { createSessions, type SessionTokens } from './sessions.ts'
import { createTokens } from './tokens.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(20)
  await migrateOperational(database.pool)
})
afterAll(() => database.drop())

let time: Date
beforeEach(() => {
  time = new Date('2027-03-01T10:00:00Z')
})
const now = () => time
const pass = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000)
}

const tokenKey = randomBytes(32)
/** The stores of one process. */
async function startProcess(clock = now) {
  const tokens = await createTokens({ database: database.pool, tokenKey, rules: defaultRules, now: clock })
  return { tokens, sessions: createSessions({ database: database.pool, tokens, tokenKey, rules: defaultRules, now: clock }) }
}

function session(personId: string = randomUUID()) {
  return { id: randomUUID(), role: 'couple' as const, personId, remembered: true }
}

const held = <T>(value: T | null): T => {
  expect(value).not.toBeNull()
  return value as T
}

/** Runs a check five seconds later by the process's own clock: from then on its list of revoked sessions is too old to be used. */
async function withListThatIsOld<T>(check: () => Promise<T>): Promise<T> {
  const later = performance.now() + 5_001
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  try {
    return await check()
  } finally {
    clock.mockRestore()
  }
}

test('an access token says who it speaks for, for 15 minutes', async () => {
  const { sessions, tokens } = await startProcess()
  const opened = session()
  const { token } = held(await sessions.open(opened))
  expect(decodeJwt(token)).toMatchObject({ sub: opened.personId, kind: 'couple', sid: opened.id })
  const claims = { role: 'couple', id: opened.personId, sessionId: opened.id }
  pass(15 * 60 - 1)
  expect(await tokens.verifyAccess(token)).toEqual({ ...claims, impersonator: undefined, capabilities: [], expiresAt: expect.any(Date) })
  pass(2)
  expect(await tokens.verifyAccess(token)).toBeNull()
  expect(await (await startProcess()).tokens.verifyAccess(token)).toBeNull()
})

test.each([
  ['nothing', ''],
  ['no token', 'a.b.c'],
  [
    'an unsigned one',
    `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: randomUUID(), kind: 'couple', sid: randomUUID(), exp: 4e9 }))}.`,
  ],
])('%s is no access token', async (_name, token) => {
  expect(await (await startProcess()).tokens.verifyAccess(token)).toBeNull()
})

function sign(key: Uint8Array, claims: Record<string, unknown>): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setSubject(randomUUID()).setExpirationTime('20y').sign(key)
}

test('a token under another key, or without our claims, is no access token', async () => {
  const { tokens } = await startProcess()
  expect(await tokens.verifyAccess(await sign(randomBytes(32), { kind: 'couple', sid: randomUUID() }))).toBeNull()
  expect(await tokens.verifyAccess(await sign(tokenKey, { kind: 'owner', sid: randomUUID() }))).toBeNull()
})

test('a refresh token leads to the next, with the same session', async () => {
  const { sessions, tokens } = await startProcess()
  const opened = session()
  let current = held(await sessions.open(opened))
  for (let turn = 0; turn < 4; turn++) {
    pass(6 * 86_400)
    const next = held(await sessions.refresh('couple', current.refreshToken))
    expect(next).toMatchObject({ sessionId: opened.id, personId: opened.personId, remembered: true })
    expect(next.refreshToken).not.toBe(current.refreshToken)
    expect(await tokens.verifyAccess(next.token)).toMatchObject({ id: opened.personId })
    current = next
  }
  pass(7 * 86_400 + 1)
  expect(await sessions.refresh('couple', current.refreshToken)).toBeNull()
})

test('a refresh token of one role is none of another, nor is a made-up one', async () => {
  const { sessions } = await startProcess()
  const { refreshToken } = held(await sessions.open(session()))
  expect(await sessions.refresh('provider', refreshToken)).toBeNull()
  expect(await sessions.refresh('couple', randomBytes(32).toString('base64url'))).toBeNull()
  expect(await sessions.refresh('couple', refreshToken)).not.toBeNull()
})

test('twenty tabs that refresh with one token all stay signed in', async () => {
  const processes = await Promise.all([startProcess(), startProcess()])
  const { refreshToken } = held(await processes[0].sessions.open(session()))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => processes[(n % 2) as 0 | 1].sessions.refresh('couple', refreshToken)),
  )
  const issued = answers.map((answer) => held(answer).refreshToken)
  expect(new Set(issued).size).toBe(20)
  pass(29)
  expect(await processes[0].sessions.refresh('couple', refreshToken)).not.toBeNull()
  for (const token of issued) expect(await processes[1].sessions.refresh('couple', token)).not.toBeNull()
})

test('a token used again after the grace ends the session, in every process', async () => {
  const [here, there] = [await startProcess(), await startProcess()]
  const stolen = held(await here.sessions.open(session()))
  const next = held(await here.sessions.refresh('couple', stolen.refreshToken))
  expect(await there.tokens.verifyAccess(next.token)).not.toBeNull()
  pass(31)
  const replays = await Promise.all(Array.from({ length: 5 }, () => here.sessions.refresh('couple', stolen.refreshToken)))
  expect(replays).toEqual([null, null, null, null, null])
  expect(await here.sessions.refresh('couple', next.refreshToken)).toBeNull()
  expect(await here.tokens.verifyAccess(next.token)).toBeNull()
  expect(await withListThatIsOld(() => there.tokens.verifyAccess(next.token))).toBeNull()
  const { rows } = await database.pool.query('SELECT revoked_because FROM operational.sessions WHERE id = $1', [stolen.sessionId])
  expect(rows).toEqual([{ revoked_because: 'token_reused' }])
})

test('signing out takes effect in every process, even if the clock of the one that signs out is a minute behind', async () => {
  const [behind, there] = [await startProcess(() => new Date(time.getTime() - 60_000)), await startProcess()]
  const { token, refreshToken } = held(await there.sessions.open(session()))
  expect(await there.tokens.verifyAccess(token)).not.toBeNull()
  await behind.sessions.closeByRefreshToken('couple', refreshToken)
  expect(await withListThatIsOld(() => there.tokens.verifyAccess(token))).toBeNull()
})

test('signing out takes effect at once, and again is nothing new', async () => {
  const { sessions, tokens } = await startProcess()
  const { token, refreshToken } = held(await sessions.open(session()))
  const other = held(await sessions.open(session()))
  await sessions.closeByRefreshToken('provider', refreshToken)
  expect(await tokens.verifyAccess(token)).not.toBeNull()
  await sessions.closeByRefreshToken('couple', refreshToken)
  await sessions.closeByRefreshToken('couple', refreshToken)
  expect(await tokens.verifyAccess(token)).toBeNull()
  expect(await sessions.refresh('couple', refreshToken)).toBeNull()
  expect(await tokens.verifyAccess(other.token)).not.toBeNull()
})

test('refreshing and signing out at the same time leaves nobody signed in', async () => {
  const { sessions } = await startProcess()
  for (let round = 0; round < 20; round++) {
    const opened = held(await sessions.open(session()))
    const [refreshed] = await Promise.all([sessions.refresh('couple', opened.refreshToken), sessions.close(opened.sessionId, 'signed_out')])
    const { token, refreshToken }: SessionTokens = refreshed ?? opened
    expect(await sessions.refresh('couple', refreshToken)).toBeNull()
    expect(await (await startProcess()).tokens.verifyAccess(token)).toBeNull()
  }
})

test('all sessions of a person can be ended but those that are named', async () => {
  const { sessions, tokens } = await startProcess()
  const person = randomUUID()
  const [kept, other, ...ended] = await Promise.all(Array.from({ length: 4 }, async () => held(await sessions.open(session(person)))))
  await sessions.closeAll(person, 'password_changed', [kept?.sessionId ?? '', other?.sessionId ?? ''])
  for (const each of [kept, other]) expect(await tokens.verifyAccess(each?.token ?? '')).not.toBeNull()
  for (const each of ended) expect(await tokens.verifyAccess(each.token)).toBeNull()
})

test('refuses the tokens of sessions ended in a transaction after its commit, and does not refuse them when it fails', async () => {
  const { sessions, tokens } = await startProcess()
  const { token, personId: person } = held(await sessions.open(session()))
  const failing = inTransaction(database.pool, async (client) => {
    await sessions.closeAllWithin(client, person, 'password_changed')
    throw new Error('the password was not stored')
  })
  await expect(failing).rejects.toThrow('the password was not stored')
  expect(await tokens.verifyAccess(token)).not.toBeNull()
  const end = await inTransaction(database.pool, (client) => sessions.closeAllWithin(client, person, 'password_changed'))
  end()
  expect(await tokens.verifyAccess(token)).toBeNull()
})

test('why another device ended a session is answered to the token that was good until then, and to no other', async () => {
  const { sessions } = await startProcess()
  const person = randomUUID()
  const former = held(await sessions.open(session(person)))
  const { refreshToken } = held(await sessions.refresh('couple', former.refreshToken))
  expect(await sessions.whyEnded('couple', refreshToken)).toBeNull()
  pass(3_600)
  await sessions.closeAll(person, 'email_changed')
  expect(await sessions.refresh('couple', refreshToken)).toBeNull()
  pass(3_600)
  expect(await sessions.whyEnded('couple', refreshToken)).toBe('email_changed')
  expect(await sessions.whyEnded('couple', former.refreshToken)).toBeNull()
  expect(await sessions.whyEnded('provider', refreshToken)).toBeNull()
  expect(await sessions.whyEnded('couple', 'a token that never was')).toBeNull()
})

test('a session that its own device ended, or that ended for its safety, says nothing of another device', async () => {
  const { sessions } = await startProcess()
  const [own, stolen] = [held(await sessions.open(session())), held(await sessions.open(session()))]
  await sessions.closeByRefreshToken('couple', own.refreshToken)
  const next = held(await sessions.refresh('couple', stolen.refreshToken))
  pass(31)
  await sessions.refresh('couple', stolen.refreshToken)
  for (const { refreshToken } of [own, next]) expect(await sessions.whyEnded('couple', refreshToken)).toBeNull()
})

test('a retried sign-in meets its own session, unless it was ended or is somebody else’s', async () => {
  const { sessions } = await startProcess()
  const wanted = session()
  held(await sessions.open(wanted))
  expect(held(await sessions.open(wanted)).sessionId).toBe(wanted.id)
  expect(await sessions.open({ ...wanted, personId: randomUUID() })).toBeNull()
  await sessions.close(wanted.id, 'signed_out')
  expect(await sessions.open(wanted)).toBeNull()
})

test('no token is stored, and what expired is deleted', async () => {
  const { sessions } = await startProcess()
  const { token, refreshToken, sessionId } = held(await sessions.open(session()))
  const stored = async () => {
    const { rows } = await database.pool.query<{ text: string }>(
      'SELECT (SELECT string_agg(t::text, $1) FROM operational.refresh_tokens t) || (SELECT string_agg(s::text, $1) FROM operational.sessions s) AS text',
      [' '],
    )
    return rows[0]?.text ?? ''
  }
  expect(await stored()).toContain(sessionId)
  for (const secret of [refreshToken, token]) expect(await stored()).not.toContain(secret)
  pass(7 * 86_400 + 86_400 - 1)
  await purgeSessions(database.pool, time)
  expect(await stored()).toContain(sessionId)
  pass(2)
  await purgeSessions(database.pool, time)
  expect(await stored()).not.toContain(sessionId)
})
