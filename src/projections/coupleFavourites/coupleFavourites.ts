import { type Projection, projectedTable } from '../runner/projection.ts'

interface FavouritesRow {
  readonly couple_id: string
  /** In the order they were added. */
  readonly provider_ids: readonly string[]
}

/** The providers a couple keeps in mind: one row a couple. */
export const coupleFavourites: Projection = {
  name: 'coupleFavourites',
  version: 2,
  tablesSql: 'CREATE TABLE favourites (couple_id uuid PRIMARY KEY, provider_ids uuid[] NOT NULL)',
  indexesSql: '',
  tables: {
    favourites: projectedTable<FavouritesRow>({
      key: 'couple_id',
      on: {
        FavouriteAdded: {
          key: ({ data }) => data.coupleId,
          fold: (row, { data }) => {
            const before = row ?? { couple_id: data.coupleId, provider_ids: [] }
            if (before.provider_ids.includes(data.providerId)) return before
            return { ...before, provider_ids: [...before.provider_ids, data.providerId] }
          },
        },
        CoupleErased: { key: ({ data }) => data.coupleId, fold: () => undefined },
        FavouriteRemoved: {
          key: ({ data }) => data.coupleId,
          fold: (row, { data }) => row && { ...row, provider_ids: row.provider_ids.filter((id) => id !== data.providerId) },
        },
      },
    }),
  },
}
