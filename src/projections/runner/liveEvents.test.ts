import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { record } from '../../../tests/projections/projectionHarness.ts'
import { newEvent } from '../../../tests/setup/newEvent.ts'
import { testDatabase } from '../../../tests/setup/testDatabase.ts'
import { notifyBoth, notifyCouple } from '../../domain/audience.ts'
import { defineEvents } from '../../domain/event.ts'
import { createCatalog, eventCatalog } from '../../domain/eventCatalog.ts'
import { CoupleId, ProviderId, RequestId, streamName } from '../../domain/ids.ts'
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
  const follow = (catalog = eventCatalog) => followLiveEvents(store, { catalog, signal: stop.signal, log: pino({ level: 'silent' }) })
  return { store, follow }
}

test('delivers an event to the persons concerned, from now on, and to nobody else', async () => {
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

test('delivers no event that has no audience, is unknown, or has a version of a newer release', async () => {
  const { store, follow } = await liveEvents()
  const [couple, provider] = [randomUUID() as CoupleId, randomUUID() as ProviderId]
  const ids = { requestId: randomUUID(), coupleId: couple, providerId: provider }
  const schema = z.object({ requestId: RequestId, coupleId: CoupleId, providerId: ProviderId })
  const planted = createCatalog(
    defineEvents({ Untold: { schema }, Upgraded: { schema, audience: notifyBoth }, Told: { schema, audience: notifyBoth } }),
  )
  const live = await follow(planted)
  const heard: string[] = []
  live.listen(`provider:${provider}`, ({ type }) => heard.push(type))
  const last = new Promise<void>((resolve) => {
    live.listen(`couple:${couple}`, ({ type }) => {
      heard.push(type)
      if (type === 'Told') resolve()
    })
  })
  const events = [newEvent('Untold', ids), newEvent('Unknown', ids), newEvent('Upgraded', ids, 2), newEvent('Told', ids)]
  await store.append(streamName('thing', randomUUID()), 'none', events)
  await last
  expect(heard.toSorted()).toEqual(['Told', 'Told'])
})

test('a person outside the audience gets nothing, although the event holds its id', async () => {
  const { store, follow } = await liveEvents()
  const [couple, provider] = [randomUUID() as CoupleId, randomUUID() as ProviderId]
  const live = await follow()
  const heard: LiveEvent[] = []
  live.listen(`couple:${couple}`, (event) => heard.push(event))
  const toProvider = new Promise<LiveEvent>((resolve) => live.listen(`provider:${provider}`, resolve))
  const requestId = randomUUID() as RequestId
  const returned = { type: 'CreditReturned' as const, data: { requestId, providerId: provider, coupleId: couple, credits: 1 } }
  await record(store, [{ type: 'FavouriteAdded', data: { coupleId: couple, providerId: provider } }, returned])
  expect(await toProvider).toMatchObject({ type: 'CreditReturned', ids: { requestId, providerId: provider } })
  expect(heard).toEqual([])
})

test('an audience that fails is logged, and later events are still delivered', async () => {
  const { store, follow } = await liveEvents()
  const couple = randomUUID() as CoupleId
  const schema = z.object({ coupleId: CoupleId })
  const audience = () => {
    throw new Error('no such field')
  }
  const live = await follow(createCatalog(defineEvents({ Broken: { schema, audience }, Told: { schema, audience: notifyCouple } })))
  const heard = new Promise<LiveEvent>((resolve) => live.listen(`couple:${couple}`, resolve))
  await store.append(streamName('thing', randomUUID()), 'none', [
    newEvent('Broken', { coupleId: couple }),
    newEvent('Told', { coupleId: couple }),
  ])
  expect((await heard).type).toBe('Told')
})

test('a listener that stopped or failed does not affect the others', async () => {
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
