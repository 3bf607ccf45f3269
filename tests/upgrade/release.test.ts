import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projections } from '../../src/catalogues.ts'
import { claimHash } from '../../src/commands/claimHash.ts'
import { findCoupleByPhone } from '../../src/commands/findCoupleByPhone.ts'
import { claim, claimStream } from '../../src/domain/claim/claim.ts'
import { askAccountDeletion } from '../../src/domain/couple/askAccountDeletion.ts'
import { CommandId, CoupleId } from '../../src/domain/ids.ts'
import { askErasure } from '../../src/domain/person/askErasure.ts'
import { personStream } from '../../src/domain/person/person.ts'
import { openEffectQueue } from '../../src/jobs/effectQueue.ts'
import { openJobQueue } from '../../src/jobs/queues.ts'
import { writeEffects } from '../../src/operational/effects.ts'
import { schemaOf } from '../../src/projections/runner/projection.ts'
import { rebuild } from '../../src/projections/runner/rebuild.ts'
import { contentOfTables } from '../setup/contentOfTables.ts'
import { marksInFiles } from '../setup/filesOfDatabase.ts'
import { queueRowsOf } from '../setup/queueRowsOf.ts'
import { tableText } from '../setup/tableText.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { Calls } from './calls.ts'
import { type CoupleFacts, directoryIds, factsOfCouple, factsOfProvider, type ProviderFacts } from './releaseFacts.ts'
import { type RestoredRelease, restoredRelease } from './restoredRelease.ts'

/** Every release with data in use; `npm run release-dump` creates the fixture of a new one. */
const releases = ['dd1c9a9']

describe.each(releases)('the data of release %s', (release) => {
  let stored: RestoredRelease
  let product: TestProduct
  let http: Calls
  /** The schemas of the release's own read models. */
  let olderSchemas: readonly string[]
  beforeAll(async () => {
    stored = await restoredRelease(release)
    olderSchemas = await readModelSchemas(stored.database.pool)
    product = await startTestProduct({ environment: { ...stored.environment, DATABASE_URL: stored.database.url } })
    http = new Calls(product)
    const head = await product.backend.eventStore.head()
    await Promise.all(projections.map((projection) => product.positions.waitFor(projection, head, 120_000)))
  })
  afterAll(async () => {
    await product.close()
    await stored.database.drop()
  })

  test('keeps every provider signed in, with its balance, its plan and its requests', async () => {
    for (const provider of stored.providers) expect(await readAgain(provider)).toEqual(provider)
  })

  test('keeps every couple signed in, with its requests and their answers', async () => {
    for (const couple of stored.couples.filter(({ refreshToken }) => refreshToken !== null))
      expect(await readCoupleAgain(couple)).toEqual(couple)
  })

  test('shows the same providers to visitors, in the same order', async () => {
    expect(await directoryIds(http)).toEqual(stored.directory)
    expect(stored.directory.length).toBeGreaterThan(1)
  })

  test('lets a provider sign in with its password', async () => {
    const [{ email, password }] = stored.providers as [ProviderFacts]
    expect(await http.post('/api/pro/login', undefined, { email, password })).toMatchObject({ token: expect.any(String) })
  })

  test('sends each waiting mail once', async () => {
    expect(stored.pendingMails).not.toEqual([])
    for (const { to } of stored.pendingMails) await product.message(to)
    await expect.poll(() => unsent(product)).toBe(0)
    // The sign-in in the previous test was the first one on its device, so its owner was notified.
    const sent = ((await product.sandbox?.messages.list({ channel: 'mail' })) ?? []).filter(
      (message) => !('subject' in message) || message.subject !== 'Nouvelle connexion à votre compte',
    )
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

  test('drops the unused read models of the release', async () => {
    expect(olderSchemas).toHaveLength(9)
    expect(olderSchemas.filter((schema) => projections.map(schemaOf).includes(schema))).toEqual([])
    const standing = () => readModelSchemas(product.backend.database)
    await expect.poll(standing, { timeout: 120_000 }).toEqual(projections.map(schemaOf).toSorted())
  })

  test('an erased couple is in no schema, file or queue any more', async () => {
    const { database, commands } = product.backend
    const [couple] = stored.couples.filter(({ name }) => name === 'contacting')
    if (!couple) throw new Error('the dump holds no couple that writes to providers')
    const marks = [couple.phone.replace('+33', ''), 'contacting@couples.example', 'vous libres en juin', 'Encore une question']
    const effect = { id: randomUUID(), kind: 'mail', person: { kind: 'couple', id: couple.id }, payload: {}, cause: null, expiresAt: null }
    const marksIn = (text: string) => marks.filter((mark) => text.includes(mark))
    const inFiles = () => marksInFiles(database, marks)
    const inQueues = () => queueRowsOf(database, couple.id, [effect.id])

    // Not due before the couple is erased; its job runs at once and does nothing.
    const queue = openEffectQueue({ databaseUrl: product.backend.databaseUrl }, product.backend.logger, { addMs: 120_000 })
    await queue.enqueue(await writeEffects(database, [{ ...effect, dueAt: new Date(Date.now() + 3_600_000) }]))
    await queue.close()
    const planted = openJobQueue({ databaseUrl: product.backend.databaseUrl }, 'planted', product.backend.logger, { addMs: 120_000 })
    await planted.add([{ id: 'planted', rowId: couple.id }])
    expect(marksIn(await contentOfTables(database))).toEqual(marks)
    expect(marksIn((await inFiles()).join())).toEqual(marks)
    expect(await inQueues()).toEqual(expect.arrayContaining(['bullmq.job', 'operational.effects']))
    await database.query(`DELETE FROM bullmq.job WHERE queue = 'planted'; DELETE FROM bullmq.event WHERE queue = 'planted'`)
    await planted.close()

    await commands.handle(askAccountDeletion, { coupleId: CoupleId.parse(couple.id), certificateId: randomUUID() }, systemContext())
    await expect.poll(() => contentOfTables(database).then(marksIn), { timeout: 120_000, interval: 250 }).toEqual([])
    await expect.poll(inQueues).toEqual([])
    // Tables that others lock are vacuumed later.
    await expect.poll(inFiles, { timeout: 300_000, interval: 500 }).toEqual([])
  })

  test('an erased provider leaves nothing in the read models, although the release stored its texts in clear', async () => {
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

    await commands.handle(askErasure, { person, certificateId: randomUUID(), reason: 'asked-by-person' }, systemContext())
    await expect.poll(async () => (await history()).map(({ type }) => type), { timeout: 120_000 }).toContain('PersonErased')
    const head = await eventStore.head()
    await Promise.all(projections.map((projection) => product.positions.waitFor(projection, head, 120_000)))
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

function systemContext() {
  const commandId = CommandId.parse(randomUUID())
  return { commandId, correlationId: commandId, actor: 'system:test' }
}

async function readModelSchemas(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(`SELECT nspname AS name FROM pg_namespace WHERE nspname ~ '_v\\d+' ORDER BY 1`)
  return rows.map(({ name }) => name)
}

async function unsent({ backend }: TestProduct): Promise<number> {
  const { rows } = await backend.database.query<{ unsent: number }>(
    `SELECT count(*)::int AS unsent FROM operational.effects WHERE state NOT IN ('done', 'dead', 'expired')`,
  )
  return rows[0]?.unsent ?? -1
}
