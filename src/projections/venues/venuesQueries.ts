import type { Pool } from 'pg'
import type { ProviderId, VenueId } from '../../domain/ids.ts'
import type { Listed, Listing } from '../listing.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { hasWords, type SearchedWords } from '../words.ts'
import { type VenueRow, venues } from './venues.ts'

const table = `${schemaOf(venues)}.venues`

/** A venue as its owner's list shows it. */
type ListedVenue = Pick<
  VenueRow,
  'name' | 'type' | 'city' | 'status' | 'published' | 'moderation' | 'hidden' | 'rejection' | 'missing' | 'images' | 'key_image'
> & {
  readonly id: VenueId
  readonly publicId: string
}

/** A provider's venues, in the order in which they were added or reversed. */
export async function listVenues(
  database: Pool,
  providerId: ProviderId,
  { sort, from, to }: Pick<Listing<'addedAt', unknown>, 'sort' | 'from' | 'to'>,
): Promise<Listed<ListedVenue>> {
  const order = sort.descending ? 'DESC' : 'ASC'
  const [{ rows: items }, { rows: counted }] = await Promise.all([
    database.query<ListedVenue>({
      name: `listVenues${order}`,
      text: `SELECT venue_id AS id, public_id AS "publicId", name, type, city, status, published, moderation, hidden, rejection, missing,
          images, key_image FROM ${table}
        WHERE provider_id = $1 ORDER BY added_at ${order}, venue_id LIMIT $2 OFFSET $3`,
      values: [providerId, to - from + 1, from],
      types: rowTypes,
    }),
    database.query<{ total: number }>({
      name: 'countVenues',
      text: `SELECT count(*)::int AS total FROM ${table} WHERE provider_id = $1`,
      values: [providerId],
    }),
  ])
  return { items, total: counted[0]?.total ?? 0 }
}

type FoundVenue = Pick<VenueRow, 'name' | 'city' | 'zip_code' | 'region'> & { readonly id: VenueId }

/** A provider's newest venues, in any state, whose name or place contain each of the words. A provider has few: they are compared here. */
export async function searchOwnVenues(
  database: Pool,
  providerId: ProviderId,
  { words, most }: SearchedWords,
): Promise<readonly FoundVenue[]> {
  const { rows } = await database.query<FoundVenue>({
    name: 'searchOwnVenues',
    text: `SELECT venue_id AS id, name, city, zip_code, region FROM ${table} WHERE provider_id = $1 ORDER BY added_at DESC, venue_id`,
    values: [providerId],
  })
  return rows.filter(({ name, city, zip_code, region }) => hasWords([name, city, zip_code, region], words)).slice(0, most)
}

export async function findVenueIds(database: Pool, providerId: ProviderId): Promise<readonly VenueId[]> {
  const { rows } = await database.query<{ venue_id: VenueId }>({
    name: 'findVenueIds',
    text: `SELECT venue_id FROM ${table} WHERE provider_id = $1`,
    values: [providerId],
  })
  return rows.map(({ venue_id }) => venue_id)
}

/** Whether moderation rejected one of a provider's venues that was not published again since. */
export async function hasRejectedVenue(database: Pool, providerId: ProviderId): Promise<boolean> {
  const { rows } = await database.query<{ found: boolean }>({
    name: 'hasRejectedVenue',
    text: `SELECT EXISTS (SELECT FROM ${table} WHERE provider_id = $1 AND status = 'rejected') AS found`,
    values: [providerId],
  })
  return rows[0]?.found ?? false
}

/** Venues that wait for moderation, up to a limit, first published first. */
export async function listVenuesToModerate(database: Pool, limit: number): Promise<readonly VenueRow[]> {
  const { rows } = await database.query<VenueRow>({
    name: 'listVenuesToModerate',
    text: `SELECT * FROM ${table} WHERE status = 'waiting' ORDER BY published_at, venue_id LIMIT $1`,
    values: [limit],
    types: rowTypes,
  })
  return rows
}

/** The owner of a venue; undefined when the venue does not exist. */
export async function findVenueOwner(database: Pool, venueId: VenueId): Promise<ProviderId | undefined> {
  const { rows } = await database.query<{ provider_id: ProviderId }>({
    name: 'findVenueOwner',
    text: `SELECT provider_id FROM ${table} WHERE venue_id = $1`,
    values: [venueId],
  })
  return rows[0]?.provider_id
}
