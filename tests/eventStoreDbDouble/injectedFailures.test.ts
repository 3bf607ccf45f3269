import { randomUUID } from 'node:crypto'
import { jsonEvent, NO_STREAM, START, StreamNotFoundError, TimeoutError } from '@eventstore/db-client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connect } from '../../src/eventstore/eventStoreDbConnection.ts'
import { startEventStoreDbDouble } from './eventStoreDbDouble.ts'
import { collect } from './readEvents.ts'

/**
 * Failures that a real server shows only when it is killed or its nodes lose each other, so that no test can ask one for them: the double
 * gives them as they were observed on 23.10.8, seen through the official client.
 */
describe.each([
  ['insecure', {}],
  ['secured', { credentials: { username: 'admin', password: 'changeit' } }],
])('the double of EventStoreDB, %s', (_security, options) => {
  async function world() {
    const double = await startEventStoreDbDouble(options)
    const connection = connect(double.url)
    onTestFinished(async () => {
      await connection.close()
      await double.stop()
    })
    return { double, client: connection.client, stream: `failing-${randomUUID()}`, event: jsonEvent({ type: 'Tested', data: { n: 0 } }) }
  }

  const ended = /^13 INTERNAL: Received RST_STREAM with code 0\b/

  it('ends calls that are under way with 13 INTERNAL, RST_STREAM with code 0, when it is asked to end', async () => {
    const { double, client, stream, event } = await world()
    const subscription = client.subscribeToAll({ fromPosition: START })
    const followed = collect(subscription).catch((error: unknown) => error)
    await new Promise((resolve) => subscription.once('confirmation', resolve))
    double.hang()
    const calls = [client.appendToStream(stream, event), collect(client.readAll({ fromPosition: START }))]
    const failures = Promise.all(calls.map((call) => call.catch((error: unknown) => error)))
    await expect.poll(() => [double.calls.append, double.calls.read]).toEqual([1, 1])
    await double.terminate()
    const outcomes = [...(await failures), await followed]
    expect(outcomes.map((failure) => (failure instanceof Error ? failure.message : failure))).toEqual(
      outcomes.map(() => expect.stringMatching(ended)),
    )

    await double.restart()
    await expect.poll(() => collect(client.readStream(stream)).catch((error: unknown) => error)).toBeInstanceOf(StreamNotFoundError)
  })

  it.each([
    ['Commit phase timeout', true],
    ['Forwarding timeout', false],
  ])('answers an append with 10 ABORTED: Operation timed out: %s (written nevertheless: %s)', async (message, carriedOut) => {
    const { double, client, stream, event } = await world()
    await client.appendToStream(stream, jsonEvent({ type: 'Tested', data: { n: 1 } }), { expectedRevision: NO_STREAM })
    double.timeOutAppends({ count: 1, carriedOut, message })
    const failure = await client.appendToStream(stream, event, { expectedRevision: 0n }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(TimeoutError)
    expect((failure as Error).message).toBe(`10 ABORTED: Operation timed out: ${message}`)
    expect(await collect(client.readStream(stream))).toHaveLength(carriedOut ? 2 : 1)
    expect(await client.appendToStream(stream, event, { expectedRevision: 0n })).toMatchObject({ nextExpectedRevision: 1n })
    expect(await collect(client.readStream(stream))).toHaveLength(2)
  })
})
