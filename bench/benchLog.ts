import type { Pool } from 'pg'
import type { EventStore } from '../src/eventstore/eventStore.ts'
import { createEventStoreDb } from '../src/eventstore/eventStoreDb.ts'
import { createPostgresEventStore } from '../src/eventstore/postgresEventStore.ts'

/** The EventStoreDB that benchmarks put the log on; it must be empty. Undefined where the log is to be on Postgres. */
export const eventStoreDbUrl = process.env['EVENTSTOREDB_URL'] || undefined

/** The log of a benchmark: on the EventStoreDB that the environment names, else in this database. */
export function openBenchLog(pool: Pool): Promise<EventStore> {
  return eventStoreDbUrl ? createEventStoreDb({ connectionString: eventStoreDbUrl }) : createPostgresEventStore({ pool })
}

/** For the description of what was measured. */
export const benchLogName = eventStoreDbUrl ? 'EventStoreDB' : 'Postgres'
