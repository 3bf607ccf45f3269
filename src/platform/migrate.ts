import { readdir, readFile } from 'node:fs/promises'
import { Kysely, type Migration, type MigrationProvider, Migrator, PostgresDialect, sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { liftTimeouts } from './setupTransaction.ts'

export interface Migrations {
  /** Where the files `NNNN-name.sql` are. */
  readonly folder: URL
  /** The schema that holds the tables, and the list of the migrations that were applied. */
  readonly schema: string
}

/**
 * Applies every migration that was not applied yet, in order and in one transaction. Forwards only. Several processes may start at
 * once: the first one migrates and the others wait for it, however long it takes. What a newer release applied after this release's last
 * file stays as it is, so that this release can start beside it and after a rollback.
 * @throws Error with the migration's name, caused by what Postgres answered
 */
export async function migrate(pool: Pool, { folder, schema }: Migrations): Promise<void> {
  const client = await pool.connect()
  try {
    await liftTimeouts(client, 'session')
    const { error, results } = await new Migrator({
      db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool: onlyThis(client) }) }),
      provider: sqlFilesIn(folder, async () => (await client.query<Applied>(`SELECT name FROM ${schema}.migrations`)).rows),
      migrationTableSchema: schema,
      migrationTableName: 'migrations',
      migrationLockTableName: 'migrations_lock',
    }).migrateToLatest()
    const failed = results?.find((result) => result.status === 'Error')
    if (error) throw new Error(`${schema} migration ${failed?.migrationName ?? ''} failed`, { cause: error })
  } finally {
    client.release(true)
  }
}

interface Applied {
  readonly name: string
}

/** The files, and those that a newer release applied after them: Kysely refuses an applied migration that it does not find. */
function sqlFilesIn(folder: URL, readApplied: () => Promise<readonly Applied[]>): MigrationProvider {
  return {
    async getMigrations() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
      const migrations = names.map(async (name): Promise<[string, Migration]> => {
        const text = await readFile(new URL(name, folder), 'utf8')
        return [name.slice(0, -'.sql'.length), { up: async (db) => void (await sql.raw(text).execute(db)) }]
      })
      const files = Object.fromEntries(await Promise.all(migrations))
      const last = Object.keys(files).toSorted(inOrder).at(-1)
      const newer = (await readApplied()).filter(({ name }) => last !== undefined && inOrder(name, last) > 0)
      return { ...files, ...Object.fromEntries(newer.map(({ name }) => [name, appliedByNewerRelease])) }
    },
  }
}

/** Kysely's own order. */
function inOrder(one: string, other: string): number {
  return one.localeCompare(other)
}

const appliedByNewerRelease: Migration = {
  up: () => Promise.reject(new Error('a migration of a newer release was to be applied')),
}

/** Kysely ends the pool it was given; this one belongs to the caller. */
function onlyThis(client: PoolClient) {
  const lent = { query: client.query.bind(client), release: () => {} } as unknown as PoolClient
  return { connect: () => Promise.resolve(lent), end: () => Promise.resolve() }
}
