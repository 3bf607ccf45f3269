import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { createCitiesDatabase } from '../setup/citiesDatabase.ts'
import type { TestDatabase } from '../setup/testDatabase.ts'
import type { ReleaseFacts } from './releaseFacts.ts'
import { restoreDump } from './restoreDump.ts'

export interface RestoredRelease extends ReleaseFacts {
  readonly database: TestDatabase
}

const fixtures = new URL('../fixtures/', import.meta.url)

/** A database as a release left it when it was just stopped, and its answers then. */
export async function restoredRelease(release: string): Promise<RestoredRelease> {
  const stored = JSON.parse(readFileSync(new URL(`release-${release}.json`, fixtures), 'utf8')) as ReleaseFacts & {
    readonly dumpedAt: string
  }
  const database = await createCitiesDatabase()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    await restoreDump(client, new URL(`release-${release}.sql.gz`, fixtures))
    await advanceTransactionIds(client)
    await moveLifetimes(client, stored.dumpedAt)
  } finally {
    await client.end()
  }
  return { ...stored, database }
}

/** The log is ordered by transaction ids, and this cluster's may be lower than those in the dump. */
async function advanceTransactionIds(client: Client): Promise<void> {
  await client.query(`
    DO $$
    DECLARE last xid8 := (SELECT max(xid) FROM log.events);
    BEGIN
      WHILE pg_current_xact_id() <= last LOOP COMMIT; END LOOP;
    END $$`)
}

/** Sessions, codes and unsent mails expire, which must not depend on when the test runs. */
async function moveLifetimes(client: Client, dumpedAt: string): Promise<void> {
  const { rows } = await client.query<{ table: string; columns: readonly string[] }>(`
    SELECT format('%I.%I', table_schema, table_name) AS table, array_agg(quote_ident(column_name))::text[] AS columns
    FROM information_schema.columns WHERE table_schema = 'operational' AND data_type = 'timestamp with time zone' GROUP BY 1`)
  for (const { table, columns } of rows) {
    await client.query(`UPDATE ${table} SET ${columns.map((column) => `${column} = ${column} + (now() - $1::timestamptz)`).join(', ')}`, [
      dumpedAt,
    ])
  }
}
