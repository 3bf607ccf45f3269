import { randomUUID } from 'node:crypto'
import { TimeoutError } from '@eventstore/db-client'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type EventStoreDbDouble, startEventStoreDbDouble } from '../../tests/eventStoreDbDouble/eventStoreDbDouble.ts'
import { Subscriber } from '../../tests/eventStoreDbDouble/subscriber.ts'
import { testEvent } from '../../tests/eventStoreDbDouble/testEvent.ts'
import { type StreamName, streamName } from '../domain/ids.ts'
import { isTransient } from '../platform/transientError.ts'
import type { EventStore } from './eventStore.ts'
import { createEventStoreDb } from './eventStoreDb.ts'
import { EventStoreDbTimeout } from './eventStoreDbCalls.ts'

let double: EventStoreDbDouble
let stream: StreamName

beforeEach(async () => {
  double = await startEventStoreDbDouble()
  stream = streamName('thing', randomUUID())
})
afterEach(() => double.stop())

async function open(): Promise<EventStore> {
  const store = await createEventStoreDb({ connectionString: double.url })
  onTestFinished(() => store.close())
  return store
}

describe('an append that times out among the nodes of the server', () => {
  it.each([
    ['written', true],
    ['not written', false],
  ])('is repeated when the event was %s, and has one effect', async (_case, carriedOut) => {
    const store = await open()
    await store.append(stream, 'none', [testEvent('Tested')])
    double.timeOutAppends({ count: 2, carriedOut })
    const { revision, position } = await store.append(stream, 0, [testEvent('Tested'), testEvent('Tested')])
    const written = await store.readStream(stream)
    expect(written.map((event) => event.revision)).toEqual([0, 1, 2])
    expect({ revision, position }).toEqual({ revision: 2, position: written[2]?.position })
  })

  it('is a transient error when it persists, whichever timeout it is', async () => {
    const messages = ['Prepare phase timeout', 'Commit phase timeout', 'Forwarding timeout']
    const failures = await Promise.all(messages.map(failureOfPersistent))
    for (const [index, { failure, written }] of failures.entries()) {
      expect(failure).toBeInstanceOf(EventStoreDbTimeout)
      expect((failure as EventStoreDbTimeout).cause).toBeInstanceOf(TimeoutError)
      expect((failure as Error).message).toContain(`ABORTED: Operation timed out: ${messages[index]}`)
      expect(isTransient(failure)).toBe(true)
      expect(written).toHaveLength(1)
    }
  })

  /** How an append fails that times out again and again, and what it has written. */
  async function failureOfPersistent(message: string) {
    const server = await startEventStoreDbDouble()
    onTestFinished(() => server.stop())
    // Long enough for a busy machine to open the store.
    const store = await createEventStoreDb({ connectionString: server.url, deadlineMs: 5_000 })
    onTestFinished(() => store.close())
    server.timeOutAppends({ count: 1_000, carriedOut: true, message })
    const failure = await store.append(stream, 'none', [testEvent('Tested')]).catch((error: unknown) => error)
    return { failure, written: await store.readStream(stream) }
  }
})

describe('a server that is asked to end (SIGTERM)', () => {
  it('is retried by appends and reads, and subscriptions continue when it is back', async () => {
    const store = await open()
    const subscriber = new Subscriber(store, { after: store.start, types: null })
    await subscriber.until((page) => page.caughtUp)
    double.hang()
    const appended = store.append(stream, 'none', [testEvent('Tested')])
    const read = store.readStream(streamName('thing', randomUUID()))
    await expect.poll(() => double.calls.append).toBe(1)
    await double.terminate()
    await double.restart()
    expect((await appended).revision).toBe(0)
    expect(await read).toEqual([])
    expect(await subscriber.until((_page, events) => events.length > 0)).toHaveLength(1)
    await subscriber.stop()
  })
})

describe('reading up to the head', () => {
  it('continues after a lost connection', async () => {
    const store = await open()
    const events = Array.from({ length: 6_000 }, () => testEvent('Tested', { text: 'x'.repeat(400) }))
    for (let n = 0; n < 6; n++) await store.append(streamName('thing', randomUUID()), 'none', events.slice(n * 1_000, n * 1_000 + 1_000))
    const read: string[] = []
    let losses = 0
    for await (const page of store.readToHead({ after: store.start, types: ['Tested'] })) {
      read.push(...page.events.map(({ id }) => id))
      if (losses++ < 2) double.dropConnections()
    }
    expect(losses).toBeGreaterThan(2)
    expect(read).toEqual(events.map(({ id }) => id))
  })
})

it('causes no leak warning when many calls are retried at once', async () => {
  const warnings: string[] = []
  const onWarning = (warning: Error) => void warnings.push(warning.name)
  process.on('warning', onWarning)
  onTestFinished(() => void process.off('warning', onWarning))
  const store = await open()
  double.hang()
  const hanging = Array.from({ length: 30 }, () => store.readAll({ after: store.start, types: ['Tested'], limit: 1 }))
  await expect.poll(() => double.calls.read).toBeGreaterThanOrEqual(30)
  await double.shutDown()
  const refused = Array.from({ length: 30 }, () => store.append(streamName('thing', randomUUID()), 'none', [testEvent('Tested')]))
  double.answerAgain()
  await double.restart()
  await Promise.all([...hanging, ...refused])
  expect(warnings).not.toContain('MaxListenersExceededWarning')
})
