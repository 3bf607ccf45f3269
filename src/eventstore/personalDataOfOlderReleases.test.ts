import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newEvent } from '../../tests/setup/newEvent.ts'
import { firstOf, newStream, openPersonalDataStage, type PersonalDataStage } from '../../tests/setup/personalDataStage.ts'
import { storedEvents } from '../../tests/setup/storedEvents.ts'
import { defineEvents, erased, personal } from '../domain/event.ts'
import { createCatalog } from '../domain/eventCatalog.ts'
import type { PersonKeys } from '../platform/personKeys.ts'
import type { EventStore } from './eventStore.ts'
import { withPersonalData } from './personalData.ts'

let stage: PersonalDataStage
let raw: EventStore
let keys: PersonKeys
let store: EventStore
beforeAll(async () => {
  stage = await openPersonalDataStage()
  ;({ raw, keys, store } = stage)
})
afterAll(() => stage.close())

describe('fields that an older release stored in clear', () => {
  const profile = storedEvents().find(({ type }) => type === 'ProfileWritten')
  const profileInClear = () => newEvent('ProfileWritten', { ...profile?.data, providerId: randomUUID() })

  it('are readable while the person has a key, or never had one', async () => {
    const stream = newStream()
    const [withKey, withoutKey] = [profileInClear(), profileInClear()]
    await keys.keysFor([String(withKey.data['providerId'])], { create: true })
    await raw.append(stream, 'none', [withKey, withoutKey])
    expect((await store.readStream(stream)).map(({ data }) => data)).toEqual([withKey.data, withoutKey.data])
  })

  it('read as erased once the person was erased, however they are read', async () => {
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

  it('read as erased beside sealed fields of the same event', async () => {
    const definition = (text: z.ZodType) =>
      createCatalog({ Noted: { subject: 'who', schema: z.object({ who: z.uuid(), name: personal(z.string()), text }) } })
    const [stream, who] = [newStream(), randomUUID()]
    const older = withPersonalData(raw, { catalog: definition(z.string()), keys })
    await older.append(stream, 'none', [newEvent('Noted', { who, name: 'Zoë', text: 'in clear' })])
    const newer = withPersonalData(raw, { catalog: definition(personal(z.string())), keys })
    expect((await newer.readStream(stream))[0]?.data).toEqual({ who, name: 'Zoë', text: 'in clear' })
    await keys.erase(who)
    expect((await newer.readStream(stream))[0]?.data).toEqual({ who, name: erased, text: erased })
  })

  it('read as erased in the current version of the schema', async () => {
    const [stream, who] = [newStream(), randomUUID()]
    await raw.append(stream, 'none', [newEvent('Named', { who, name: 'Zoë' })])
    const catalog = createCatalog({
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

  it('are read in the current version, also when field and subject were renamed, and when the person was erased', async () => {
    const [stream, who] = [newStream(), randomUUID()]
    const after = await raw.head()
    await withPersonalData(raw, { catalog: createCatalog(firstVersion), keys }).append(stream, 'none', [
      newEvent('Greeted', { who, name: 'Zoë' }),
    ])
    const current = withPersonalData(raw, { catalog: createCatalog(currentVersion), keys })
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
    const current = withPersonalData(raw, { catalog: createCatalog(currentVersion), keys })
    expect(await current.readStream(stream)).toMatchObject([{ type: 'Greeted', data: { greeting: 'hi' }, metadata: { version: 4 } }])
  })
})
