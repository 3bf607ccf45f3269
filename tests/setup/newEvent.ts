import { randomUUID } from 'node:crypto'
import type { NewEvent } from '../../src/eventstore/eventStore.ts'

/** An event as the command handler writes it. */
export function newEvent(type: string, data: NewEvent['data'] = {}, version = 1): NewEvent {
  const commandId = randomUUID()
  const metadata = { commandId, bodyHash: null, correlationId: commandId, causationId: commandId, actor: 'system:test' }
  return { id: randomUUID(), type, data, metadata: { ...metadata, time: new Date().toISOString(), version } }
}
