import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { record } from '../../../tests/projections/projectionHarness.ts'
import { testDatabase } from '../../../tests/setup/testDatabase.ts'
import type { CoupleId, ProviderId, RequestId } from '../../domain/ids.ts'
import { createPostgresEventStore } from '../../eventstore/postgresEventStore.ts'
import { followLiveEvents, type LiveEvent } from './liveEvents.ts'

const seen = (coupleId: CoupleId, providerId: ProviderId) => ({
  type: 'RequestSeen' as const,
  data: { requestId: randomUUID() as RequestId, providerId, coupleId, seenAt: '2026-11-21T10:00:00.000Z' },
})

async function liveEvents() {
  const { pool } = await testDatabase()
  const store = await createPostgresEventStore({ pool })
  const stop = new AbortController()
  onTestFinished(async () => {
    stop.abort()
    await store.close()
  })
  const follow = () => followLiveEvents(store, { types: null, signal: stop.signal, log: pino({ level: 'silent' }) })
  return { store, follow }
}

test('those whom an event concerns hear of it, from now on, and nobody else', async () => {
  const { store, follow } = await liveEvents()
  const [couple, provider, other] = [randomUUID() as CoupleId, randomUUID() as ProviderId, randomUUID() as CoupleId]
  await record(store, [seen(couple, provider)])
  const live = await follow()
  const heard: Record<string, LiveEvent[]> = { couple: [], provider: [], other: [] }
  live.listen(`couple:${couple}`, (event) => heard['couple']?.push(event))
  live.listen(`provider:${provider}`, (event) => heard['provider']?.push(event))
  const otherHeard = new Promise((resolve) => live.listen(`couple:${other}`, (event) => resolve(heard['other']?.push(event))))

  const event = seen(couple, provider)
  const position = await record(store, [event])
  await record(store, [seen(other, randomUUID() as ProviderId)])
  await otherHeard

  const { requestId } = event.data
  expect(heard['couple']).toEqual([{ type: 'RequestSeen', ids: { requestId, providerId: provider, coupleId: couple }, position }])
  expect(heard['provider'], 'a provider does not learn whose request it is').toEqual([
    { type: 'RequestSeen', ids: { requestId, providerId: provider }, position },
  ])
  expect(heard['other']).toHaveLength(1)
})

test('who stopped listening, or failed while it did, disturbs nobody', async () => {
  const { store, follow } = await liveEvents()
  const live = await follow()
  const couple = randomUUID() as CoupleId
  let stopped = 0
  live.listen(`couple:${couple}`, () => stopped++)()
  live.listen(`couple:${couple}`, () => {
    throw new Error('broken pipe')
  })
  const heard = new Promise((resolve) => live.listen(`couple:${couple}`, resolve))
  await record(store, [seen(couple, randomUUID() as ProviderId)])
  await heard
  expect(stopped).toBe(0)
})
