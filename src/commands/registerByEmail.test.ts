import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { eventCatalog } from '../domain/eventCatalog.ts'
import type { CommandId } from '../domain/ids.ts'
import { provider, providerStream } from '../domain/provider/provider.ts'
import { defaultRules } from '../domain/rules.ts'
import type { EventStore } from '../eventstore/eventStore.ts'
import { createPostgresEventStore } from '../eventstore/postgresEventStore.ts'
import { createCredentials } from '../operational/credentials.ts'
import { migrateOperational } from '../operational/migrate.ts'
import { type CommandContext, CommandHandler } from './handleCommand.ts'
import { loginClaim, type RegisterByEmailOptions, registerByEmail } from './registerByEmail.ts'
import { takeClaim } from './takeClaim.ts'

let database: TestDatabase
let eventStore: EventStore
let time: Date
let options: RegisterByEmailOptions
const claimKey = randomBytes(32)
/** On a busy machine the owner of a claim may come later than a person would wait. */
const rules = { ...defaultRules, claimPatience: { milliseconds: 120_000 } }

beforeAll(async () => {
  database = await createTestDatabase(20)
  await migrateOperational(database.pool)
  eventStore = await createPostgresEventStore({ pool: database.pool })
  options = {
    commands: new CommandHandler({ eventStore, catalog: eventCatalog, rules, now: () => time }),
    claimKey,
    credentials: createCredentials({ database: database.pool, claimKey }),
  }
})
afterAll(async () => {
  await eventStore.close()
  await database.drop()
})
beforeEach(() => {
  time = new Date('2027-03-01T10:00:00Z')
})

const anna = () => ({
  kind: 'planner' as const,
  firstname: 'Anna',
  lastname: 'Keller',
  email: `${randomUUID()}@example.de`,
  phone: '+491701234567',
  locale: 'de-DE',
  emailConfirmed: false,
  password: 'Sesam-öffne-d1ch',
})
const command = (): CommandContext => ({ commandId: randomUUID() as CommandId, actor: 'visitor', correlationId: randomUUID() })
const signIn = (email: string, password: string) => options.credentials.check('provider', email, password)

test('a new e-mail becomes a provider that can sign in; repeating the command changes nothing', async () => {
  const given = anna()
  const context = command()
  const first = await registerByEmail(options, given, context)
  expect(first).toMatchObject({ registered: true })
  expect(await registerByEmail(options, given, context)).toEqual(first)
  expect(await signIn(given.email, given.password)).toBe(first.registered && first.providerId)
})

test('an e-mail in use is refused, and its password stays', async () => {
  const given = anna()
  await registerByEmail(options, given, command())
  const other = { ...given, password: 'Another-1-word' }
  expect(await registerByEmail(options, other, command())).toEqual({ registered: false, retryAfterSeconds: undefined })
  expect(await signIn(given.email, other.password)).toBeNull()
  expect(await signIn(given.email, given.password)).not.toBeNull()
})

test('an administrator’s e-mail is refused, and the administrator still signs in by its password', async () => {
  const given = anna()
  const administrator = { role: 'admin', personId: randomUUID(), email: given.email, password: 'Verwaltung-1-wort' } as const
  await options.credentials.create(administrator)
  expect(await registerByEmail(options, given, command())).toEqual({ registered: false, retryAfterSeconds: undefined })
  expect(await options.credentials.check('admin', given.email, administrator.password)).toBe(administrator.personId)
  expect(await signIn(given.email, given.password)).toBeNull()
})

test('ten concurrent registrations of one e-mail create one provider, whose password works', async () => {
  const given = anna()
  const passwords = Array.from({ length: 10 }, (_, n) => `Racing-word-${n}`)
  const answers = await Promise.all(passwords.map((password) => registerByEmail(options, { ...given, password }, command())))
  const winners = answers.flatMap((answer, n) => (answer.registered ? [{ n, id: answer.providerId }] : []))
  expect(winners).toHaveLength(1)
  const [winner] = winners
  expect(await signIn(given.email, passwords[winner?.n ?? 0] ?? '')).toBe(winner?.id)
})

test('a retry continues after a crash that followed the claim or the password', async () => {
  for (const passwordStored of [false, true]) {
    const given = anna()
    const context = command()
    const claim = loginClaim(claimKey, given.email, context)
    await takeClaim(options.commands, claim, context)
    if (passwordStored) await options.credentials.create({ ...given, role: 'provider', personId: claim.owner })
    expect(await registerByEmail(options, given, context)).toMatchObject({ registered: true, providerId: claim.owner })
    expect(await signIn(given.email, given.password)).toBe(claim.owner)
  }
})

test('after a crash that followed the password, somebody else can take the e-mail over after ten minutes with another password', async () => {
  const given = anna()
  const lost = command()
  const claim = loginClaim(claimKey, given.email, lost)
  await takeClaim(options.commands, claim, lost)
  await options.credentials.create({ ...given, role: 'provider', personId: claim.owner })
  time = new Date(time.getTime() + 10 * 60_000)
  const next = { ...given, password: 'Another-1-word' }
  const taken = await registerByEmail(options, next, command())
  expect(taken).toMatchObject({ registered: true })
  expect(await signIn(given.email, next.password)).toBe(taken.registered && taken.providerId)
  expect(await registerByEmail(options, given, lost)).toMatchObject({ registered: false })
  expect((await options.commands.load(provider, providerStream(claim.owner as never))).exists).toBe(false)
})
