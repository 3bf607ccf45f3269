import type { Pool } from 'pg'
import type { EventStore } from '../src/eventstore/eventStore.ts'
import { createEventStoreDb } from '../src/eventstore/eventStoreDb.ts'
import { createPostgresEventStore } from '../src/eventstore/postgresEventStore.ts'

/** The EventStoreDB for the log of benchmarks; it must be empty. Undefined when the log is on Postgres. */
export const eventStoreDbUrl = process.env['EVENTSTOREDB_URL'] || undefined

/** The log of a benchmark: on the configured EventStoreDB, else in this database. */
export function openBenchLog(pool: Pool): Promise<EventStore> {
  return eventStoreDbUrl ? createEventStoreDb({ connectionString: eventStoreDbUrl }) : createPostgresEventStore({ pool })
}

/** For the description of the measurement. */
export const benchLogName = eventStoreDbUrl ? 'EventStoreDB' : 'Postgres'
