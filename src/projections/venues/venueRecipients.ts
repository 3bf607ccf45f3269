import type { Pool } from 'pg'
import type { ProviderId, VenueId } from '../../domain/ids.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { isVisible, venuesOfOwners } from './publicVenues.ts'
import { type VenueRow, venues } from './venues.ts'

const table = `${schemaOf(venues)}.venues`
const cardColumns = [
  'venue_id',
  'provider_id',
  'public_id',
  'slug',
  'name',
  'city',
  'zip_code',
  'website',
  'facebook',
  'instagram',
  'description',
  'details',
  'seated',
  'standing',
  'images',
  'key_image',
] as const
/** The data for the card of a venue that can be written to. */
export type VenueRecipientRow = Pick<VenueRow, (typeof cardColumns)[number]>
const columns = cardColumns.map((column) => `v.${column}`).join(', ')

/** The owners of the visible venues among the ids; only visible venues can be written to. */
export async function contactableVenues(database: Pool, ids: readonly string[]): Promise<ReadonlyMap<VenueId, ProviderId>> {
  if (ids.length === 0) return new Map()
  const { rows } = await database.query<{ venue_id: VenueId; provider_id: ProviderId }>({
    name: 'contactableVenues',
    text: `SELECT v.venue_id, v.provider_id FROM ${venuesOfOwners} WHERE v.venue_id = ANY ($1::uuid[]) AND ${isVisible}`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.venue_id, row.provider_id]))
}

/** The venues with these ids, in any order; those that couples do not see only with `evenHidden`. */
export async function findVenueCards(database: Pool, ids: readonly string[], evenHidden: boolean): Promise<readonly VenueRecipientRow[]> {
  if (ids.length === 0) return []
  const { rows } = await database.query<VenueRecipientRow>({
    name: 'findVenueCards',
    text: `SELECT ${columns} FROM ${venuesOfOwners} WHERE v.venue_id = ANY ($1::uuid[]) AND ($2 OR (${isVisible}))`,
    values: [ids, evenHidden],
    types: rowTypes,
  })
  return rows
}

/** The ids of the visible venues with these public ids, in their order; if two have the same public id, the first that was added. */
export async function idsOfPublicVenues(database: Pool, publicIds: readonly string[]): Promise<readonly VenueId[]> {
  if (publicIds.length === 0) return []
  const { rows } = await database.query<{ venue_id: VenueId }>({
    name: 'idsOfPublicVenues',
    text: `SELECT first.venue_id FROM unnest($1::text[]) WITH ORDINALITY AS asked(id, rank) CROSS JOIN LATERAL (
       SELECT v.venue_id FROM ${venuesOfOwners} WHERE v.public_id = asked.id AND ${isVisible} ORDER BY v.added_at, v.venue_id LIMIT 1
     ) AS first ORDER BY asked.rank`,
    values: [publicIds],
  })
  return rows.map((row) => row.venue_id)
}

/** The names of venues that still exist. */
export async function findVenueNames(database: Pool, ids: readonly VenueId[]): Promise<ReadonlyMap<VenueId, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await database.query<{ venue_id: VenueId; name: string }>({
    name: 'findVenueNames',
    text: `SELECT venue_id, name FROM ${table} WHERE venue_id = ANY ($1::uuid[])`,
    values: [ids],
  })
  return new Map(rows.map(({ venue_id, name }) => [venue_id, name]))
}
