import { readdir, readFile } from 'node:fs/promises'
import { Kysely, type Migration, type MigrationProvider, Migrator, PostgresDialect, sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'

const folder = new URL('./migrations/', import.meta.url)

/**
 * Brings the schema `operational` up to date: every `migrations/NNNN-name.sql` not yet applied, in order, in one transaction.
 * Forward only; several processes may start at once, the others wait for the first.
 * @throws what Postgres says of a broken migration, with its name
 */
export async function migrateOperational(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // A long migration, or the wait for another process's, is no runaway query.
    await client.query('SET statement_timeout = 0')
    const { error, results } = await new Migrator({
      db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool: onlyThis(client) }) }),
      provider: sqlFiles,
      migrationTableSchema: 'operational',
      migrationTableName: 'migrations',
      migrationLockTableName: 'migrations_lock',
    }).migrateToLatest()
    const failed = results?.find((result) => result.status === 'Error')
    if (error) throw new Error(`operational migration ${failed?.migrationName ?? ''} failed`, { cause: error })
  } finally {
    client.release(true)
  }
}

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
    const migrations = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return [name.slice(0, -'.sql'.length), { up: async (db) => void (await sql.raw(text).execute(db)) }]
    })
    return Object.fromEntries(await Promise.all(migrations))
  },
}

/** Kysely ends the pool it was given; this one belongs to the caller. */
function onlyThis(client: PoolClient) {
  const lent = { query: client.query.bind(client), release: () => {} } as unknown as PoolClient
  return { connect: () => Promise.resolve(lent), end: () => Promise.resolve() }
}
