import { randomUUID } from 'node:crypto'
import { BACKWARDS, END, type EventStoreDBClient, jsonEvent, type Position } from '@eventstore/db-client'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { connect, type EventStoreDbConnection } from '../../src/eventstore/eventStoreDbConnection.ts'
import { taken } from './readEvents.ts'

/** The official client, connected for a suite, and a stream and an event type that no other test uses. `url` is called inside of hooks. */
export function protocolWorld(url: () => string) {
  let connection: EventStoreDbConnection
  let stream: string
  let type: string

  beforeAll(() => {
    connection = connect(url())
  })
  afterAll(() => connection.close())
  beforeEach(() => {
    stream = `protocol-${randomUUID()}`
    type = `Protocol${randomUUID().replaceAll('-', '')}`
  })

  const event = (n = 0) => jsonEvent({ type, data: { n } })

  return {
    get client(): EventStoreDBClient {
      return connection.client
    },
    get stream() {
      return stream
    },
    get type() {
      return type
    },
    event,
    events: (count: number) => Array.from({ length: count }, (_, n) => event(n)),
    async lastPosition(): Promise<Position> {
      const [last] = await taken(connection.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }))
      if (!last?.event) throw new Error('the log is empty')
      return last.event.position
    },
  }
}
