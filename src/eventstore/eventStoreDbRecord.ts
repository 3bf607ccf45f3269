import { type EventData, type JSONEventType, jsonEvent, type RecordedEvent as ServerRecord } from '@eventstore/db-client'
import type { StreamName } from '../domain/ids.ts'
import type { EventMetadata, NewEvent, RecordedEvent } from './eventStore.ts'
import { formatServerPosition } from './eventStoreDbPosition.ts'

type StoredMetadata = EventMetadata & { readonly eventId: string }
type StoredEvent = JSONEventType<string, Record<string, unknown>, StoredMetadata>

/**
 * An event as it is sent to the server: under an id of this append, with its own id in the metadata. The server recognises the same ids at
 * an earlier revision as the same append and reports success, so a call can be repeated after a broken connection. A repeated command meets
 * a conflict and finds its events, as on any store.
 */
export function proposedEvent({ id, type, data, metadata }: NewEvent): EventData<StoredEvent> {
  return jsonEvent<StoredEvent>({ type, data, metadata: { ...metadata, eventId: id } })
}

/** The event as it was written; undefined for what the server or another application wrote. */
export function recordedEvent(storeId: string, record: ServerRecord): RecordedEvent | undefined {
  const stored: unknown = record.metadata
  if (!record.isJson || !record.position || !isOurs(stored)) return undefined
  const { eventId, ...metadata } = stored
  return {
    id: eventId,
    type: record.type,
    data: record.data as StoredEvent['data'],
    metadata,
    stream: record.streamId as StreamName,
    revision: Number(record.revision),
    position: formatServerPosition(storeId, record.position),
  }
}

function isOurs(metadata: unknown): metadata is StoredMetadata {
  return typeof metadata === 'object' && metadata !== null && 'eventId' in metadata
}
