import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { projections } from '../../src/catalogues.ts'
import { CommandHandler } from '../../src/commands/handleCommand.ts'
import { registerByPhone } from '../../src/commands/registerByPhone.ts'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { unlockRequest } from '../../src/domain/account/unlockRequest.ts'
import { askAccountDeletion } from '../../src/domain/couple/askAccountDeletion.ts'
import { changeFavourites } from '../../src/domain/couple/changeFavourites.ts'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import type { CoupleId, ProjectId, ProviderId, RequestId } from '../../src/domain/ids.ts'
import { contactProviders } from '../../src/domain/project/contactProviders.ts'
import { saveProject } from '../../src/domain/project/saveProject.ts'
import { openRequest } from '../../src/domain/request/openRequest.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import type { Position } from '../../src/eventstore/eventStore.ts'
import { withPersonalData } from '../../src/eventstore/personalData.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { createDiskFiles } from '../../src/integrations/files/diskFiles.ts'
import { openEffectQueue } from '../../src/jobs/effectQueue.ts'
import { startEffectWorker } from '../../src/jobs/effectWorker.ts'
import { erasePerson } from '../../src/jobs/erasure/erasePerson.ts'
import { writeEffects } from '../../src/operational/effects.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { createPersonKeys } from '../../src/operational/personKeys.ts'
import { createSessions } from '../../src/operational/sessions.ts'
import { createTokens } from '../../src/operational/tokens.ts'
import { concernsPersons } from '../../src/projections/clearedOfPersons.ts'
import { requestInbox } from '../../src/projections/requestInbox/requestInbox.ts'
import { NotReached } from '../../src/projections/runner/positionWaiter.ts'
import { schemaOf } from '../../src/projections/runner/projection.ts'
import { prepareProjections } from '../../src/projections/runner/projectionSchema.ts'
import { ProjectionSchemas } from '../../src/projections/runner/projectionSchemas.ts'
import { SchemaUse } from '../../src/projections/runner/schemaUse.ts'
import { vacuumIfAsked } from '../../src/projections/runner/vacuumAfterErasure.ts'
import { olderProjections } from '../projections/olderRelease.ts'
import { startedProjector, watchingFromElsewhere } from '../projections/runningProjector.ts'
import { bundledProgram } from '../setup/bundledProgram.ts'
import { contentOfTables } from '../setup/contentOfTables.ts'
import { filesIn } from '../setup/filesIn.ts'
import { OwnCluster } from '../setup/ownCluster.ts'
import { queueRowsOf } from '../setup/queueRowsOf.ts'
import { weddingDetails } from '../setup/sampleEvents.ts'
import { openTestPool } from '../setup/testDatabase.ts'
import { testSecrets } from '../setup/testSecrets.ts'
import { context } from '../setup/unlockingWorld.ts'

const cluster = new OwnCluster()
beforeAll(() => cluster.start())
afterAll(() => cluster.remove())

const silent = pino({ level: 'silent' })
const waitMs = 120_000

/** A database on which the previous release and this one run, and this release's means of erasure. */
async function twoReleases() {
  const pool = openTestPool({ connectionString: cluster.url, max: 30 })
  await migrateOperational(pool)
  const secrets = testSecrets()
  const files = createDiskFiles(mkdtempSync(join(tmpdir(), 'alliance-erasure-')))
  const log = await createPostgresEventStore({ pool })
  const personKeys = createPersonKeys(pool, secrets.masterKeys)
  const store = withPersonalData(log, { catalog: eventCatalog, keys: personKeys })
  const { id, key } = secrets.masterKeys.current
  const script = await bundledProgram('tests/projections/olderReleaseProcess.ts')
  const older = fork(script, [cluster.url, id, key.toString('hex')])
  await once(older, 'message')
  const use = await SchemaUse.announce(pool, projections, silent)
  await prepareProjections(pool, store, projections)
  const projector = startedProjector(pool, store, projections)
  onTestFinished(async () => {
    older.kill('SIGKILL')
    await projector.stop()
    await use.close()
    await store.close()
    await pool.end()
  })
  const commands = new CommandHandler({ eventStore: store, catalog: eventCatalog, rules: defaultRules })
  const tokens = await createTokens({ database: pool, tokenKey: secrets.tokenKey, rules: defaultRules })
  const sessions = createSessions({ database: pool, tokens, tokenKey: secrets.tokenKey, rules: defaultRules })
  const schemas = new ProjectionSchemas({ pool, projections, concernsPersons, log: silent, graceMs: 1_000 })
  const elsewhere = watchingFromElsewhere(pool, store, olderProjections)
  return { database: pool, commands, personKeys, sessions, positions: projector.positions, elsewhere, schemas, secrets, files, older }
}

type World = Awaited<ReturnType<typeof twoReleases>>

/** A couple with a favourite, a project and an unlocked request; each text contains its own mark. */
async function markedCouple({ commands, secrets }: World, phone: string) {
  const mark = `zz${randomBytes(6).toString('hex')}`
  const place = { city: `${mark}ville`, zipCode: '69001', country: 'FR', latitude: 45.76, longitude: 4.87 } as const
  const person = { firstname: `${mark}a`, lastname: `${mark}b`, email: `${mark}@example.fr`, phone, home: place, locale: 'fr-FR' }
  const registered = await registerByPhone(commands, secrets.claimKey, person, context())
  if (!registered.registered) throw new Error('not registered')
  const { coupleId } = registered.profile
  const [providerId, requestId] = [randomUUID() as ProviderId, randomUUID() as RequestId]
  const ids = { projectId: randomUUID() as ProjectId, coupleId }
  const details = { ...weddingDetails, weddingTheme: `${mark}c`, eventLocation: `${mark}d`, eventPlace: place }
  await commands.handle(changeFavourites, { coupleId, providerId, favourite: true }, context())
  await commands.handle(saveProject, { ...ids, country: 'FR', details }, context())
  await commands.handle(contactProviders, { ...ids, providers: [{ requestId, providerId }], message: `${mark}e` }, context())
  await commands.handle(
    openRequest,
    { ...ids, ...details, requestId, providerId, message: `${mark}e`, receivedAt: new Date().toISOString() },
    context(),
  )
  await commands.handle(correctCredits, { providerId, credits: 2, reason: 'test' }, context())
  const { position } = await commands.handle(unlockRequest, { requestId, providerId }, context())
  return { mark, coupleId, position }
}

async function shownByBoth({ positions, elsewhere }: World, position: Position): Promise<void> {
  await Promise.all([
    ...projections.map((projection) => positions.waitFor(projection, position, waitMs)),
    ...olderProjections.map((projection) => elsewhere.waitFor(projection, position, waitMs)),
  ])
}

async function askDeletion({ commands }: World, coupleId: CoupleId): Promise<void> {
  await commands.handle(askAccountDeletion, { coupleId, certificateId: randomUUID() }, context())
}

async function ended(child: ChildProcess, signal: 'SIGKILL'): Promise<void> {
  child.kill(signal)
  await once(child, 'exit')
}

test('a couple erased while two releases run, and while the older one stops, is in no schema, file or queue', async () => {
  const world = await twoReleases()
  const { database, schemas, older } = world
  const [olderInbox] = olderProjections.filter(({ name }) => name === requestInbox.name).map(schemaOf)
  const [first, second] = [await markedCouple(world, '+33698765401'), await markedCouple(world, '+33698765402')]
  const queue = openEffectQueue({ databaseUrl: cluster.url }, silent)
  onTestFinished(() => queue.close())
  const news = { kind: 'mail', payload: { template: 'news', params: {} }, cause: null, expiresAt: null }
  const effects = [first, second].map(({ coupleId }) => ({ ...news, id: randomUUID(), person: { kind: 'couple', id: coupleId } }))
  await queue.enqueue(await writeEffects(database, effects))
  const inQueues = ({ coupleId }: typeof first) =>
    queueRowsOf(
      database,
      coupleId,
      effects.filter(({ person }) => person.id === coupleId).map(({ id }) => id),
    )
  for (const couple of [first, second]) expect(await inQueues(couple)).toEqual(['bullmq.job', 'operational.effects'])
  await shownByBoth(world, second.position)
  const inOlder = await database.query(`SELECT firstname FROM ${olderInbox}.requests ORDER BY firstname`)
  expect(inOlder.rows).toEqual(
    [first, second].map(({ mark }) => ({ firstname: `${mark}a` })).toSorted((a, b) => (a.firstname < b.firstname ? -1 : 1)),
  )

  const filesWith = (...marks: readonly string[]) => {
    const files = filesIn(cluster.directory).filter((file) => file.includes('/base/'))
    return files.filter((file) => marks.some((mark) => readFileSync(file).includes(mark)))
  }
  await database.query('ANALYZE; CHECKPOINT')
  expect(filesWith(first.mark).length, 'four tables of each release, and what Postgres sampled of them').toBeGreaterThan(8)

  // Both releases run: each clears its own tables, and the older tables stay.
  await askDeletion(world, first.coupleId)
  await erasePerson(world, { kind: 'couple', id: first.coupleId }, waitMs)
  const afterFirst = await contentOfTables(database)
  expect(afterFirst).not.toContain(first.mark)
  expect(afterFirst).toContain(second.mark)
  expect(await inQueues(first), 'a job alone, of an effect that is gone').toEqual(['bullmq.job'])
  expect(await inQueues(second)).toEqual(['bullmq.job', 'operational.effects'])
  expect((await database.query('SELECT to_regnamespace($1) IS NOT NULL AS stands', [olderInbox])).rows).toEqual([{ stands: true }])

  // The older release is stopped: its data are known to remain, and no certificate is given.
  older.kill('SIGSTOP')
  await askDeletion(world, second.coupleId)
  const refused = await erasePerson(world, { kind: 'couple', id: second.coupleId }, 2_000).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(NotReached)
  expect(String(refused)).toContain(olderInbox)
  expect(await contentOfTables(database)).toContain(second.mark)

  // The older release is gone: its tables are dropped, which completes the erasure.
  await ended(older, 'SIGKILL')
  await erasePerson(world, { kind: 'couple', id: second.coupleId }, waitMs)
  expect(await contentOfTables(database)).not.toContain(second.mark)
  const worker = startEffectWorker({
    pool: database,
    connection: { databaseUrl: cluster.url },
    queue,
    log: silent,
    kinds: {},
    commands: world.commands,
  })
  await expect.poll(async () => [await inQueues(first), await inQueues(second)]).toEqual([[], []])
  await worker.close()
  const standing = await database.query<{ name: string }>(`SELECT nspname AS name FROM pg_namespace WHERE nspname ~ '_v\\d+'`)
  expect(standing.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(projections.map(schemaOf)))
  await vi.waitFor(async () => {
    await schemas.dropUnused()
    const { rows } = await database.query<{ name: string }>(`SELECT nspname AS name FROM pg_namespace WHERE nspname ~ '_v\\d+'`)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(projections.map(schemaOf).toSorted())
  }, waitMs)

  await vi.waitFor(
    async () =>
      expect(await vacuumIfAsked(database, schemas, silent)).toEqual(
        expect.arrayContaining([`${schemaOf(requestInbox)}.requests`, 'operational.person_keys']),
      ),
    waitMs,
  )
  expect(await vacuumIfAsked(database, schemas, silent), 'however many are erased, not again at once').toEqual([])
  await database.query('CHECKPOINT')
  expect(filesWith(first.mark, second.mark)).toEqual([])
})
