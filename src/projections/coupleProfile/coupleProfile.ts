import { unlessErased } from '../../domain/event.ts'
import type { Place } from '../../domain/place.ts'
import { clearedOf } from '../clearedOfPersons.ts'
import { boolean, double, type RowOf, text, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'

/** A couple's own data. Personal fields are null once the couple was erased. */
const columns = {
  couple_id: uuid(),
  firstname: text().orNull(),
  lastname: text().orNull(),
  email: text().orNull(),
  phone: text().orNull(),
  city: text().orNull(),
  zip_code: text().orNull(),
  country: text().orNull(),
  latitude: double().orNull(),
  longitude: double().orNull(),
  locale: text(),
  has_finished_onboarding: boolean(),
}
type CoupleRow = RowOf<typeof columns>

/** The profiles of couples: one row per couple, deleted as soon as the couple deletes its account. */
export const coupleProfile: Projection = {
  name: 'coupleProfile',
  version: 4,
  indexesSql: '',
  tables: {
    couples: projectedTable({
      columns,
      key: 'couple_id',
      on: {
        CoupleRegistered: { key: ({ data }) => data.coupleId, fold: (row, event) => row ?? registered(event) },
        CoupleImported: { key: ({ data }) => data.coupleId, fold: (row, event) => row ?? registered(event) },
        AccountDeletionAsked: { key: ({ data }) => data.coupleId, fold: () => undefined },
        PersonErased: clearedOf({ couple: ({ person }) => person.id }),
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
