import type { Pool } from 'pg'
import type { AllianceEvent } from '../../src/domain/eventCatalog.ts'
import type { RecordedEvent } from '../../src/eventstore/eventStore.ts'
import { type Projection, schemaOf } from '../../src/projections/runner/projection.ts'
import { createIndexes, createTables } from '../../src/projections/runner/projectionSchema.ts'
import { TableFill } from '../../src/projections/runner/tableFill.ts'
import { readTableStructures } from '../../src/projections/runner/tableStructure.ts'

/** Fills a projection's tables with what the events fold to, without a log: for many rows. What stood there is dropped. */
export async function fillProjection(pool: Pool, projection: Projection, events: Iterable<AllianceEvent>): Promise<void> {
  const schema = schemaOf(projection)
  const client = await pool.connect()
  try {
    await createTables(client, projection, schema)
    const structures = await readTableStructures(client, schema, projection)
    const fills = Object.entries(projection.tables).flatMap(([name, table]) => {
      const structure = structures.get(name)
      return structure ? [new TableFill(client, schema, table, structure)] : []
    })
    const fold = async (page: readonly AllianceEvent[]) => {
      for (const fill of fills) await fill.fold(page as unknown as readonly RecordedEvent[])
    }
    let page: AllianceEvent[] = []
    for (const event of events) {
      if (page.push(event) < 1_000) continue
      await fold(page)
      page = []
    }
    await fold(page)
    for (const fill of fills) await fill.flush()
    await createIndexes(client, projection, schema)
    for (const name of Object.keys(projection.tables)) await client.query(`VACUUM (ANALYZE) ${schema}.${name}`)
  } finally {
    client.release()
  }
}
