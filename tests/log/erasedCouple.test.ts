import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { projections } from '../../src/catalogues.ts'
import { CommandHandler } from '../../src/commands/handleCommand.ts'
import { phoneClaim, registerByPhone } from '../../src/commands/registerByPhone.ts'
import { account, accountStream } from '../../src/domain/account/account.ts'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { rejectRequest } from '../../src/domain/account/rejectRequest.ts'
import { unlockRequest } from '../../src/domain/account/unlockRequest.ts'
import { claim, claimStream } from '../../src/domain/claim/claim.ts'
import { askAccountDeletion } from '../../src/domain/couple/askAccountDeletion.ts'
import { changeFavourites } from '../../src/domain/couple/changeFavourites.ts'
import { couple, coupleStream } from '../../src/domain/couple/couple.ts'
import { updateProfile } from '../../src/domain/couple/updateProfile.ts'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import type { ProjectId, ProviderId, RequestId } from '../../src/domain/ids.ts'
import { contactProviders } from '../../src/domain/project/contactProviders.ts'
import { saveProject } from '../../src/domain/project/saveProject.ts'
import { openRequest } from '../../src/domain/request/openRequest.ts'
import { requestStream } from '../../src/domain/request/request.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { withPersonalData } from '../../src/eventstore/personalData.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { erasePerson } from '../../src/jobs/erasure/erasePerson.ts'
import type { ErasureDependencies } from '../../src/jobs/erasure/erasureOfKind.ts'
import { writeEffects } from '../../src/operational/effects.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { createPersonKeys } from '../../src/operational/personKeys.ts'
import { createPhoneCodes } from '../../src/operational/phoneCodes.ts'
import { createPhoneProofs } from '../../src/operational/phoneProofs.ts'
import { createSessions } from '../../src/operational/sessions.ts'
import { createTokens } from '../../src/operational/tokens.ts'
import { concernsPersons } from '../../src/projections/clearedOfPersons.ts'
import { schemaOf } from '../../src/projections/runner/projection.ts'
import { prepareProjections } from '../../src/projections/runner/projectionSchema.ts'
import { ProjectionSchemas } from '../../src/projections/runner/projectionSchemas.ts'
import { rebuild } from '../../src/projections/runner/rebuild.ts'
import { tablesHash } from '../projections/projectionHarness.ts'
import { startedProjector } from '../projections/runningProjector.ts'
import { contentOfTables } from '../setup/contentOfTables.ts'
import { filesIn } from '../setup/filesIn.ts'
import { OwnCluster } from '../setup/ownCluster.ts'
import { readEverything } from '../setup/readEverything.ts'
import { weddingDetails } from '../setup/sampleEvents.ts'
import { testSecrets } from '../setup/testSecrets.ts'
import { context } from '../setup/unlockingWorld.ts'

const cluster = new OwnCluster()
beforeAll(() => cluster.start())
afterAll(() => cluster.remove())

/** Stands in every text of the couple. */
const mark = `zz${randomBytes(6).toString('hex')}`
const phone = '+33698765432'
const place = { city: `${mark}ville`, zipCode: '69001', country: 'FR', latitude: 45.7654321, longitude: 4.8765432 } as const
const traces = [mark, '98765432', '45.7654321', '4.8765432']

it('killed after every single step, an erasure leaves nothing of a couple to be found or read, and no account changed', async () => {
  const pool = new Pool({ connectionString: cluster.url, max: 20 })
  pool.on('error', () => {})
  await migrateOperational(pool)
  const secrets = testSecrets()
  const log = await createPostgresEventStore({ pool })
  const personKeys = createPersonKeys(pool, secrets.masterKeys)
  const store = withPersonalData(log, { catalog: eventCatalog, keys: personKeys })
  const commands = new CommandHandler({ eventStore: store, catalog: eventCatalog, rules: defaultRules })
  await prepareProjections(pool, store, projections)
  const projector = startedProjector(pool, store, projections)
  onTestFinished(async () => {
    await projector.stop()
    await store.close()
    await pool.end()
  })

  // A couple with all that can be kept of one: two projects, one request unlocked and one rejected with a note, a session, a code.
  const person = { firstname: `${mark}a`, lastname: `${mark}b`, email: `${mark}@example.fr`, phone, home: place, locale: 'fr-FR' }
  const registering = context()
  const registered = await registerByPhone(commands, secrets.claimKey, person, registering)
  if (!registered.registered) throw new Error('not registered')
  const { coupleId } = registered.profile
  const providers = [randomUUID(), randomUUID()] as ProviderId[]
  const details = { ...weddingDetails, weddingTheme: `${mark}c`, eventLocation: `${mark}d`, eventPlace: place }
  const requests: RequestId[] = []
  const receivedAt = new Date().toISOString()
  for (const providerId of providers) {
    const ids = { projectId: randomUUID() as ProjectId, coupleId }
    const requestId = randomUUID() as RequestId
    requests.push(requestId)
    await commands.handle(saveProject, { ...ids, country: 'FR', details }, context())
    await commands.handle(contactProviders, { ...ids, providers: [{ requestId, providerId }], message: `${mark}e` }, context())
    await commands.handle(openRequest, { ...ids, ...details, requestId, providerId, message: `${mark}e`, receivedAt }, context())
    await commands.handle(changeFavourites, { coupleId, providerId, favourite: true }, context())
    await commands.handle(correctCredits, { providerId, credits: 2, reason: 'test' }, context())
  }
  const [unlocked, rejected] = requests as [RequestId, RequestId]
  const [buyer, refuser] = providers as [ProviderId, ProviderId]
  await commands.handle(unlockRequest, { requestId: unlocked, providerId: buyer }, context())
  await commands.handle(rejectRequest, { requestId: rejected, providerId: refuser, reason: 'other', note: `${mark}f` }, context())
  await commands.handle(updateProfile, { coupleId, email: `${mark}@example.com`, home: place, locale: 'fr-FR' }, context())
  const tokens = await createTokens({ database: pool, tokenKey: secrets.tokenKey, rules: defaultRules })
  const sessions = createSessions({ database: pool, tokens, tokenKey: secrets.tokenKey, rules: defaultRules })
  await sessions.open({ id: randomUUID(), role: 'couple', personId: coupleId, remembered: true })
  const codeId = randomUUID()
  await createPhoneCodes({ database: pool, secrets, rules: defaultRules }).request({
    codeId,
    phone,
    language: 'fr',
    address: '::1',
    country: 'FR',
    served: true,
    knownDevice: false,
    hasAccount: async () => true,
  })
  await createPhoneProofs({ database: pool, codeKey: secrets.codeKey, rules: defaultRules }).issue(codeId, phone, randomUUID())
  const news = { kind: 'mail', person: { kind: 'couple', id: coupleId }, payload: { template: 'news', params: {} } }
  await writeEffects(pool, [{ id: randomUUID(), ...news, cause: null, expiresAt: null }])
  const asked = await commands.handle(askAccountDeletion, { coupleId, certificateId: randomUUID() }, context())
  await Promise.all(projections.map((projection) => projector.positions.waitFor(projection, asked.position, 10_000)))
  const tables = await contentOfTables(pool)
  expect(traces.filter((trace) => !tables.includes(trace))).toEqual([])
  const wrapped = await pool.query<{ wrapped_key: Buffer }>('SELECT wrapped_key FROM operational.person_keys WHERE person_id = $1', [
    coupleId,
  ])
  const [key] = wrapped.rows
  if (!key) throw new Error('no key')
  const balances = async () => Promise.all(providers.map(async (id) => (await commands.load(account, accountStream(id))).state.credits))
  expect(await balances()).toEqual([1, 2])

  // Each try dies right after the first step that none has died after yet.
  const schemas = new ProjectionSchemas({ pool, projections, concernsPersons, log: pino({ level: 'silent' }) })
  const means = { database: pool, commands, personKeys, sessions, positions: projector.positions, schemas, secrets }
  const deaths = new Set<string>()
  let erased: Awaited<ReturnType<typeof erasePerson>> | undefined
  while (!erased) {
    const steps = new Map<string, number>()
    const diesAfter = (step: string) => {
      steps.set(step, (steps.get(step) ?? 0) + 1)
      const name = `${step} ${steps.get(step)}`
      return deaths.size !== deaths.add(name).size
    }
    erased = await erasePerson(dying(means, diesAfter), { kind: 'couple', id: coupleId }, 10_000).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
      return undefined
    })
  }
  expect([...deaths]).toEqual(
    expect.arrayContaining(['closeAll 1', 'query 1', 'handle 1', 'handle 2', 'handle 3', 'erase 1', 'closeAll 2']),
  )
  const again = await erasePerson(means, { kind: 'couple', id: coupleId }, 10_000)
  expect(again).toEqual(erased)
  expect(erased).toMatchObject({
    person: 'couple',
    cleared: expect.arrayContaining([
      { what: 'projects', count: 2 },
      { what: 'requests', count: 2 },
    ]),
    schemas: projections.map(schemaOf).toSorted(),
  })

  // Found nowhere: not in a table, not by opening what the log holds, not in the files once the dead rows are cleared away.
  const eventTypes = [...eventCatalog.keys()]
  const everything = async () => JSON.stringify(await readEverything(store, eventTypes))
  const leftIn = (text: string) => traces.filter((trace) => text.includes(trace))
  expect(leftIn(await contentOfTables(pool))).toEqual([])
  expect(leftIn(await everything())).toEqual([])
  expect((await readEverything(store, ['CoupleErased'])).length).toBe(1)
  const gone = await pool.query(
    `SELECT (SELECT wrapped_key FROM operational.person_keys WHERE person_id = $1) AS key, (SELECT count(*)::int FROM operational.effects) AS effects,
      (SELECT count(*)::int FROM operational.phone_codes) AS codes, (SELECT count(*)::int FROM operational.phone_proofs) AS proofs,
      (SELECT count(*)::int FROM operational.sessions WHERE revoked_at IS NULL) AS sessions`,
    [coupleId],
  )
  expect(gone.rows).toEqual([{ key: null, effects: 0, codes: 0, proofs: 0, sessions: 0 }])
  const { kind, hash } = phoneClaim(secrets.claimKey, phone, registering)
  expect((await commands.load(claim, claimStream(kind, hash))).state).toEqual({ held: false })
  await projector.stop()
  await pool.query('VACUUM FULL')
  await pool.query('CHECKPOINT')
  const files = filesIn(cluster.directory)
    .filter((file) => file.includes('/base/'))
    .map((file) => readFileSync(file))
  const found = [...traces.slice(0, 3).map((trace) => Buffer.from(trace)), key.wrapped_key].filter((trace) =>
    files.some((file) => file.includes(trace)),
  )
  expect(found).toEqual([])

  // Nothing is decided for it any more, and what is written of it all the same is written without it.
  const late = { projectId: randomUUID() as ProjectId, coupleId, country: 'FR', details } as const
  expect(await commands.handle(saveProject, late, context())).toMatchObject({ refused: 'account_deleted' })
  const profile = { coupleId, email: person.email, home: place, locale: 'fr-FR' }
  expect(await commands.handle(updateProfile, profile, context())).toMatchObject({ refused: 'couple_not_found' })
  const belated = {
    ...details,
    requestId: randomUUID() as RequestId,
    projectId: late.projectId,
    providerId: buyer,
    coupleId,
    message: mark,
    receivedAt,
  }
  await commands.handle(openRequest, belated, context())
  expect(await log.readStream(requestStream(belated.requestId))).toEqual([])
  expect((await commands.load(couple, coupleStream(coupleId))).state.profile).toMatchObject({ firstname: { erased: true } })

  // Filled anew from the log the read models are the same, and so are the balances.
  expect(await balances()).toEqual([1, 2])
  for (const projection of projections) {
    const live = await tablesHash(pool, projection)
    await rebuild(projection, { pool, store, log: pino({ level: 'silent' }) })
    expect(await tablesHash(pool, projection), projection.name).toBe(live)
  }
}, 120_000)

class Killed extends Error {}

/** The same means, of which every call is carried out; then, when `dies` says so, whoever made it is no more. */
function dying(means: ErasureDependencies, dies: (step: string) => boolean): ErasureDependencies {
  const mortal = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, name) {
        const value: unknown = Reflect.get(object, name)
        if (typeof value !== 'function') return value
        return (...given: readonly unknown[]) => {
          const result: unknown = Reflect.apply(value, object, given)
          if (!(result instanceof Promise)) return result
          return result.then((answer: unknown) => {
            if (dies(String(name))) throw new Killed(String(name))
            return answer
          })
        }
      },
    })
  return {
    database: mortal(means.database),
    commands: mortal(means.commands),
    personKeys: mortal(means.personKeys),
    sessions: mortal(means.sessions),
    positions: mortal(means.positions),
    schemas: mortal(means.schemas),
    secrets: means.secrets,
  }
}
