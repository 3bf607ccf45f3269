import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lyon } from '../../tests/setup/sampleEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { claim, claimStream } from '../domain/claim/claim.ts'
import { claimFor } from '../domain/claim/claimFor.ts'
import { couple, coupleStream } from '../domain/couple/couple.ts'
import { eventCatalog } from '../domain/eventCatalog.ts'
import type { CommandId, CoupleId } from '../domain/ids.ts'
import { defaultRules, type Rules } from '../domain/rules.ts'
import type { EventStore } from '../eventstore/eventStore.ts'
import { createPostgresEventStore } from '../eventstore/postgresEventStore.ts'
import { claimHash } from './claimHash.ts'
import { findCoupleByPhone } from './findCoupleByPhone.ts'
import { type CommandContext, CommandHandler } from './handleCommand.ts'
import { phoneClaim, registerByPhone } from './registerByPhone.ts'
import { takeClaim } from './takeClaim.ts'

let database: TestDatabase
let eventStore: EventStore
let time: Date
/** Two processes on one log. */
let here: CommandHandler
let there: CommandHandler
/** Waits for the owner of a claim only for the default time. */
let impatient: CommandHandler
const claimKey = randomBytes(32)

beforeAll(async () => {
  database = await createTestDatabase(20)
  eventStore = await createPostgresEventStore({ pool: database.pool })
  const process = (rules: Rules) => new CommandHandler({ eventStore, catalog: eventCatalog, rules, now: () => time })
  const patientRules = { ...defaultRules, claimPatience: { milliseconds: 120_000 } }
  here = process(patientRules)
  there = process(patientRules)
  impatient = process(defaultRules)
})
afterAll(async () => {
  await eventStore.close()
  await database.drop()
})
beforeEach(() => {
  time = new Date('2027-03-01T10:00:00Z')
})
const pass = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000)
}

let numbers = 0
const newPhone = () => `+3361${String(++numbers).padStart(7, '0')}`
const camille = (phone: string) => ({ firstname: 'Camille', lastname: 'Moreau', email: 'c@example.fr', phone, home: lyon, locale: 'fr-FR' })
const command = (commandId: string = randomUUID()): CommandContext => ({
  commandId: commandId as CommandId,
  actor: 'visitor',
  correlationId: randomUUID(),
})

/** The state that a process leaves when it is killed right after the claim. */
async function killedAfterClaim(phone: string, context: CommandContext): Promise<void> {
  expect(await takeClaim(here, phoneClaim(claimKey, phone, context), context)).toEqual({ taken: true })
}

test('a new number becomes a couple, found by its number from then on', async () => {
  const phone = newPhone()
  expect(await findCoupleByPhone(here, claimKey, phone)).toBeUndefined()
  const registered = await registerByPhone(here, claimKey, camille(phone), command())
  expect(registered).toMatchObject({ registered: true, profile: { phone, firstname: 'Camille', hasFinishedOnboarding: true } })
  expect(await findCoupleByPhone(there, claimKey, phone)).toMatchObject({ profile: { phone } })
})

test('repeating the command has one effect and gives the same answer', async () => {
  const phone = newPhone()
  const context = command()
  const first = await registerByPhone(here, claimKey, camille(phone), context)
  expect(await registerByPhone(there, claimKey, camille(phone), context)).toEqual(first)
  pass(30)
  expect(await registerByPhone(there, claimKey, camille(phone), context)).toEqual(first)
})

test('one command with two numbers never returns the account of the other number', async () => {
  const [mine, yours] = [newPhone(), newPhone()]
  const context = command()
  await registerByPhone(here, claimKey, camille(mine), context)
  const second = await registerByPhone(here, claimKey, camille(yours), context)
  expect(second).toMatchObject({ registered: true, profile: { phone: yours } })
})

test('a number with a couple returns that couple unchanged', async () => {
  const phone = newPhone()
  const first = await registerByPhone(here, claimKey, camille(phone), command())
  const again = await registerByPhone(there, claimKey, { ...camille(phone), firstname: 'Zoé' }, command())
  expect(again).toMatchObject({ registered: true, profile: first.registered && first.profile })
})

test('twenty concurrent registrations of one number in two processes create one couple, which all get', async () => {
  const phone = newPhone()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => registerByPhone(n % 2 ? here : there, claimKey, camille(phone), command())),
  )
  const couples = new Set(answers.map((answer) => answer.registered && answer.profile.coupleId))
  expect(couples.size).toBe(1)
  expect(couples.has(false)).toBe(false)
})

test('a retry continues after a crash between claim and couple', async () => {
  const phone = newPhone()
  const context = command()
  await killedAfterClaim(phone, context)
  expect(await findCoupleByPhone(there, claimKey, phone)).toBeUndefined()
  expect(await registerByPhone(there, claimKey, camille(phone), context)).toMatchObject({ registered: true, profile: { phone } })
})

test('after a crash between claim and couple, somebody else can take over after ten minutes', async () => {
  const phone = newPhone()
  const lost = command()
  await killedAfterClaim(phone, lost)
  pass(9)
  const next = command()
  expect(await registerByPhone(impatient, claimKey, camille(phone), next)).toEqual({ registered: false, retryAfterSeconds: 60 })
  pass(1)
  const taken = await registerByPhone(there, claimKey, { ...camille(phone), firstname: 'Zoé' }, next)
  expect(taken).toMatchObject({ registered: true, profile: { firstname: 'Zoé' } })
  // The killed process resumes and finds the couple that exists by now.
  expect(await registerByPhone(here, claimKey, camille(phone), lost)).toMatchObject({ profile: { firstname: 'Zoé' } })
})

test('a late retry renews its claim first, so that nobody takes it over meanwhile', async () => {
  const phone = newPhone()
  const context = command()
  await killedAfterClaim(phone, context)
  pass(30)
  await killedAfterClaim(phone, context)
  const { state } = await here.load(claim, claimStream('phone', claimHash(claimKey, 'phone', phone)))
  expect(state).toMatchObject({ claimedAt: time.toISOString() })
})

test('one of several concurrent takeovers of an abandoned claim wins', async () => {
  const phone = newPhone()
  await killedAfterClaim(phone, command())
  pass(10)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => registerByPhone(n % 2 ? here : there, claimKey, camille(phone), command())),
  )
  const couples = new Set(answers.map((answer) => answer.registered && answer.profile.coupleId))
  expect(couples.size).toBe(1)
  const { exists } = await here.load(couple, coupleStream([...couples][0] as CoupleId))
  expect(exists).toBe(true)
})

test('a released number is free again, also to its former owner', async () => {
  const phone = newPhone()
  const [first, second] = [command(), command()]
  const release = (context: CommandContext) => {
    const { owner, ...wanted } = phoneClaim(claimKey, phone, context)
    return here.handle(
      { ...claimFor, name: 'release', decide: () => [{ type: 'Released', data: { owner } } as const] },
      { ...wanted, owner },
      command(),
    )
  }
  await killedAfterClaim(phone, first)
  await release(first)
  expect(await takeClaim(there, phoneClaim(claimKey, phone, second), second)).toEqual({ taken: true })
  await release(second)
  await killedAfterClaim(phone, first)
})
