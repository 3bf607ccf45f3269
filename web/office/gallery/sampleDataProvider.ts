import { type DataProvider, HttpError, type RaRecord } from 'react-admin'
import type { OfficeDataProvider } from '../api/officeDataProvider.ts'
import { signedInProvider } from '../testing/signedInProvider.ts'

/** A sample record. */
export interface Thing extends RaRecord {
  readonly id: string
  readonly name: string
  readonly place: string | null
  readonly amount: number
}

const names = ['Table lamps', 'A garland of two hundred and forty paper lanterns in ivory and blush', 'Chairs', 'Arch', 'Candles']
const thing = (index: number): Thing => ({
  id: String(index),
  name: names[index % names.length] ?? '',
  place: index % 2 === 0 ? 'Lyon' : null,
  amount: index * 12,
})

/** The id of a missing record. */
export const missing = 'missing'

const never = new Promise<never>(() => {})
const failure = () => Promise.reject(new HttpError('The server does not answer.', 503, { errors: {} }))

/** Answers by the resource's name, which is the state to show: full, partial, empty, loading, error. */
const counts: Readonly<Record<string, number>> = { full: 1_000, partial: 2, empty: 0 }

const answers: Pick<DataProvider, 'getList' | 'getOne' | 'update'> & Pick<OfficeDataProvider, 'command' | 'readMe'> = {
  async getList(resource, { pagination: { page, perPage } = { page: 1, perPage: 10 } }) {
    if (resource === 'loading') return never
    if (resource === 'error') return failure()
    const total = counts[resource] ?? 0
    const first = (page - 1) * perPage
    const data = Array.from({ length: Math.max(0, Math.min(perPage, total - first)) }, (_, index) => thing(first + index))
    return { data: data as never, total }
  },
  async getOne(resource, { id }) {
    if (resource === 'loading') return never
    if (resource === 'error') return failure()
    if (id === missing) throw new HttpError('The server does not know it.', 404, { errors: {} })
    const { place, ...whole } = { ...thing(1), id, etag: '"1"' }
    if (resource === 'empty') return { data: { ...whole, name: '', place } as never }
    return { data: { ...whole, place: resource === 'full' ? 'Lyon' : place } as never }
  },
  async update(resource, { data }) {
    if (resource === 'empty') throw new HttpError('', 422, { errors: { name: 'Somebody else has this name.' } })
    return { data: data as never }
  },
  command: () => failure(),
  readMe: () => Promise.resolve(signedInProvider),
}

export const sampleDataProvider = answers as unknown as OfficeDataProvider
