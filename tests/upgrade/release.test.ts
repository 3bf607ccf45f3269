import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projections } from '../../src/catalogues.ts'
import { claimHash } from '../../src/commands/claimHash.ts'
import { findCoupleByPhone } from '../../src/commands/findCoupleByPhone.ts'
import { claim, claimStream } from '../../src/domain/claim/claim.ts'
import { CommandId } from '../../src/domain/ids.ts'
import { askErasure } from '../../src/domain/person/askErasure.ts'
import { personStream } from '../../src/domain/person/person.ts'
import { schemaOf } from '../../src/projections/runner/projection.ts'
import { rebuild } from '../../src/projections/runner/rebuild.ts'
import { tableText } from '../setup/tableText.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { Calls } from './calls.ts'
import { type CoupleFacts, directoryIds, factsOfCouple, factsOfProvider, type ProviderFacts } from './releaseFacts.ts'
import { type RestoredRelease, restoredRelease } from './restoredRelease.ts'

/** Every release whose data a system may still hold; `npm run release-dump` makes the fixture of a new one. */
const releases = ['dd1c9a9']

describe.each(releases)('the data of release %s', (release) => {
  let stored: RestoredRelease
  let product: TestProduct
  let http: Calls
  beforeAll(async () => {
    stored = await restoredRelease(release)
    product = await startTestProduct({ environment: { ...stored.environment, DATABASE_URL: stored.database.url } })
    http = new Calls(product)
    const head = await product.backend.eventStore.head()
    await Promise.all(projections.map((projection) => product.positions.waitFor(projection, head, 30_000)))
  })
  afterAll(async () => {
    await product.close()
    await stored.database.drop()
  })

  test('keeps every provider signed in, with its balance, its plan and its requests', async () => {
    for (const provider of stored.providers) expect(await readAgain(provider)).toEqual(provider)
  })

  test('keeps every couple signed in, with the providers it wrote to and what they answered', async () => {
    for (const couple of stored.couples.filter(({ refreshToken }) => refreshToken !== null))
      expect(await readCoupleAgain(couple)).toEqual(couple)
  })

  test('shows the same providers to visitors, in the same order', async () => {
    expect(await directoryIds(http)).toEqual(stored.directory)
    expect(stored.directory.length).toBeGreaterThan(1)
  })

  test('lets a provider sign in with the password it had', async () => {
    const [{ email, password }] = stored.providers as [ProviderFacts]
    expect(await http.post('/api/pro/login', undefined, { email, password })).toMatchObject({ token: expect.any(String) })
  })

  test('sends each mail that was waiting once', async () => {
    expect(stored.pendingMails).not.toEqual([])
    for (const { to } of stored.pendingMails) await product.message(to)
    await expect.poll(() => unsent(product)).toBe(0)
    const sent = (await product.sandbox?.messages.list({ channel: 'mail' })) ?? []
    expect(sent.map((message) => message.to).toSorted()).toEqual(stored.pendingMails.map(({ to }) => to).toSorted())
  })

  test('keeps an erased couple erased: its number has no account and its id stands in no read model', async () => {
    const [erased] = stored.couples.filter(({ name }) => name === 'erased')
    if (!erased) throw new Error('the dump holds no erased couple')
    const { commands, secrets } = product.backend
    expect(await findCoupleByPhone(commands, secrets.claimKey, erased.phone)).toBeUndefined()
    const held = await Promise.all(projections.map(async (projection) => tableText(product.backend.database, schemaOf(projection))))
    expect(held.filter((text) => text.includes(erased.phone) || text.includes('erased@couples'))).toEqual([])
  })

  test('gives the same read models when they are rebuilt', async () => {
    const { database, eventStore } = product.backend
    for (const projection of projections) {
      const upgraded = await tableText(database, schemaOf(projection))
      await rebuild(projection, { pool: database, store: eventStore, log: pino({ level: 'silent' }) })
      expect({ name: projection.name, text: await tableText(database, schemaOf(projection)) }).toEqual({
        name: projection.name,
        text: upgraded,
      })
    }
  })

  test('an erased provider leaves nothing in the read models, though the release stored its texts in clear', async () => {
    const { database, eventStore, commands, secrets } = product.backend
    const [{ email }] = stored.providers as [ProviderFacts]
    const login = await commands.load(claim, claimStream('login', claimHash(secrets.claimKey, 'login', email)))
    if (!login.state.held) throw new Error('nobody signs in by this e-mail')
    const person = { kind: 'provider', id: login.state.owner } as const
    const history = () => eventStore.readStream(personStream(person))
    const company = (await history()).findLast(({ type }) => type === 'CompanyDescribed')?.data['name']
    if (typeof company !== 'string') throw new Error('the provider has no company')
    const readModels = async () => (await Promise.all(projections.map((each) => tableText(database, schemaOf(each))))).join()
    expect(await readModels()).toContain(company)

    const commandId = CommandId.parse(randomUUID())
    const context = { commandId, correlationId: commandId, actor: 'system:test' }
    await commands.handle(askErasure, { person, certificateId: randomUUID(), reason: 'asked-by-person' }, context)
    await expect.poll(async () => (await history()).map(({ type }) => type), { timeout: 30_000 }).toContain('PersonErased')
    const head = await eventStore.head()
    await Promise.all(projections.map((projection) => product.positions.waitFor(projection, head, 30_000)))
    const cleared = await readModels()
    expect(cleared).not.toContain(company)
    for (const projection of projections) await rebuild(projection, { pool: database, store: eventStore, log: pino({ level: 'silent' }) })
    expect(await readModels()).toBe(cleared)
  })

  async function readAgain(provider: ProviderFacts): Promise<ProviderFacts> {
    const { token } = await http.post<{ token: string }>('/api/pro/token/refresh', undefined, { refresh_token: provider.refreshToken })
    return factsOfProvider(http, { ...provider, token })
  }

  async function readCoupleAgain(couple: CoupleFacts): Promise<CoupleFacts> {
    const { token } = await http.post<{ token: string }>('/api/token/refresh', undefined, { refresh_token: couple.refreshToken })
    return factsOfCouple(http, { ...couple, token })
  }
})

async function unsent({ backend }: TestProduct): Promise<number> {
  const { rows } = await backend.database.query<{ unsent: number }>(
    `SELECT count(*)::int AS unsent FROM operational.effects WHERE state NOT IN ('done', 'dead', 'expired')`,
  )
  return rows[0]?.unsent ?? -1
}
