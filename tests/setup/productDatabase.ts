import { createHash } from 'node:crypto'
import { projections } from '../../src/catalogues.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { openJobQueue } from '../../src/jobs/queues.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { schemaOf } from '../../src/projections/runner/projection.ts'
import { prepareProjections } from '../../src/projections/runner/projectionSchema.ts'
import { createCitiesDatabase } from './citiesDatabase.ts'
import { copyTemplate } from './templateDatabase.ts'
import type { TestDatabase } from './testDatabase.ts'

/**
 * A new database in the state after a product's first start: the city search's data, every migration, an empty log and empty read models.
 * It does not depend on any keys.
 */
export function createProductDatabase(max = 10): Promise<TestDatabase> {
  // A copy of the sources with other read models uses its own template.
  const readModels = createHash('sha1').update(projections.map(schemaOf).join()).digest('hex').slice(0, 12)
  return copyTemplate({ name: `template_of_product_${readModels}`, make: makeTemplate }, max)
}

async function makeTemplate(): Promise<TestDatabase> {
  const database = await createCitiesDatabase(2)
  await migrateOperational(database.pool)
  const log = await createPostgresEventStore({ pool: database.pool })
  await prepareProjections(database.pool, log, projections)
  await log.close()
  await makeTablesOfJobs(database.url)
  return database
}

/** The first queue that is asked for anything makes them. */
async function makeTablesOfJobs(databaseUrl: string): Promise<void> {
  // The product gives up on an answer after 2 s, which a busy machine may take longer than.
  const queue = openJobQueue({ databaseUrl }, 'messages', { warn() {} }, { answerMs: 120_000 })
  await queue.counts()
  await queue.close()
}
