import { randomUUID } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import { type StreamName, streamName } from '../../src/domain/ids.ts'
import { CachedPersonKeys } from '../../src/eventstore/cachedPersonKeys.ts'
import type { EventStore, NewEvent, RecordedEvent } from '../../src/eventstore/eventStore.ts'
import { withPersonalData } from '../../src/eventstore/personalData.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { createPersonKeys } from '../../src/operational/personKeys.ts'
import type { PersonKeys } from '../../src/platform/personKeys.ts'
import { newEvent } from './newEvent.ts'
import { storedEvents } from './storedEvents.ts'
import { createTestDatabase, type TestDatabase } from './testDatabase.ts'
import { testSecrets } from './testSecrets.ts'

/** A log on its own database, as stored and as read with the product's catalogue. */
export interface PersonalDataStage {
  readonly database: TestDatabase
  /** The stored log, sealed. */
  readonly raw: EventStore
  /** The log as the product reads it, opened. */
  readonly store: EventStore
  readonly keys: PersonKeys
  /** A key store without a cache. */
  freshKeys(): PersonKeys
  close(): Promise<void>
}

export async function openPersonalDataStage(): Promise<PersonalDataStage> {
  const { masterKeys } = testSecrets()
  const database = await createTestDatabase()
  await migrateOperational(database.pool)
  const raw = await createPostgresEventStore({ pool: database.pool })
  const freshKeys = () => createPersonKeys(database.pool, masterKeys)
  const keys = new CachedPersonKeys(freshKeys())
  return {
    database,
    raw,
    store: withPersonalData(raw, { catalog: eventCatalog, keys }),
    keys,
    freshKeys,
    async close() {
      await raw.close()
      await database.drop()
    },
  }
}

export function newStream(): StreamName {
  return streamName('thing', randomUUID())
}

export function coupleRegistered(): NewEvent {
  const stored = storedEvents().find(({ type }) => type === 'CoupleRegistered')
  return newEvent('CoupleRegistered', { ...stored?.data, coupleId: randomUUID() })
}

export function personOf(registered: NewEvent): string {
  return String(registered.data['coupleId'])
}

/** An event that failed for this reason. */
export function failedBecause(reason: string) {
  return expect.objectContaining({ name: 'EventFailed', cause: expect.objectContaining({ message: expect.stringContaining(reason) }) })
}

export async function firstOf(from: EventStore, after: RecordedEvent['position']): Promise<RecordedEvent> {
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  for await (const page of from.subscribe({ after, types: null, signal: ending.signal })) {
    const [first] = page.events
    if (first) return first
  }
  throw new Error('the subscription ended')
}
