import { clearedOf } from '../clearedOfPersons.ts'
import { newRowOf, uuid, uuids } from '../runner/columns.ts'
import { type Projection, projectedTable } from '../runner/projection.ts'

const columns = {
  couple_id: uuid(),
  /** In the order they were added. */
  provider_ids: uuids().initially([]),
}
const noFavourites = newRowOf(columns)

/** The providers a couple keeps in mind: one row a couple. */
export const coupleFavourites: Projection = {
  name: 'coupleFavourites',
  version: 3,
  indexesSql: '',
  tables: {
    favourites: projectedTable({
      columns,
      key: 'couple_id',
      on: {
        FavouriteAdded: {
          key: ({ data }) => data.coupleId,
          fold: (row, { data }) => {
            const before = row ?? noFavourites({ couple_id: data.coupleId })
            if (before.provider_ids.includes(data.providerId)) return before
            return { ...before, provider_ids: [...before.provider_ids, data.providerId] }
          },
        },
        CoupleErased: { key: ({ data }) => data.coupleId, fold: () => undefined },
        PersonErased: clearedOf({ couple: ({ person }) => person.id }),
        FavouriteRemoved: {
          key: ({ data }) => data.coupleId,
          fold: (row, { data }) => row && { ...row, provider_ids: row.provider_ids.filter((id) => id !== data.providerId) },
        },
      },
    }),
  },
}
