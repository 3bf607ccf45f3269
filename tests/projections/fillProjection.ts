import type { Pool } from 'pg'
import type { AllianceEvent } from '../../src/domain/eventCatalog.ts'
import { countChanges, countedRows } from '../../src/projections/runner/counting.ts'
import { type Projection, schemaOf } from '../../src/projections/runner/projection.ts'
import { createIndexes, createTables } from '../../src/projections/runner/projectionSchema.ts'
import { upsertSql } from '../../src/projections/runner/tableSql.ts'
import { structureOf } from '../../src/projections/runner/tableStructure.ts'

type Change = { key(event: AllianceEvent): string; fold(row: object | undefined, event: AllianceEvent, key: string): object | undefined }

const batch = 500

/**
 * Fills a projection in which each event has one key with the folded events, without a log: for many rows. The events of a row must follow
 * one another, as in its stream. Existing rows are dropped.
 */
export async function fillProjection(pool: Pool, projection: Projection, events: Iterable<AllianceEvent>): Promise<void> {
  const schema = schemaOf(projection)
  const client = await pool.connect()
  try {
    // VACUUM does not mark rows as visible to all while their commit may not be durable, e.g. right after an asynchronous commit.
    await client.query('SET synchronous_commit TO on')
    await createTables(client, projection, schema)
    const folded = new Map<string, ReadonlyMap<string, object>>()
    for (const [name, table] of Object.entries(projection.tables)) {
      if (table.counting) {
        const counted = countedRows(countChanges(table.counting, new Map(), folded.get(table.counting.of) ?? new Map()), new Map())
        await client.query(
          upsertSql(
            schema,
            structureOf(name, table),
            [...counted.values()].filter((row) => row !== undefined),
          ),
        )
        continue
      }
      const all = new Map<string, object>()
      folded.set(name, all)
      const insert = `INSERT INTO ${schema}.${name} SELECT * FROM jsonb_populate_recordset(NULL::${schema}.${name}, $1::jsonb)`
      for (const rows of foldedInBatches(table.on as Readonly<Record<string, Change | undefined>>, events)) {
        await client.query(insert, [JSON.stringify(rows)])
        for (const row of rows) all.set(String(row[table.key]), row)
      }
    }
    await createIndexes(client, projection, schema)
    for (const name of Object.keys(projection.tables)) await client.query(`VACUUM (ANALYZE) ${schema}.${name}`)
  } finally {
    await client.query('RESET synchronous_commit')
    client.release()
  }
}

function* foldedInBatches(on: Readonly<Record<string, Change | undefined>>, events: Iterable<AllianceEvent>): Generator<object[]> {
  let done: object[] = []
  let current: { readonly key: string; readonly row: object | undefined } | undefined
  for (const event of events) {
    const change = on[event.type]
    if (!change) continue
    const key = change.key(event)
    if (current?.row && current.key !== key) done.push(current.row)
    current = { key, row: change.fold(current?.key === key ? current.row : undefined, event, key) }
    if (done.length === batch) {
      yield done
      done = []
    }
  }
  yield current?.row ? [...done, current.row] : done
}
