import type { Pool } from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { balances, corrected, granted, newProvider } from '../../../tests/projections/balances.ts'
import { type ProjectionHarness, projectionHarness, record } from '../../../tests/projections/projectionHarness.ts'
import { park, readCheckpoint, readCheckpoints } from './checkpoints.ts'
import { NotReached } from './positionWaiter.ts'
import type { Projection } from './projection.ts'
import { prepareProjections } from './projectionSchema.ts'
import { ProjectionSchemas } from './projectionSchemas.ts'
import { ProjectionWriter } from './projectionWriter.ts'
import { rebuild, rebuildLock } from './rebuild.ts'
import { SchemaUse } from './schemaUse.ts'

const log = pino({ level: 'silent' })
const [before, now] = [balances({ version: 1 }), balances({ version: 2 })]

/** A release that has the second version, on a database where the first one was filled. */
async function upgraded(): Promise<ProjectionHarness> {
  const harness = await projectionHarness(before)
  await harness.given(granted(newProvider()))
  await prepareProjections(harness.pool, harness.store, [now])
  return harness
}

async function catchUp({ pool, store }: ProjectionHarness, projection: Projection): Promise<void> {
  const writer = await ProjectionWriter.open(pool, projection)
  await writer.write(await store.readAll({ after: writer.checkpoint.position, types: null, limit: 100 }))
}

const schemasOf = (pool: Pool, graceMs = 0) =>
  new ProjectionSchemas({ pool, projections: [now], concernsPersons: () => true, log, graceMs })

async function standing(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(`SELECT nspname AS name FROM pg_namespace WHERE nspname ~ '_v\\d+' ORDER BY 1`)
  return rows.map(({ name }) => name)
}

test('drops an unused schema with its checkpoint once the next version has caught up', async () => {
  const release = await upgraded()
  const { pool } = release
  const schemas = schemasOf(pool)
  expect(await schemas.dropUnused()).toEqual([])
  await catchUp(release, now)
  expect(await schemas.dropUnused()).toEqual(['balances_v1'])
  expect(await standing(pool)).toEqual(['balances_v2'])
  expect([...(await readCheckpoints(pool)).keys()]).toEqual(['balances@2'])
  expect(await schemas.dropUnused()).toEqual([])
})

test('does not drop it while the new version is parked', async () => {
  const release = await upgraded()
  await catchUp(release, now)
  const checkpoint = await readCheckpoint(release.pool, now)
  if (!checkpoint) throw new Error('no checkpoint')
  await park(release.pool, now, checkpoint, { error: 'broken', eventId: null, position: null })
  expect(await schemasOf(release.pool).dropUnused()).toEqual([])
})

test('does not drop it while a process uses it, or announces its use again after its connection broke', async () => {
  const release = await upgraded()
  const { pool } = release
  await catchUp(release, now)
  const uses = [await SchemaUse.announce(pool, [before], log), await SchemaUse.announce(pool, [before, now], log)]
  onTestFinished(async () => void (await Promise.all(uses.map((use) => use.close()))))
  const schemas = schemasOf(pool)
  expect(await schemas.dropUnused()).toEqual([])
  await uses[1]?.close()
  expect(await schemas.dropUnused()).toEqual([])

  // Other tests share the cluster.
  const announced = `FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock' AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  const { rows: ended } = await pool.query<{ pid: number }>(`SELECT pid, pg_terminate_backend(pid) ${announced}`)
  await vi.waitFor(
    async () => {
      // A connection that is ended holds its lock for a moment longer.
      const { rows } = await pool.query<{ pid: number }>(`SELECT pid ${announced}`)
      expect(rows.filter(({ pid }) => ended.every((connection) => connection.pid !== pid))).toHaveLength(1)
    },
    { timeout: 120_000 },
  )
  expect(await schemas.dropUnused()).toEqual([])
  await uses[0]?.close()
  await vi.waitFor(async () => expect(await schemas.dropUnused()).toEqual(['balances_v1']), { timeout: 120_000 })
})

test('does not drop it until it was unused for a while, so that a broken connection can be reopened', async () => {
  const release = await upgraded()
  await catchUp(release, now)
  const patient = schemasOf(release.pool, 60_000)
  expect(await patient.dropUnused()).toEqual([])
  expect(await patient.dropUnused()).toEqual([])
  expect(await standing(release.pool)).toEqual(['balances_v1', 'balances_v2'])
})

test('also drops the schema of a release that was rolled back, and of a projection that no longer exists', async () => {
  const harness = await projectionHarness(balances({ version: 3 }))
  await prepareProjections(harness.pool, harness.store, [now, balances({ name: 'formerOnes' })])
  await harness.pool.query('CREATE SCHEMA somebody_elses_v1')
  expect(await schemasOf(harness.pool).dropUnused()).toEqual(['balances_v3', 'former_ones_v1'])
  expect(await standing(harness.pool)).toEqual(['balances_v2', 'somebody_elses_v1'])
})

test('drops remains of rebuilds, but not a running rebuild', async () => {
  const { pool } = await projectionHarness(now)
  await pool.query('CREATE SCHEMA balances_v2_old; CREATE SCHEMA balances_v2_rebuild')
  const rebuilding = await pool.connect()
  onTestFinished(() => rebuilding.release(true))
  await rebuilding.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [rebuildLock('balances_v2')])
  const schemas = schemasOf(pool)
  expect(await schemas.dropUnused()).toEqual([])
  await rebuilding.query('SELECT pg_advisory_unlock_all()')
  expect(await schemas.dropUnused()).toEqual(['balances_v2_old', 'balances_v2_rebuild'])
})

test('a reader delays the drop', async () => {
  const release = await upgraded()
  await catchUp(release, now)
  const reader = await release.pool.connect()
  await reader.query('BEGIN; SELECT * FROM balances_v1.balances')
  const schemas = schemasOf(release.pool)
  expect(await schemas.dropUnused()).toEqual([])
  await reader.query('COMMIT')
  reader.release()
  expect(await schemas.dropUnused()).toEqual(['balances_v1'])
})

test('an erasure waits for every schema in use, of any release, and for the drop of those that nobody feeds', async () => {
  const release = await upgraded()
  const { pool, store } = release
  const use = await SchemaUse.announce(pool, [before], log)
  const erased = await record(store, [granted(newProvider()), corrected(newProvider())])
  const schemas = schemasOf(pool)
  await expect(schemas.untilNoSchemaHolds(erased, 0)).rejects.toThrow('not cleared yet: balances_v1, balances_v2')
  await catchUp(release, now)
  await expect(schemas.untilNoSchemaHolds(erased, 0)).rejects.toThrow(NotReached)
  await catchUp(release, before)
  await schemas.untilNoSchemaHolds(erased, 0)
  expect(await standing(pool)).toEqual(['balances_v1', 'balances_v2'])

  const erasedNext = await record(store, [granted(newProvider())])
  await catchUp(release, now)
  await expect(schemas.untilNoSchemaHolds(erasedNext, 0)).rejects.toThrow('not cleared yet: balances_v1')
  await use.close()
  await schemas.untilNoSchemaHolds(erasedNext, 10_000)
  expect(await standing(pool)).toEqual(['balances_v2'])
})

test('an erasure waits for a rebuild that has read the erased data', async () => {
  const release = await projectionHarness(now)
  const erased = await release.given(granted(newProvider()))
  const schemas = schemasOf(release.pool)
  const rebuilding = await release.pool.connect()
  await rebuilding.query('SELECT pg_advisory_lock(hashtextextended($1, 0)); ', [rebuildLock('balances_v2')])
  await rebuilding.query('CREATE SCHEMA balances_v2_rebuild')
  await expect(schemas.untilNoSchemaHolds(erased, 0)).rejects.toThrow('not cleared yet: balances_v2_rebuild')
  // Postgres frees the locks of a closed connection only a moment later.
  await rebuilding.query('SELECT pg_advisory_unlock_all()')
  rebuilding.release(true)
  await rebuild(now, { ...release, log })
  await schemas.untilNoSchemaHolds(erased, 10_000)
})

test('a projection without personal data delays no erasure', async () => {
  const release = await projectionHarness(now)
  const position = await record(release.store, [granted(newProvider())])
  const schemas = new ProjectionSchemas({ pool: release.pool, projections: [now], concernsPersons: () => false, log, graceMs: 0 })
  await schemas.untilNoSchemaHolds(position, 0)
  expect(await schemas.tablesOfPersons()).toEqual([])
  expect(await schemasOf(release.pool).tablesOfPersons()).toEqual(['balances_v2.balances'])
})
