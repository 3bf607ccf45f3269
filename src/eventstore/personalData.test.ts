import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { newEvent } from '../../tests/setup/newEvent.ts'
import { storedEvents } from '../../tests/setup/storedEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { testSecrets } from '../../tests/setup/testSecrets.ts'
import { couple } from '../domain/couple/couple.ts'
import type { CoupleEvent } from '../domain/couple/coupleEvents.ts'
import { defineEvents, type EventDefinitions, erased, personal } from '../domain/event.ts'
import { createCatalog, type EventCatalog, eventCatalog } from '../domain/eventCatalog.ts'
import { type StreamName, streamName } from '../domain/ids.ts'
import { migrateOperational } from '../operational/migrate.ts'
import { createPersonKeys } from '../operational/personKeys.ts'
import { EventFailed } from '../platform/eventFailed.ts'
import type { PersonKeys } from '../platform/personKeys.ts'
import { CachedPersonKeys } from './cachedPersonKeys.ts'
import type { EventStore, NewEvent, RecordedEvent } from './eventStore.ts'
import { withPersonalData } from './personalData.ts'
import { createPostgresEventStore } from './postgresEventStore.ts'
import { openFields } from './sealedFields.ts'

const { masterKeys } = testSecrets()
let database: TestDatabase
let raw: EventStore
let keys: PersonKeys
let store: EventStore

beforeAll(async () => {
  database = await createTestDatabase()
  await migrateOperational(database.pool)
  raw = await createPostgresEventStore({ pool: database.pool })
  keys = new CachedPersonKeys(createPersonKeys(database.pool, masterKeys))
  store = withPersonalData(raw, { catalog: eventCatalog, keys })
})
afterAll(async () => {
  await raw.close()
  await database.drop()
})

describe('sealing', () => {
  it.each(storedEvents())(
    '$type reads as it was written, and stands in the log without its personal fields',
    async ({ type, version, data }) => {
      const stream = newStream()
      const fields = eventCatalog.get(type)?.personal ?? []
      await store.append(stream, 'none', [newEvent(type, data, version)])
      expect((await store.readStream(stream))[0]?.data).toEqual(data)
      const { $personal: sealed, ...open } = (await raw.readStream(stream))[0]?.data ?? {}
      expect(open).toEqual(Object.fromEntries(Object.entries(data).filter(([name]) => !fields.includes(name))))
      expect(sealed !== undefined).toBe(fields.length > 0)
    },
  )

  it('uses a new nonce for every event', async () => {
    const stream = newStream()
    const registered = coupleRegistered()
    await store.append(stream, 'none', [registered, { ...registered, id: randomUUID() }])
    const [first, second] = await raw.readStream(stream)
    expect(first?.data['$personal']).not.toEqual(second?.data['$personal'])
  })

  it('binds what it sealed to its event', async () => {
    const [stream, forged] = [newStream(), newStream()]
    const registered = coupleRegistered()
    await store.append(stream, 'none', [registered])
    const [stored] = await raw.readStream(stream)
    await raw.append(forged, 'none', [{ ...registered, id: randomUUID(), data: stored?.data ?? {} }])
    await expect(store.readStream(forged)).rejects.toThrow(failedBecause('authenticate'))
  })

  it('refuses an event that the catalogue does not know, for it might be personal', async () => {
    await expect(store.append(newStream(), 'none', [newEvent('Unknown', {})])).rejects.toThrow('not in the catalogue')
  })

  it('refuses a catalogue that uses the reserved name', () => {
    const catalog = catalogOf({ Odd: { schema: z.object({ $personal: z.string() }) } })
    expect(() => withPersonalData(raw, { catalog, keys })).toThrow('reserved')
  })

  it('opens what was sealed on the first day', async () => {
    const { key, event: sealed, opened } = JSON.parse(await readFile(new URL('fixtures/sealedEvent.v1.json', import.meta.url), 'utf8'))
    expect(openFields(sealed, Buffer.from(key, 'hex'))).toEqual(opened)
  })
})

describe('erasing a person', () => {
  it('leaves the mark in every personal field, however the events are read, and the rest as it was', async () => {
    const stream = newStream()
    const after = await store.head()
    const registered = coupleRegistered()
    await store.append(stream, 'none', [registered])
    await keys.erase(personOf(registered))

    const expected = { ...registered.data, firstname: erased, lastname: erased, email: erased, phone: erased, home: erased }
    expect((await store.readStream(stream))[0]?.data).toEqual(expected)
    expect((await store.readAll({ after, types: null, limit: 1 })).events[0]?.data).toEqual(expected)
    expect((await firstOf(store, after)).data).toEqual(expected)
  })

  it('leaves a history that folds', async () => {
    const stream = newStream()
    const registered = coupleRegistered()
    await store.append(stream, 'none', [registered])
    await keys.erase(personOf(registered))
    const events = (await store.readStream(stream)) as unknown as readonly CoupleEvent[]
    const state = events.reduce((current, each) => couple.evolve(current, each), couple.initial)
    expect(state.profile).toMatchObject({ coupleId: registered.data['coupleId'], firstname: erased, locale: 'fr-FR' })
  })

  it('keeps anything new about the person out of the log', async () => {
    const stream = newStream()
    const registered = coupleRegistered()
    await keys.erase(personOf(registered))
    await store.append(stream, 'none', [registered])
    expect((await raw.readStream(stream))[0]?.data['$personal']).toEqual({
      of: 'coupleId',
      fields: ['firstname', 'lastname', 'email', 'phone', 'home'],
    })
    expect((await store.readStream(stream))[0]?.data['firstname']).toEqual(erased)
  })

  it('touches nobody else', async () => {
    const stream = newStream()
    const [kept, gone] = [coupleRegistered(), coupleRegistered()]
    await store.append(stream, 'none', [kept, gone])
    await keys.erase(personOf(gone))
    const [first, second] = await store.readStream(stream)
    expect([first?.data['firstname'], second?.data['firstname']]).toEqual([kept.data['firstname'], erased])
  })
})

describe('what an older release stored in clear', () => {
  const profile = storedEvents().find(({ type }) => type === 'ProfileWritten')
  const profileInClear = () => newEvent('ProfileWritten', { ...profile?.data, providerId: randomUUID() })

  it('reads as it is while its person has a key, or never had one', async () => {
    const stream = newStream()
    const [withKey, withoutKey] = [profileInClear(), profileInClear()]
    await keys.keysFor([String(withKey.data['providerId'])], { create: true })
    await raw.append(stream, 'none', [withKey, withoutKey])
    expect((await store.readStream(stream)).map(({ data }) => data)).toEqual([withKey.data, withoutKey.data])
  })

  it('reads as erased once its person was erased, however it is read', async () => {
    const stream = newStream()
    const after = await store.head()
    const written = profileInClear()
    const { providerId } = written.data
    await raw.append(stream, 'none', [written])
    await keys.erase(String(providerId))

    const expected = { providerId, portrait: erased, experience: erased, strengths: erased, serviceText: erased }
    expect((await store.readStream(stream))[0]?.data).toEqual(expected)
    expect((await store.readAll({ after, types: null, limit: 1 })).events[0]?.data).toEqual(expected)
    expect((await firstOf(store, after)).data).toEqual(expected)
  })

  it('reads as erased beside what was sealed in the same event', async () => {
    const definition = (text: z.ZodType) =>
      catalogOf({ Noted: { subject: 'who', schema: z.object({ who: z.uuid(), name: personal(z.string()), text }) } })
    const [stream, who] = [newStream(), randomUUID()]
    const older = withPersonalData(raw, { catalog: definition(z.string()), keys })
    await older.append(stream, 'none', [newEvent('Noted', { who, name: 'Zoë', text: 'in clear' })])
    const newer = withPersonalData(raw, { catalog: definition(personal(z.string())), keys })
    expect((await newer.readStream(stream))[0]?.data).toEqual({ who, name: 'Zoë', text: 'in clear' })
    await keys.erase(who)
    expect((await newer.readStream(stream))[0]?.data).toEqual({ who, name: erased, text: erased })
  })

  it('reads as erased in the current version of its schema', async () => {
    const [stream, who] = [newStream(), randomUUID()]
    await raw.append(stream, 'none', [newEvent('Named', { who, name: 'Zoë' })])
    const catalog = catalogOf({
      Named: {
        version: 2,
        subject: 'personId',
        schema: z.object({ personId: z.uuid(), fullName: personal(z.string()) }),
        upcasters: { 1: ({ who: personId, name: fullName }) => ({ personId, fullName }) },
      },
    })
    await keys.erase(who)
    const current = withPersonalData(raw, { catalog, keys })
    expect((await current.readStream(stream))[0]?.data).toEqual({ personId: who, fullName: erased })
  })
})

describe('an event that cannot be opened', () => {
  /** Three events in one stream, the second of which was sealed as another event. */
  async function withForgedSecond() {
    const [stream, origin] = [newStream(), newStream()]
    const [first, original, third] = [coupleRegistered(), coupleRegistered(), coupleRegistered()]
    await store.append(origin, 'none', [original])
    const after = await store.head()
    await store.append(stream, 'none', [first])
    const forged = { ...original, id: randomUUID(), data: (await raw.readStream(origin))[0]?.data ?? {} }
    await raw.append(stream, 0, [forged])
    await store.append(stream, 1, [third])
    return { stream, after, first, forged, third }
  }

  it('fails by its own name when a stream or a page is read', async () => {
    const { stream, after, forged } = await withForgedSecond()
    const named = { event: { id: forged.id, type: 'CoupleRegistered', position: expect.any(String) } }
    await expect(store.readStream(stream)).rejects.toMatchObject(named)
    await expect(store.readAll({ after, types: null, limit: 10 })).rejects.toMatchObject(named)
  })

  it('fails a subscription by its own name, after everything before it was delivered', async () => {
    const { after, first, forged } = await withForgedSecond()
    const ending = new AbortController()
    onTestFinished(() => ending.abort())
    const delivered: string[] = []
    let reached = after
    const following = async () => {
      for await (const page of store.subscribe({ after, types: null, signal: ending.signal })) {
        delivered.push(...page.events.map(({ id }) => id))
        reached = page.position
      }
    }
    const failure = await following().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(EventFailed)
    expect(failure).toMatchObject({ event: { id: forged.id } })
    expect(delivered).toEqual([first.id])
    await expect(firstOf(store, reached)).rejects.toMatchObject({ event: { id: forged.id } })
  })

  it('fails a subscription too when not even its person can be told', async () => {
    const stream = newStream()
    const after = await raw.head()
    const broken = newEvent('CoupleRegistered', { $personal: { of: 'coupleId', fields: [] } })
    await raw.append(stream, 'none', [broken])
    await expect(firstOf(store, after)).rejects.toMatchObject({ event: { id: broken.id } })
  })
})

describe('keys', () => {
  it('are asked for once a page', async () => {
    const after = await store.head()
    for (let n = 0; n < 5; n++) await store.append(newStream(), 'none', [coupleRegistered(), coupleRegistered()])
    const asked: number[] = []
    const counting: PersonKeys = {
      keysFor(personIds, options) {
        asked.push([...personIds].length)
        return keys.keysFor(personIds, options)
      },
      erase: (personId) => keys.erase(personId),
    }
    await withPersonalData(raw, { catalog: eventCatalog, keys: counting }).readAll({ after, types: null, limit: 100 })
    expect(asked).toEqual([10])
  })

  it('are asked for once a page also where older releases stored in clear', async () => {
    const after = await store.head()
    const profile = storedEvents().find(({ type }) => type === 'ProfileWritten')
    const profiles = Array.from({ length: 5 }, () => newEvent('ProfileWritten', { ...profile?.data, providerId: randomUUID() }))
    for (const written of profiles) await raw.append(newStream(), 'none', [written])
    await store.append(newStream(), 'none', [coupleRegistered(), newEvent('PhotosOrdered', { providerId: randomUUID(), photoIds: [] })])
    const asked: number[] = []
    const counting: PersonKeys = {
      keysFor(personIds, options) {
        asked.push([...personIds].length)
        return keys.keysFor(personIds, options)
      },
      erase: (personId) => keys.erase(personId),
    }
    await withPersonalData(raw, { catalog: eventCatalog, keys: counting }).readAll({ after, types: null, limit: 100 })
    expect(asked).toEqual([6])
  })

  it('that are missing are an error, not an erasure', async () => {
    const stream = newStream()
    const registered = coupleRegistered()
    await store.append(stream, 'none', [registered])
    await database.pool.query('DELETE FROM operational.person_keys WHERE person_id = $1', [personOf(registered)])
    const fresh = withPersonalData(raw, { catalog: eventCatalog, keys: createPersonKeys(database.pool, masterKeys) })
    await expect(fresh.readStream(stream)).rejects.toThrow(failedBecause('is missing'))
  })

  it('that cannot be looked up for a moment do not end a subscription', async () => {
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

describe('older versions', () => {
  const firstVersion = defineEvents({ Greeted: { subject: 'who', schema: z.object({ who: z.uuid(), name: personal(z.string()) }) } })
  const currentVersion = defineEvents({
    Greeted: {
      version: 3,
      subject: 'personId',
      schema: z.object({ personId: z.uuid(), fullName: personal(z.string()), times: z.int() }),
      upcasters: {
        1: ({ who, ...rest }) => ({ ...rest, personId: who, times: 1 }),
        2: ({ name, ...rest }) => ({ ...rest, fullName: name }),
      },
    },
  })

  it('are read in the current one, also when field and subject were renamed, and when the person was erased', async () => {
    const [stream, who] = [newStream(), randomUUID()]
    const after = await raw.head()
    await withPersonalData(raw, { catalog: catalogOf(firstVersion), keys }).append(stream, 'none', [
      newEvent('Greeted', { who, name: 'Zoë' }),
    ])
    const current = withPersonalData(raw, { catalog: catalogOf(currentVersion), keys })
    const [read] = await current.readStream(stream)
    expect(read?.data).toEqual({ personId: who, fullName: 'Zoë', times: 1 })
    expect(read?.metadata.version).toBe(3)
    await keys.erase(who)
    expect((await current.readAll({ after, types: ['Greeted'], limit: 1 })).events[0]?.data).toEqual({
      personId: who,
      fullName: erased,
      times: 1,
    })
  })

  it('leaves an event of a newer version as it was written', async () => {
    const stream = newStream()
    await raw.append(stream, 'none', [newEvent('Greeted', { greeting: 'hi' }, 4)])
    const current = withPersonalData(raw, { catalog: catalogOf(currentVersion), keys })
    expect(await current.readStream(stream)).toMatchObject([{ type: 'Greeted', data: { greeting: 'hi' }, metadata: { version: 4 } }])
  })
})

function catalogOf(definitions: EventDefinitions): EventCatalog {
  return createCatalog(definitions)
}

function newStream(): StreamName {
  return streamName('thing', randomUUID())
}

function coupleRegistered(): NewEvent {
  const stored = storedEvents().find(({ type }) => type === 'CoupleRegistered')
  return newEvent('CoupleRegistered', { ...stored?.data, coupleId: randomUUID() })
}

function personOf(registered: NewEvent): string {
  return String(registered.data['coupleId'])
}

/** An event that failed for this reason. */
function failedBecause(reason: string) {
  return expect.objectContaining({ name: 'EventFailed', cause: expect.objectContaining({ message: expect.stringContaining(reason) }) })
}

async function firstOf(from: EventStore, after: RecordedEvent['position']): Promise<RecordedEvent> {
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  for await (const page of from.subscribe({ after, types: null, signal: ending.signal })) {
    const [first] = page.events
    if (first) return first
  }
  throw new Error('the subscription ended')
}
