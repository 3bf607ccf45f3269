import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EventStoreDbDouble, startEventStoreDbDouble } from '../../tests/eventStoreDbDouble/eventStoreDbDouble.ts'
import type { StoredEvent } from '../../tests/eventStoreDbDouble/storedEvent.ts'
import { Subscriber } from '../../tests/eventStoreDbDouble/subscriber.ts'
import { testEvent } from '../../tests/eventStoreDbDouble/testEvent.ts'
import { streamName } from '../domain/ids.ts'
import { isTransient } from '../platform/transientError.ts'
import type { EventStore } from './eventStore.ts'
import { createEventStoreDb } from './eventStoreDb.ts'
import { LogLostEvents } from './eventStoreDbContinuity.ts'

let double: EventStoreDbDouble
let store: EventStore
let subscriber: Subscriber
const onError = vi.fn<(error: Error) => void>()

beforeEach(async () => {
  onError.mockClear()
  double = await startEventStoreDbDouble()
})
afterEach(async () => {
  await subscriber.stop()
  await store.close()
  await double.stop()
})

const append = () => store.append(streamName('thing', randomUUID()), 'none', [testEvent('Tested')])
const losses = () => onError.mock.calls.filter(([error]) => error instanceof LogLostEvents)

/** Restarts the server without the last of three events that were followed; returns that event. */
async function loseLastEvent(lossPatienceMs = 500, { whileDown = () => {} } = {}): Promise<StoredEvent> {
  store = await createEventStoreDb({ connectionString: double.url, lossPatienceMs, onError })
  subscriber = new Subscriber(store, { after: store.start, types: null })
  await subscriber.until((page) => page.caughtUp)
  const following = subscriber.until((page, events) => page.caughtUp && events.length === 3)
  await until(() => expect(double.openReads()).toBe(1))
  for (let n = 0; n < 3; n++) await append()
  await following
  await double.shutDown()
  const lost = double.log.events.at(-1)
  if (!lost) throw new Error('nothing was appended')
  double.log.restoreOlderCopy(double.log.events.length - 1)
  await subscriber.until((page) => !page.caughtUp)
  whileDown()
  await double.restart()
  return lost
}

const until = (done: () => void) => vi.waitFor(done, { timeout: 120_000 })

it('refuses appends after the log lost an event that was followed, also when others have appended since', async () => {
  await loseLastEvent()
  await until(() => expect(losses()).not.toHaveLength(0))
  expect(losses()[0]?.[0].message).toContain('npm run log:restored')
  const { length } = double.log.events
  await expect(append()).rejects.toThrow(LogLostEvents)
  await expect(append()).rejects.toSatisfy(isTransient)
  expect(double.log.events).toHaveLength(length)
  for (const data of ['as long as the lost one', 'longer '.repeat(100)]) {
    const before = losses().length
    double.log.append(`other-${data.length}`, 'any', [other(data)])
    await until(() => expect(losses().length).toBeGreaterThan(before + 1))
    await expect(append()).rejects.toThrow(LogLostEvents)
  }
})

it('refuses an append that waits for the server to return', async () => {
  const refused: Promise<unknown>[] = []
  await loseLastEvent(500, { whileDown: () => refused.push(append().catch((error: unknown) => error)) })
  const { length } = double.log.events
  expect(await refused[0]).toBeInstanceOf(LogLostEvents)
  expect(double.log.events).toHaveLength(length)
})

it('refuses appends when another event has the position of the lost one', async () => {
  const { stream, type, contentType, data, metadata, position } = await loseLastEvent()
  double.log.append(stream, 'any', [{ id: randomUUID(), type, contentType, data, metadata }])
  expect(double.log.events.at(-1)?.position).toBe(position)
  await until(() => expect(losses()).not.toHaveLength(0))
  await expect(append()).rejects.toThrow(LogLostEvents)
})

it('appends again when the lost event is back', async () => {
  const lost = await loseLastEvent()
  await until(() => expect(losses()).not.toHaveLength(0))
  double.log.append(lost.stream, 'any', [lost])
  await subscriber.until((page) => page.caughtUp)
  const { position } = await append()
  await subscriber.until((page) => page.position === position)
  expect(subscriber.events).toHaveLength(4)
})

describe('while the check is repeated, because a node may be slightly behind', () => {
  async function duringRepeatedChecks(): Promise<StoredEvent> {
    const lost = await loseLastEvent(120_000)
    const { read } = double.calls
    await until(() => expect(double.calls.read).toBeGreaterThan(read + 2))
    return lost
  }

  it('follows the log again when the event is found', async () => {
    const lost = await duringRepeatedChecks()
    double.log.append(lost.stream, 'any', [lost])
    await subscriber.until((page) => page.caughtUp)
    expect(losses()).toEqual([])
  })

  it('does not count the event as lost when the last subscriber leaves', async () => {
    await duringRepeatedChecks()
    await subscriber.stop()
    await append()
    expect(losses()).toEqual([])
  })

  it('lets appends wait', async () => {
    const lost = await duringRepeatedChecks()
    const { length } = double.log.events
    const appending = append()
    const { read } = double.calls
    await until(() => expect(double.calls.read).toBeGreaterThan(read + 2))
    expect(double.log.events).toHaveLength(length)
    double.log.append(lost.stream, 'any', [lost])
    const { position } = await appending
    await subscriber.until((page) => page.position === position)
  })
})

function other(text: string) {
  const data = Buffer.from(JSON.stringify({ text }))
  return { id: randomUUID(), type: 'Other', contentType: 'application/json', data, metadata: Buffer.from('{}') }
}
