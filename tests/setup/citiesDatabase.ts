import { loadCities } from '../../src/integrations/cities/loadCities.ts'
import { copyTemplate } from './templateDatabase.ts'
import { createTestDatabase, type TestDatabase } from './testDatabase.ts'

/** A new database with the reference data of the city search, copied from a template since loading takes seconds. */
export function createCitiesDatabase(max = 10): Promise<TestDatabase> {
  return copyTemplate({ name: 'template_with_cities', make: makeTemplate }, max)
}

async function makeTemplate(): Promise<TestDatabase> {
  const database = await createTestDatabase(1)
  await loadCities(database.pool)
  return database
}
