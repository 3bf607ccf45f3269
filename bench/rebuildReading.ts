import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type EventStoreDBClient, START } from '@eventstore/db-client'
import { streamName } from '../src/domain/ids.ts'
import type { EventStore, NewEvent, Position } from '../src/eventstore/eventStore.ts'
import { createEventStoreDb } from '../src/eventstore/eventStoreDb.ts'
import { connect } from '../src/eventstore/eventStoreDbConnection.ts'
import { parseServerPosition } from '../src/eventstore/eventStoreDbPosition.ts'
import { readAhead } from '../src/platform/readAhead.ts'
import { eventStoreDbUrl } from './benchLog.ts'
import type { BenchResult } from './benchResult.ts'
import { percentile } from './httpLoad.ts'
import { requestReceived, requestSeen } from './requestHistory.ts'

const requestsInAppend = 100
const rounds = 5

/** Reading a rebuild's events from EventStoreDB, beside the client's plain read of the same events. */
export function run(): Promise<readonly BenchResult[]> {
  return measureReading(10_000)
}

/** The same as `run`, with the given number of events; with the double in a separate process when no server is configured. */
export async function measureReading(events: number): Promise<readonly BenchResult[]> {
  const double = eventStoreDbUrl
    ? undefined
    : fork(new URL('eventStoreDbDoubleProcess.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  const url = eventStoreDbUrl ?? String((await once(double ?? process, 'message'))[0])
  const store = await createEventStoreDb({ connectionString: url })
  const connection = connect(url)
  try {
    const after = await store.head()
    await fill(store, events)
    const plain: number[] = []
    const rebuild: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const readings = [
        async () => plain.push(await perSecond(events, () => readPlainly(connection.client, store, after))),
        async () => rebuild.push(await perSecond(events, () => readForRebuild(store, after))),
      ]
      for (const read of round % 2 === 0 ? readings : readings.toReversed()) await read()
    }
    // The first round only warms up caches and compilers.
    const ratios = rebuild.slice(1).map((rate, index) => rate / (plain[index + 1] ?? rate))
    return [
      {
        name: 'Reading for a rebuild from EventStoreDB',
        inputs: `${events} events (requests received and seen, alternating), ${rounds} rounds in turns; plain: the official client's read of all streams over the same events; for a rebuild: pages of the two types by the adapter, read ahead; ${eventStoreDbUrl ? 'a real server' : 'the protocol double, in a process of its own'}`,
        figures: [
          { label: "the client's plain read", value: median(plain.slice(1)), unit: '/s' },
          { label: 'for a rebuild', value: median(rebuild.slice(1)), unit: '/s' },
          { label: 'for a rebuild ÷ plain', value: median(ratios), unit: '', bar: { atLeast: 0.8 } },
        ],
      },
    ]
  } finally {
    await store.close()
    await connection.close()
    double?.kill()
  }
}

async function fill(store: EventStore, events: number): Promise<void> {
  for (let request = 0; request < events / 2; request += requestsInAppend) {
    const batch = Array.from({ length: Math.min(requestsInAppend, events / 2 - request) }, (_, index) => request + index)
    const proposed = batch.flatMap((each): NewEvent[] => [requestReceived(each), requestSeen(each)])
    await store.append(streamName('request', randomUUID()), 'none', proposed)
  }
}

async function readPlainly(client: EventStoreDBClient, store: EventStore, after: Position): Promise<number> {
  const fromPosition = after === store.start ? START : parseServerPosition(store.id, after)
  let events = 0
  for await (const { event } of client.readAll({ fromPosition })) {
    if (event?.type === 'RequestReceived' || event?.type === 'RequestSeen') events++
  }
  return events
}

async function readForRebuild(store: EventStore, after: Position): Promise<number> {
  let events = 0
  for await (const page of readAhead(store.readToHead({ after, types: ['RequestReceived', 'RequestSeen'] }))) events += page.events.length
  return events
}

async function perSecond(expected: number, read: () => Promise<number>): Promise<number> {
  const started = performance.now()
  const events = await read()
  if (events !== expected) throw new Error(`${events} events were read instead of ${expected}`)
  return events / ((performance.now() - started) / 1_000)
}

function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}
