import type { Pool, PoolClient } from 'pg'
import type { EventStore } from '../../eventstore/eventStore.ts'
import { inSetupTransaction } from '../../platform/setupTransaction.ts'
import { checkpointsSql } from './checkpoints.ts'
import { createTableSql } from './createTableSql.ts'
import { definitionOf, isBeforeFingerprints } from './fingerprints.ts'
import { type Projection, schemaOf } from './projection.ts'
import { quoted } from './tableStructure.ts'

/** A projection was changed without raising its version. */
export class ProjectionChanged extends Error {
  override name = 'ProjectionChanged'
}

/**
 * Creates what projections need before they are read or fed: the checkpoints, and for each projection without one its empty tables and a
 * checkpoint at the log's start. Several processes may call it at once; existing tables stay as they are.
 * @throws ProjectionChanged
 */
export async function prepareProjections(pool: Pool, store: Pick<EventStore, 'start'>, projections: readonly Projection[]): Promise<void> {
  await inSetupTransaction(pool, 'prepare projections', async (client) => {
    await client.query(checkpointsSql)
    for (const projection of projections) await prepare(client, store, projection)
  })
}

async function prepare(client: PoolClient, store: Pick<EventStore, 'start'>, projection: Projection): Promise<void> {
  const { name, version } = projection
  const definition = definitionOf(projection)
  const { rows } = await client.query<{ definition: string; exists: boolean }>(
    `SELECT definition, to_regnamespace($3) IS NOT NULL AS exists FROM projections.checkpoints WHERE projection = $1 AND version = $2`,
    [name, version, schemaOf(projection)],
  )
  const [known] = rows
  if (known?.exists) {
    if (known.definition === definition) return
    if (isBeforeFingerprints(projection, known.definition)) {
      await client.query('UPDATE projections.checkpoints SET definition = $3 WHERE projection = $1 AND version = $2', [
        name,
        version,
        definition,
      ])
      return
    }
    throw new ProjectionChanged(
      `projection ${name} changed under version ${version}: raise its version, or fill it again with npm run rebuild ${name}`,
    )
  }
  await createTables(client, projection, schemaOf(projection))
  await createIndexes(client, projection, schemaOf(projection))
  await client.query(
    `INSERT INTO projections.checkpoints (projection, version, position, definition) VALUES ($1, $2, $3, $4)
     ON CONFLICT (projection, version) DO UPDATE SET position = excluded.position, definition = excluded.definition,
       generation = projections.checkpoints.generation + 1`,
    [name, version, store.start, definition],
  )
}

/** Creates the projection's empty tables in a schema of this name, replacing existing ones. */
export async function createTables(client: PoolClient, projection: Projection, schema: string): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${quoted(schema)} CASCADE; CREATE SCHEMA ${quoted(schema)}`)
  await within(client, schema, tablesSqlOf(projection))
}

function tablesSqlOf({ tables }: Projection): string {
  return Object.entries(tables)
    .map(([name, table]) => createTableSql(name, table))
    .join(';\n')
}

/** Creates the indexes of tables from `createTables`. */
export async function createIndexes(client: PoolClient, { indexesSql }: Projection, schema: string): Promise<void> {
  await within(client, schema, indexesSql)
}

async function within(client: PoolClient, schema: string, sql: string): Promise<void> {
  await client.query(`SET search_path TO ${quoted(schema)}, public`)
  try {
    await client.query(sql)
  } finally {
    await client.query('RESET search_path').catch(() => {})
  }
}
