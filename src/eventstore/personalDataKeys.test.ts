import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newEvent } from '../../tests/setup/newEvent.ts'
import {
  coupleRegistered,
  failedBecause,
  firstOf,
  newStream,
  openPersonalDataStage,
  type PersonalDataStage,
  personOf,
} from '../../tests/setup/personalDataStage.ts'
import { storedEvents } from '../../tests/setup/storedEvents.ts'
import type { TestDatabase } from '../../tests/setup/testDatabase.ts'
import { eventCatalog } from '../domain/eventCatalog.ts'
import type { PersonKeys } from '../platform/personKeys.ts'
import type { EventStore, Position } from './eventStore.ts'
import { withPersonalData } from './personalData.ts'

let stage: PersonalDataStage
let database: TestDatabase
let raw: EventStore
let keys: PersonKeys
let store: EventStore
beforeAll(async () => {
  stage = await openPersonalDataStage()
  ;({ database, raw, keys, store } = stage)
})
afterAll(() => stage.close())

/** The number of keys in each look-up when the page after a position is read. */
async function keysAskedFor(after: Position): Promise<readonly number[]> {
  const asked: number[] = []
  const counting: PersonKeys = {
    keysFor(personIds, options) {
      asked.push([...personIds].length)
      return keys.keysFor(personIds, options)
    },
    erase: (personId) => keys.erase(personId),
  }
  await withPersonalData(raw, { catalog: eventCatalog, keys: counting }).readAll({ after, types: null, limit: 100 })
  return asked
}

describe('keys', () => {
  it('are looked up once per page', async () => {
    const after = await store.head()
    for (let n = 0; n < 5; n++) await store.append(newStream(), 'none', [coupleRegistered(), coupleRegistered()])
    expect(await keysAskedFor(after)).toEqual([10])
  })

  it('are looked up once per page also where older releases stored fields in clear', async () => {
    const after = await store.head()
    const profile = storedEvents().find(({ type }) => type === 'ProfileWritten')
    const profiles = Array.from({ length: 5 }, () => newEvent('ProfileWritten', { ...profile?.data, providerId: randomUUID() }))
    for (const written of profiles) await raw.append(newStream(), 'none', [written])
    await store.append(newStream(), 'none', [coupleRegistered(), newEvent('PhotosOrdered', { providerId: randomUUID(), photoIds: [] })])
    expect(await keysAskedFor(after)).toEqual([6])
  })

  it('are an error when missing, not an erasure', async () => {
    const stream = newStream()
    const registered = coupleRegistered()
    await store.append(stream, 'none', [registered])
    await database.pool.query('DELETE FROM operational.person_keys WHERE person_id = $1', [personOf(registered)])
    const fresh = withPersonalData(raw, { catalog: eventCatalog, keys: stage.freshKeys() })
    await expect(fresh.readStream(stream)).rejects.toThrow(failedBecause('is missing'))
  })

  it('do not end a subscription when a look-up fails temporarily', async () => {
    const after = await store.head()
    const registered = coupleRegistered()
    await store.append(newStream(), 'none', [registered])
    const errors: Error[] = []
    let failures = 2
    const failing: PersonKeys = {
      keysFor: async (personIds, options) => {
        if (failures-- > 0) throw new Error('connection lost')
        return keys.keysFor(personIds, options)
      },
      erase: (personId) => keys.erase(personId),
    }
    const patient = withPersonalData(raw, { catalog: eventCatalog, keys: failing, onError: (error) => errors.push(error) })
    expect((await firstOf(patient, after)).data).toEqual(registered.data)
    expect(errors.map((error) => error.message)).toEqual(['connection lost', 'connection lost'])
  })
})
