import { Client } from 'pg'
import { inject } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testDatabase.ts'

export interface Template {
  readonly name: string
  /** Creates a database with the template's content. */
  readonly make: () => Promise<TestDatabase>
}

/** A copy of a template database: the first caller of the suite creates the template. */
export async function copyTemplate({ name, make }: Template, max: number): Promise<TestDatabase> {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext($1))`, [name])
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) {
      const made = await make()
      await made.pool.end()
      await client.query(`ALTER DATABASE ${made.name} RENAME TO ${name}`)
    }
    return await createTestDatabase(max, name)
  } finally {
    await client.end()
  }
}
