import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, vi } from 'vitest'
import { projections } from '../../src/catalogues.ts'
import { CommandHandler } from '../../src/commands/handleCommand.ts'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import type { Person } from '../../src/domain/person/personKind.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { withPersonalData } from '../../src/eventstore/personalData.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { createDiskFiles } from '../../src/integrations/files/diskFiles.ts'
import { erasePerson } from '../../src/jobs/erasure/erasePerson.ts'
import type { ErasureCertificate } from '../../src/jobs/erasure/erasureCertificate.ts'
import type { ErasureDependencies } from '../../src/jobs/erasure/erasureOfKind.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { createPersonKeys } from '../../src/operational/personKeys.ts'
import { createSessions } from '../../src/operational/sessions.ts'
import { createTokens } from '../../src/operational/tokens.ts'
import { concernsPersons } from '../../src/projections/clearedOfPersons.ts'
import { prepareProjections } from '../../src/projections/runner/projectionSchema.ts'
import { ProjectionSchemas } from '../../src/projections/runner/projectionSchemas.ts'
import { rebuild } from '../../src/projections/runner/rebuild.ts'
import { vacuumIfAsked } from '../../src/projections/runner/vacuumAfterErasure.ts'
import { tablesHash } from '../projections/projectionHarness.ts'
import { startedProjector } from '../projections/runningProjector.ts'
import { contentOfTables } from '../setup/contentOfTables.ts'
import { filesIn } from '../setup/filesIn.ts'
import type { OwnCluster } from '../setup/ownCluster.ts'
import { readEverything } from '../setup/readEverything.ts'
import { openTestPool } from '../setup/testDatabase.ts'
import { testSecrets } from '../setup/testSecrets.ts'

export type ErasureStage = Awaited<ReturnType<typeof erasureStage>>

/** A log with its read models on a separate cluster, and the means of an erasure; closed with the test. */
export async function erasureStage(cluster: OwnCluster) {
  const pool = openTestPool({ connectionString: cluster.url, max: 20 })
  await migrateOperational(pool)
  const secrets = testSecrets()
  const folder = mkdtempSync(join(tmpdir(), 'alliance-erasure-'))
  const files = createDiskFiles(folder)
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
    rmSync(folder, { recursive: true, force: true })
  })
  const tokens = await createTokens({ database: pool, tokenKey: secrets.tokenKey, rules: defaultRules })
  const sessions = createSessions({ database: pool, tokens, tokenKey: secrets.tokenKey, rules: defaultRules })
  const schemas = new ProjectionSchemas({ pool, projections, concernsPersons, log: pino({ level: 'silent' }) })
  const means: ErasureDependencies = {
    database: pool,
    commands,
    personKeys,
    sessions,
    positions: projector.positions,
    schemas,
    secrets,
    files,
  }
  return { cluster, pool, secrets, log, store, commands, projector, sessions, schemas, files, means }
}

/** Waits until every read model has reached the log's end. */
export async function shown({ projector, store }: ErasureStage): Promise<void> {
  const head = await store.head()
  await Promise.all(projections.map((projection) => projector.positions.waitFor(projection, head, 120_000)))
}

/** The data keys of persons, as they are stored. */
export async function wrappedKeys({ pool }: ErasureStage, ...ids: readonly string[]): Promise<readonly Buffer[]> {
  const { rows } = await pool.query<{ wrapped_key: Buffer | null }>(
    'SELECT wrapped_key FROM operational.person_keys WHERE person_id = ANY ($1)',
    [ids],
  )
  const keys = rows.flatMap(({ wrapped_key: key }) => (key ? [key] : []))
  expect(keys).toHaveLength(ids.length)
  return keys
}

/** Erases a person, with a crash after each step; returns the certificate and the steps. */
export async function eraseThoughKilled({ means }: ErasureStage, person: Person) {
  const deaths = new Set<string>()
  for (;;) {
    const steps = new Map<string, number>()
    const diesAfter = (step: string) => {
      steps.set(step, (steps.get(step) ?? 0) + 1)
      return deaths.size !== deaths.add(`${step} ${steps.get(step)}`).size
    }
    try {
      const certificate: ErasureCertificate = await erasePerson(dying(means, diesAfter), person, 120_000)
      expect(await erasePerson(means, person, 120_000), 'given again, it is the same certificate').toEqual(certificate)
      return { certificate, steps: [...deaths] }
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    }
  }
}

/** The traces must be in the tables beforehand; otherwise not finding them later would prove nothing. */
export async function expectTraces({ pool }: ErasureStage, traces: readonly string[]): Promise<void> {
  const tables = await contentOfTables(pool)
  expect(traces.filter((trace) => !tables.includes(trace))).toEqual([])
}

/**
 * Expects that the traces are in no table and in no readable event; then, after the product's own vacuum, that they and `inFiles` are in no
 * file of the database.
 */
export async function expectNoTraces(stage: ErasureStage, traces: readonly string[], inFiles: readonly (string | Buffer)[]): Promise<void> {
  const { cluster, pool, projector, store, schemas } = stage
  const leftIn = (text: string) => traces.filter((trace) => text.includes(trace))
  expect(leftIn(await contentOfTables(pool))).toEqual([])
  expect(leftIn(JSON.stringify(await readEverything(store, [...eventCatalog.keys()])))).toEqual([])
  // As the product does: again and again until no transaction keeps the old row versions.
  await vi.waitFor(
    async () =>
      expect(await vacuumIfAsked(pool, schemas, pino({ level: 'silent' }))).toEqual(
        expect.arrayContaining([...(await schemas.tablesOfPersons()), 'operational.sessions', 'pg_catalog.pg_statistic']),
      ),
    { timeout: 120_000 },
  )
  await projector.stop()
  await pool.query('CHECKPOINT')
  const files = filesIn(cluster.directory)
    .filter((file) => file.includes('/base/'))
    .map((file) => readFileSync(file))
  expect(files.length).toBeGreaterThan(0)
  expect(inFiles.filter((trace) => files.some((file) => file.includes(trace)))).toEqual([])
}

/** Expects that a rebuild gives every read model its current content. */
export async function expectSameWhenRebuilt({ pool, store }: ErasureStage): Promise<void> {
  for (const projection of projections) {
    const live = await tablesHash(pool, projection)
    await rebuild(projection, { pool, store, log: pino({ level: 'silent' }) })
    expect(await tablesHash(pool, projection), projection.name).toBe(live)
  }
}

class Killed extends Error {}

/** The same means; every call is carried out, and its caller then dies when `dies` returns true. */
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
    files: mortal(means.files),
  }
}
