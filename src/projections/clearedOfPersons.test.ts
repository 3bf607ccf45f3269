import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { projections } from '../catalogues.ts'
import { defineEvents, personal } from '../domain/event.ts'
import { createCatalog, eventCatalog } from '../domain/eventCatalog.ts'
import { personKinds } from '../domain/person/personKind.ts'
import { clearedOf, concernsPersons, personalEvents, unclearedTables } from './clearedOfPersons.ts'
import { text, uuid } from './runner/columns.ts'
import { type Projection, projectedTable } from './runner/projection.ts'

const columns = { provider_id: uuid(), email: text() }
type Table = Parameters<typeof projectedTable<typeof columns>>[0]

/** A projection that shows the e-mail of providers. */
function planted(further: Table['on'] = {}): Projection {
  const fold = (_row: unknown, _event: unknown, id: string) => ({ provider_id: id, email: '' })
  const on = { ProviderRegistered: { key: ({ data }: { data: { providerId: string } }) => data.providerId, fold }, ...further }
  return { name: 'planted', version: 1, indexesSql: '', tables: { emails: projectedTable({ columns, key: 'provider_id', on }) } }
}

describe('every table that folds personal data', () => {
  test('clears them when the person is erased', () => {
    expect(unclearedTables(projections)).toEqual([])
  })

  test('is reported when it does not, or only for another kind of person', () => {
    expect(unclearedTables([...projections, planted()])).toEqual(['planted.emails: provider'])
    const forCouples = planted({ PersonErased: clearedOf({ couple: ({ person }) => person.id }) })
    expect(unclearedTables([forCouples])).toEqual(['planted.emails: provider'])
    expect(unclearedTables([planted({ PersonErased: clearedOf({ provider: ({ person }) => person.id }) })])).toEqual([])
  })

  test('delays an erasure until it has passed it', () => {
    expect(concernsPersons(planted())).toBe(true)
    // Both hold only ids and amounts; the law requires invoices to be kept.
    const without = projections.filter((projection) => !concernsPersons(projection)).map(({ name }) => name)
    expect(without.toSorted()).toEqual(['invoices', 'providerPayments'])
    const seen = { key: () => [], fold: () => undefined }
    const impersonal = projectedTable({ columns, key: 'provider_id', on: { CircleJoined: seen } })
    expect(concernsPersons({ ...planted(), tables: { circle: impersonal } })).toBe(false)
  })
})

describe('the subject of the personal fields of an event', () => {
  test('is known for every event of the catalogue, and each kind of person has some', () => {
    const kinds = personalEvents(eventCatalog)
    expect(kinds.get('RequestRejected')).toBe('couple')
    expect(kinds.get('CreditsCorrected')).toBe('provider')
    expect(kinds.get('ReviewAnswered')).toBe('reviewer')
    expect(new Set(kinds.values())).toEqual(new Set(personKinds))
  })

  test('an event about a person that no erasure covers is refused', () => {
    const schema = z.object({ guestId: z.uuid(), name: personal(z.string()) })
    const catalog = createCatalog(defineEvents({ GuestInvited: { subject: 'guestId', schema } }))
    expect(() => personalEvents(catalog)).toThrow('event GuestInvited has personal fields of guestId, and no such person can be erased')
  })
})
