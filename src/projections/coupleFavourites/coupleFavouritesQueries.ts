import type { Pool } from 'pg'
import type { CoupleId, ProviderId } from '../../domain/ids.ts'
import { schemaOf } from '../runner/projection.ts'
import { coupleFavourites } from './coupleFavourites.ts'

/** A couple's favourite providers, the one added last first. */
export async function findFavourites(database: Pool, coupleId: CoupleId): Promise<readonly ProviderId[]> {
  const { rows } = await database.query<{ provider_ids: ProviderId[] }>({
    name: 'findFavourites',
    text: `SELECT provider_ids FROM ${schemaOf(coupleFavourites)}.favourites WHERE couple_id = $1`,
    values: [coupleId],
  })
  return rows[0]?.provider_ids.toReversed() ?? []
}
