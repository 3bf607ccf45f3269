import { Client } from 'pg'
import { inject } from 'vitest'
import { loadCities } from '../../src/integrations/cities/loadCities.ts'
import { createTestDatabase, type TestDatabase } from './testDatabase.ts'

const template = 'template_with_cities'

/**
 * A new database that holds the reference data of the city search. They take seconds to load and are the same for everybody, so the
 * first caller of the suite makes a template and the others copy it.
 */
export async function createCitiesDatabase(max = 10): Promise<TestDatabase> {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext($1))`, [template])
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template])
    if (rowCount === 0) await makeTemplate(client)
    return await createTestDatabase(max, template)
  } finally {
    await client.end()
  }
}

async function makeTemplate(client: Client): Promise<void> {
  const database = await createTestDatabase(1)
  await loadCities(database.pool)
  await database.pool.end()
  await client.query(`ALTER DATABASE ${database.name} RENAME TO ${template}`)
}
