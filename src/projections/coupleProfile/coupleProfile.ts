import { unlessErased } from '../../domain/event.ts'
import type { Place } from '../../domain/place.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'

/** A couple as it sees itself. What is personal is null once the couple was erased. */
interface CoupleRow {
  readonly couple_id: string
  readonly firstname: string | null
  readonly lastname: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly city: string | null
  readonly zip_code: string | null
  readonly country: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly locale: string
  readonly has_finished_onboarding: boolean
}

/** Who is signed in on the couple side: one row a couple, gone as soon as it deletes its account. */
export const coupleProfile: Projection = {
  name: 'coupleProfile',
  version: 3,
  tablesSql: `CREATE TABLE couples (
    couple_id uuid PRIMARY KEY,
    firstname text,
    lastname text,
    email text,
    phone text,
    city text,
    zip_code text,
    country text,
    latitude float8,
    longitude float8,
    locale text NOT NULL,
    has_finished_onboarding boolean NOT NULL
  )`,
  indexesSql: '',
  tables: {
    couples: projectedTable<CoupleRow>({
      key: 'couple_id',
      on: {
        CoupleRegistered: { key: ({ data }) => data.coupleId, fold: (row, event) => row ?? registered(event) },
        CoupleImported: { key: ({ data }) => data.coupleId, fold: (row, event) => row ?? registered(event) },
        AccountDeletionAsked: { key: ({ data }) => data.coupleId, fold: () => undefined },
        CoupleProfileUpdated: {
          key: ({ data }) => data.coupleId,
          fold: (row, { data }) =>
            row && {
              ...row,
              email: unlessErased(data.email, null),
              ...home(unlessErased(data.home, null)),
              locale: data.locale,
              has_finished_onboarding: true,
            },
        },
      },
    }),
  },
}

function registered({ type, data }: RecordedOf<'CoupleRegistered' | 'CoupleImported'>): CoupleRow {
  return {
    couple_id: data.coupleId,
    firstname: unlessErased(data.firstname, null),
    lastname: unlessErased(data.lastname, null),
    email: unlessErased(data.email, null),
    phone: unlessErased(data.phone, null),
    ...home(unlessErased(data.home, null)),
    locale: data.locale,
    has_finished_onboarding: type === 'CoupleRegistered',
  }
}

function home(place: Place | null): Pick<CoupleRow, 'city' | 'zip_code' | 'country' | 'latitude' | 'longitude'> {
  return {
    city: place?.city ?? null,
    zip_code: place?.zipCode ?? null,
    country: place?.country ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  }
}
