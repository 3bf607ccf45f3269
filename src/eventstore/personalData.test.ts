import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
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
import { couple } from '../domain/couple/couple.ts'
import type { CoupleEvent } from '../domain/couple/coupleEvents.ts'
import { erased } from '../domain/event.ts'
import { createCatalog, eventCatalog } from '../domain/eventCatalog.ts'
import { EventFailed } from '../platform/eventFailed.ts'
import type { PersonKeys } from '../platform/personKeys.ts'
import type { EventStore } from './eventStore.ts'
import { withPersonalData } from './personalData.ts'
import { openFields } from './sealedFields.ts'

let stage: PersonalDataStage
let raw: EventStore
let keys: PersonKeys
let store: EventStore
beforeAll(async () => {
  stage = await openPersonalDataStage()
  ;({ raw, keys, store } = stage)
})
afterAll(() => stage.close())

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

  it('binds sealed fields to their event', async () => {
    const [stream, forged] = [newStream(), newStream()]
    const registered = coupleRegistered()
    await store.append(stream, 'none', [registered])
    const [stored] = await raw.readStream(stream)
    await raw.append(forged, 'none', [{ ...registered, id: randomUUID(), data: stored?.data ?? {} }])
    await expect(store.readStream(forged)).rejects.toThrow(failedBecause('authenticate'))
  })

  it('refuses an event that the catalogue does not know, since it might be personal', async () => {
    await expect(store.append(newStream(), 'none', [newEvent('Unknown', {})])).rejects.toThrow('not in the catalogue')
  })

  it('refuses a catalogue that uses the reserved name', () => {
    const catalog = createCatalog({ Odd: { schema: z.object({ $personal: z.string() }) } })
    expect(() => withPersonalData(raw, { catalog, keys })).toThrow('reserved')
  })

  it('opens fields that the first release sealed', async () => {
    const { key, event: sealed, opened } = JSON.parse(await readFile(new URL('fixtures/sealedEvent.v1.json', import.meta.url), 'utf8'))
    expect(openFields(sealed, Buffer.from(key, 'hex'))).toEqual(opened)
  })
})

describe('erasing a person', () => {
  it('replaces every personal field with the mark, however the events are read, and keeps the rest', async () => {
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

  it('stores nothing new about the person in the log', async () => {
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

describe('an event that cannot be opened', () => {
  /** Three events in one stream; the second was sealed for another event. */
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

  it('fails as its own error when a stream or a page is read', async () => {
    const { stream, after, forged } = await withForgedSecond()
    const named = { event: { id: forged.id, type: 'CoupleRegistered', position: expect.any(String) } }
    await expect(store.readStream(stream)).rejects.toMatchObject(named)
    await expect(store.readAll({ after, types: null, limit: 10 })).rejects.toMatchObject(named)
  })

  it('fails a subscription as its own error, after everything before it was delivered', async () => {
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

  it('fails a subscription even when its person cannot be found', async () => {
    const stream = newStream()
    const after = await raw.head()
    const broken = newEvent('CoupleRegistered', { $personal: { of: 'coupleId', fields: [] } })
    await raw.append(stream, 'none', [broken])
    await expect(firstOf(store, after)).rejects.toMatchObject({ event: { id: broken.id } })
  })
})
