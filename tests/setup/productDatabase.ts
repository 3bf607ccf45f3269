import { projections } from '../../src/catalogues.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { prepareProjections } from '../../src/projections/runner/projectionSchema.ts'
import { createCitiesDatabase } from './citiesDatabase.ts'
import { copyTemplate } from './templateDatabase.ts'
import type { TestDatabase } from './testDatabase.ts'

/**
 * A new database as a product's first start leaves it: the city search's data, every migration, an empty log and empty read models. Nothing
 * in it depends on an installation's keys.
 */
export function createProductDatabase(max = 10): Promise<TestDatabase> {
  return copyTemplate({ name: 'template_of_product', make: makeTemplate }, max)
}

async function makeTemplate(): Promise<TestDatabase> {
  const database = await createCitiesDatabase(2)
  await migrateOperational(database.pool)
  const log = await createPostgresEventStore({ pool: database.pool })
  await prepareProjections(database.pool, log, projections)
  await log.close()
  return database
}
