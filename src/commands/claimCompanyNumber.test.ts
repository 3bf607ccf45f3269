import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lyon } from '../../tests/setup/sampleEvents.ts'
import { newSiret } from '../../tests/setup/sirets.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { eventCatalog } from '../domain/eventCatalog.ts'
import type { CommandId, ProviderId } from '../domain/ids.ts'
import { askErasure } from '../domain/person/askErasure.ts'
import { changeCompany } from '../domain/provider/changeCompany.ts'
import { recordCompanyCheck } from '../domain/provider/recordCompanyCheck.ts'
import { registerProvider } from '../domain/provider/registerProvider.ts'
import { defaultRules } from '../domain/rules.ts'
import type { EventStore } from '../eventstore/eventStore.ts'
import { createPostgresEventStore } from '../eventstore/postgresEventStore.ts'
import { claimCompanyNumber, isCompanyNumberTaken } from './claimCompanyNumber.ts'
import { type CommandContext, CommandHandler } from './handleCommand.ts'

let database: TestDatabase
let eventStore: EventStore
let commands: CommandHandler
const claimKey = randomBytes(32)
beforeAll(async () => {
  database = await createTestDatabase(20)
  eventStore = await createPostgresEventStore({ pool: database.pool })
  commands = handler()
})
afterAll(async () => {
  await eventStore.close()
  await database.drop()
})

/** Handlers as another process would have them: they share only the log. */
const handler = () => new CommandHandler({ eventStore, catalog: eventCatalog, rules: defaultRules })
const context = (): CommandContext => ({ commandId: randomUUID() as CommandId, actor: 'effect:companyCheck', correlationId: randomUUID() })

async function giveNumber(providerId: ProviderId, number: string): Promise<void> {
  const company = { name: 'Atelier', street: '', place: lyon, website: null, languages: ['fr'], createdOn: '2014-03-01' } as const
  await commands.handle(changeCompany, { providerId, ...company, number }, context())
}

/** A provider that submits a number. */
async function giving(number: string): Promise<ProviderId> {
  const providerId = randomUUID() as ProviderId
  const person = { firstname: 'Claire', lastname: 'Fontaine', email: `${providerId}@example.fr`, phone: '+33478123456', locale: 'fr-FR' }
  const registration = { providerId, publicId: providerId.slice(0, 8), kind: 'planner', ...person, emailConfirmed: true } as const
  await commands.handle(registerProvider, registration, context())
  await giveNumber(providerId, number)
  return providerId
}

const claimFor = (
  providerId: ProviderId,
  number: string,
  { by = commands, verifiedAt }: { by?: CommandHandler; verifiedAt?: string } = {},
) => claimCompanyNumber({ commands: by, claimKey }, { providerId, country: 'FR', number, ...(verifiedAt && { verifiedAt }) }, context())

test('a number belongs to the first existing account that has it, and can be checked again', async () => {
  const number = newSiret()
  const [first, second] = [await giving(number), await giving(number)]
  expect(await claimFor(first, number)).toEqual({ claimed: true, welcomedBefore: false })
  expect(await claimFor(first, number)).toEqual({ claimed: true, welcomedBefore: false })
  expect(await claimFor(second, number)).toEqual({ claimed: false })
  expect(await isCompanyNumberTaken({ commands, claimKey }, { providerId: second, country: 'FR', number })).toBe(true)
  expect(await isCompanyNumberTaken({ commands, claimKey }, { providerId: first, country: 'FR', number })).toBe(false)
})

test('when eight processes validate one number at once, one account gets it', async () => {
  const number = newSiret()
  const accounts = await Promise.all(Array.from({ length: 8 }, () => giving(number)))
  const outcomes = await Promise.all(accounts.map((account) => claimFor(account, number, { by: handler() })))
  expect(outcomes.filter(({ claimed }) => claimed)).toEqual([{ claimed: true, welcomedBefore: false }])
})

test('a number of an account that is being erased, or that entered another number, is free, and had its welcome credit', async () => {
  const number = newSiret()
  const [first, second, third] = [await giving(number), await giving(number), await giving(number)]
  expect(await claimFor(first, number)).toMatchObject({ claimed: true })
  await commands.handle(
    askErasure,
    { person: { kind: 'provider', id: first }, certificateId: randomUUID(), reason: 'asked-by-person' },
    context(),
  )
  expect(await claimFor(second, number)).toEqual({ claimed: true, welcomedBefore: true })
  await giveNumber(second, newSiret())
  expect(await isCompanyNumberTaken({ commands, claimKey }, { providerId: third, country: 'FR', number })).toBe(false)
  expect(await claimFor(third, number)).toEqual({ claimed: true, welcomedBefore: true })
})

test('of two accounts whose number an older release validated, the first keeps it, whatever the order of the checks', async () => {
  const number = newSiret()
  const [first, second] = [await giving(number), await giving(number)]
  const [early, late] = ['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z']
  for (const [providerId, checkedAt] of [
    [first, early],
    [second, late],
  ] as const)
    await commands.handle(recordCompanyCheck, { providerId, outcome: 'valid', by: 'registry', checkedAt }, context())
  expect(await claimFor(second, number, { verifiedAt: late })).toMatchObject({ claimed: true })
  expect(await claimFor(first, number, { verifiedAt: early })).toMatchObject({ claimed: true })
  expect(await claimFor(second, number, { verifiedAt: late })).toEqual({ claimed: false })
})
