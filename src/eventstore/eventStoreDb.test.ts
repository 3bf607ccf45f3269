import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { AccessDeniedError, MaxAppendSizeExceededError } from '@eventstore/db-client'
import pTimeout from 'p-timeout'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  type EventStoreDbDouble,
  type EventStoreDbDoubleOptions,
  startEventStoreDbDouble,
} from '../../tests/eventStoreDbDouble/eventStoreDbDouble.ts'
import { selfSignedCertificate } from '../../tests/eventStoreDbDouble/selfSignedCertificate.ts'
import { Subscriber } from '../../tests/eventStoreDbDouble/subscriber.ts'
import { testEvent } from '../../tests/eventStoreDbDouble/testEvent.ts'
import { type StreamName, streamName } from '../domain/ids.ts'
import { type EventStore, RevisionConflict } from './eventStore.ts'
import { createEventStoreDb, type EventStoreDbOptions } from './eventStoreDb.ts'
import { EventStoreDbTimeout } from './eventStoreDbCalls.ts'

let double: EventStoreDbDouble
let stream: StreamName

beforeEach(async () => {
  double = await startEventStoreDbDouble()
  stream = streamName('thing', randomUUID())
})
afterEach(() => double.stop())

async function startAnother(options: EventStoreDbDoubleOptions): Promise<EventStoreDbDouble> {
  const another = await startEventStoreDbDouble(options)
  onTestFinished(() => another.stop())
  return another
}

async function open(options: Partial<EventStoreDbOptions> = {}): Promise<EventStore> {
  const store = await createEventStoreDb({ connectionString: double.url, ...options })
  onTestFinished(() => store.close())
  return store
}

describe('an append whose answer is lost', () => {
  it('is repeated, and stored once', async () => {
    const store = await open()
    await store.append(stream, 'none', [testEvent('Tested')])
    double.loseNextAnswer()
    const { revision, position } = await store.append(stream, 0, [testEvent('Tested'), testEvent('Tested')])
    const written = await store.readStream(stream)
    expect(written.map((event) => event.revision)).toEqual([0, 1, 2])
    expect({ revision, position }).toEqual({ revision: 2, position: written[2]?.position })
  })

  it('has its position looked up where the server does not know it at once', async () => {
    const older = await startAnother({ release: '22.10' })
    const store = await open({ connectionString: older.url })
    older.loseNextAnswer()
    const { position } = await store.append(stream, 'none', [testEvent('Tested')])
    expect(position).toBe((await store.readStream(stream))[0]?.position)
    expect(position > store.start).toBe(true)
  })

  it('is a conflict when the command is given again', async () => {
    const store = await open()
    const event = testEvent('Tested')
    double.loseNextAnswer()
    await store.append(stream, 'none', [event])
    await expect(store.append(stream, 'none', [event])).rejects.toThrow(RevisionConflict)
    expect((await store.readStream(stream)).map(({ id }) => id)).toEqual([event.id])
  })
})

describe('a server that hangs', () => {
  it('fails every call at its deadline', async () => {
    // Long enough for a busy machine to open the store and to write.
    const deadlineMs = 10_000
    const store = await open({ deadlineMs })
    const { position } = await store.append(stream, 'none', [testEvent('Tested')])
    double.hang()
    const calls = Promise.allSettled([
      store.append(stream, 0, [testEvent('Tested')]),
      store.readStream(stream),
      store.readAll({ after: store.start, types: null, limit: 10 }),
      store.readAll({ after: store.start, types: ['Tested'], limit: 10 }),
      store.head(),
      createEventStoreDb({ connectionString: double.url, deadlineMs }),
    ])
    const outcomes = await pTimeout(calls, { milliseconds: 120_000 })
    const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : outcome.value))
    expect(reasons).toEqual(Array.from({ length: 6 }, () => expect.any(EventStoreDbTimeout)))
    double.answerAgain()
    expect((await store.readStream(stream))[0]?.position).toBe(position)
  })

  it('makes subscribers wait, and serves them when it answers again', async () => {
    const onError = vi.fn<(error: Error) => void>()
    const store = await open({ deadlineMs: 10_000, onError })
    double.hang()
    const subscriber = new Subscriber(store, { after: store.start, types: ['Tested'] })
    const caughtUp = subscriber.until((page) => page.caughtUp)
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.any(EventStoreDbTimeout)), { timeout: 120_000 })
    double.answerAgain()
    await caughtUp
    await store.append(stream, 'none', [testEvent('Tested')])
    expect(await subscriber.until((_, events) => events.length === 1)).toHaveLength(1)
    await subscriber.stop()
  })
})

describe('a server that cannot be reached', () => {
  it('is retried until the deadline', async () => {
    const store = await open()
    await double.shutDown()
    const appended = store.append(stream, 'none', [testEvent('Tested')])
    const read = store.readStream(stream)
    await double.restart()
    expect((await appended).revision).toBe(0)
    await expect(read).resolves.toBeDefined()
  })

  it('fails the call at its deadline', async () => {
    const store = await open({ deadlineMs: 10_000 })
    await double.shutDown()
    const unanswered = /did not answer within 10000 ms \(.*UNAVAILABLE/
    await Promise.all([
      expect(store.append(stream, 'none', [testEvent('Tested')])).rejects.toThrow(unanswered),
      expect(store.head()).rejects.toThrow(unanswered),
      expect(createEventStoreDb({ connectionString: double.url, deadlineMs: 10_000 })).rejects.toThrow(
        /did not answer within \d+ ms \(.*UNAVAILABLE/,
      ),
    ])
  })

  it('is not retried when its certificate is not trusted', async () => {
    const { certificate, privateKey } = selfSignedCertificate()
    const stranger = createServer({ cert: certificate, key: privateKey, ALPNProtocols: ['h2'] })
    let connections = 0
    stranger.on('connection', () => connections++)
    stranger.on('tlsClientError', () => {})
    stranger.listen(0, '127.0.0.1')
    await once(stranger, 'listening')
    onTestFinished(() => void stranger.close())
    const { port } = stranger.address() as AddressInfo
    await expect(createEventStoreDb({ connectionString: `esdb://localhost:${port}?tls=true` })).rejects.toThrow('certificate')
    expect(connections).toBe(1)
  })

  it('is found again as the leader of a cluster', async () => {
    const connectionString = double.url.replace('esdb:', 'esdb+discover:')
    const store = await open({ connectionString: `${connectionString}&maxDiscoverAttempts=2`, deadlineMs: 10_000 })
    await store.append(stream, 'none', [testEvent('Tested')])
    await double.shutDown()
    await expect(store.append(stream, 0, [testEvent('Tested')])).rejects.toThrow('Failed to discover')
    await double.restart()
    expect((await store.append(streamName('thing', randomUUID()), 'none', [testEvent('Tested')])).revision).toBe(0)
  })
})

describe('credentials', () => {
  const credentials = { username: 'admin', password: 'change:it' }

  it('that are wrong, or missing, stop the start', async () => {
    const guarded = await startAnother({ credentials })
    const wrong = guarded.url.replace(/:[^:]*@/, ':guess@')
    const missing = guarded.url.replace(/\/\/.*@/, '//')
    await expect(createEventStoreDb({ connectionString: wrong })).rejects.toThrow(AccessDeniedError)
    await expect(createEventStoreDb({ connectionString: missing })).rejects.toThrow(AccessDeniedError)
  })

  it('may contain characters that have a meaning in an address', async () => {
    const guarded = await startAnother({ credentials })
    const store = await open({ connectionString: guarded.url })
    expect((await store.append(stream, 'none', [testEvent('Tested')])).revision).toBe(0)
  })
})

describe('the official client', () => {
  it('appends by single calls, with credentials and without', async () => {
    const guarded = await startAnother({ credentials: { username: 'admin', password: 'changeit' } })
    for (const each of [double, guarded]) {
      const store = await open({ connectionString: each.url })
      await store.append(stream, 'none', [testEvent('Tested')])
      expect(each.calls.append).toBeGreaterThan(0)
      expect(each.calls.batchAppend).toBe(0)
    }
  })

  it('does not let a broken connection fail the appends on another', async () => {
    const other = await startAnother({})
    const [broken, whole] = [await open(), await open({ connectionString: other.url })]
    for (let round = 0; round < 3; round++) {
      const appends = Array.from({ length: 30 }, (_, n) =>
        Promise.all([broken, whole].map((store) => store.append(streamName('thing', `${round}-${n}`), 'none', [testEvent('Tested')]))),
      )
      double.dropConnections()
      await Promise.all(appends)
    }
    expect(double.log.events.filter(({ type }) => type === 'Tested')).toHaveLength(90)
    expect(other.log.events.filter(({ type }) => type === 'Tested')).toHaveLength(90)
  })

  it.each(['esdb:', 'esdb+discover:', 'kurrentdb+discover:'])(
    'finds a cluster whose first node is down, by a list of nodes after %s',
    async (scheme) => {
      const credentials = { username: 'admin', password: 'a,b@c/d?e' }
      const guarded = await startAnother({ credentials })
      const connectionString = guarded.url.replace('esdb:', scheme).replace('localhost:', 'localhost:1,localhost:')
      const store = await open({ connectionString })
      expect((await store.append(stream, 'none', [testEvent('Tested')])).revision).toBe(0)
    },
  )

  it('accepts the address of a KurrentDB', async () => {
    const store = await open({ connectionString: double.url.replace('esdb:', 'kurrentdb:') })
    expect((await store.append(stream, 'none', [testEvent('Tested')])).revision).toBe(0)
  })

  it('answers a conflict as a conflict when it is configured not to throw', async () => {
    const store = await open({ connectionString: `${double.url}&throwOnAppendFailure=false` })
    await expect(store.append(stream, 3, [testEvent('Tested')])).rejects.toThrow(RevisionConflict)
  })
})

it("fails an append that is too large with the client's error", async () => {
  const store = await open()
  const events = Array.from({ length: 3 }, () => testEvent('Tested', { text: 'x'.repeat(400_000) }))
  await expect(store.append(stream, 'none', events)).rejects.toThrow(MaxAppendSizeExceededError)
  expect(await store.readStream(stream)).toEqual([])
})

it('refuses a server that does not report log positions when a stream is read', async () => {
  const old = await startAnother({ release: '21.10' })
  await expect(createEventStoreDb({ connectionString: old.url })).rejects.toThrow('22.6 or later')
})

it('gives the log one id, whoever opens it first', async () => {
  const stores = await Promise.all(Array.from({ length: 5 }, () => open()))
  expect(new Set(stores.map(({ id }) => id)).size).toBe(1)
  expect((await open({ connectionString: (await startAnother({})).url })).id).not.toBe(stores[0]?.id)
})

it('leaves no connection open after it is closed', async () => {
  const store = await createEventStoreDb({ connectionString: double.url })
  const subscriber = new Subscriber(store, { after: store.start, types: null })
  await subscriber.until((page) => page.caughtUp)
  await store.append(stream, 'none', [testEvent('Tested')])
  expect(double.openConnections()).toBeGreaterThan(0)
  await store.close()
  await expect(subscriber.until(() => false)).rejects.toThrow('the subscription ended')
  await vi.waitFor(() => expect(double.openConnections()).toBe(0), { timeout: 120_000 })
})
