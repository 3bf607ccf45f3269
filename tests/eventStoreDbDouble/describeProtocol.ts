import { randomUUID } from 'node:crypto'
import { BACKWARDS, END, type EventStoreDBClient, jsonEvent, type Position } from '@eventstore/db-client'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { connect, type EventStoreDbConnection } from '../../src/eventstore/eventStoreDbConnection.ts'
import { describeOnEventStoreDb } from './describeOnEventStoreDb.ts'
import { collect } from './readEvents.ts'

/** The official client, and a stream and an event type that no other test uses. Its properties are known inside of tests. */
export type ProtocolWorld = ReturnType<typeof protocolWorld>

/** Runs a suite through the official client against the double, insecure and secured, and against a real server where there is one. */
export function describeProtocol(suite: (world: ProtocolWorld) => void): void {
  for (const options of [{}, { credentials: { username: 'admin', password: 'changeit' } }]) {
    describeOnEventStoreDb((_name, url) => suite(protocolWorld(url)), options)
  }
}

function protocolWorld(url: () => string) {
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
    get isSecured() {
      return url().includes('tls=true')
    },
    event,
    events: (count: number) => Array.from({ length: count }, (_, n) => event(n)),
    async lastPosition(): Promise<Position> {
      const [last] = await collect(connection.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }))
      if (!last?.event) throw new Error('the log is empty')
      return last.event.position
    },
  }
}
