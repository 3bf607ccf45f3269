import type { Pool } from 'pg'
import type { Country } from '../../domain/locale.ts'
import type { Rules } from '../../domain/rules.ts'
import type { VenueType } from '../../domain/venue/venueType.ts'
import { Bindings } from '../providerDirectory/bindings.ts'
import { cellsAround, kilometresSql } from '../providerDirectory/grid.ts'
import { providerDirectory } from '../providerDirectory/providerDirectory.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { type VenueRow, venues } from './venues.ts'

const table = `${schemaOf(venues)}.venues`
const owners = `${schemaOf(providerDirectory)}.providers`
/** Venues with their owners: couples see venues that are online and whose owner is public. Rule VEN-1. */
export const venuesOfOwners = `${table} v JOIN ${owners} o ON o.provider_id = v.provider_id`
export const isVisible = `v.status = 'online' AND o.listed`

/** The data from which a venue's card is built. */
const cardColumns = [
  'venue_id',
  'public_id',
  'slug',
  'name',
  'type',
  'city',
  'zip_code',
  'country',
  'description',
  'seated',
  'standing',
  'bedrooms',
  'min_price',
  'max_price',
  'images',
  'key_image',
] as const
export type VenueCardRow = Pick<VenueRow, (typeof cardColumns)[number] | 'provider_id'> & { readonly premium: boolean }
export const venueCardSql = `v.provider_id, o.premium, ${cardColumns.map((column) => `v.${column}`).join(', ')}`

/** A visible venue, by its public id; if two have the same one, the first that was added. */
export async function publicVenue(pool: Pool, publicId: string): Promise<VenueRow | undefined> {
  const { rows } = await pool.query<VenueRow>({
    name: 'publicVenue',
    text: `SELECT v.* FROM ${venuesOfOwners} WHERE v.public_id = $1 AND ${isVisible} ORDER BY v.added_at, v.venue_id LIMIT 1`,
    values: [publicId],
    types: rowTypes,
  })
  return rows[0]
}

/** An owner's visible venues up to a limit, most recently published first. */
export async function venuesOfOwner(pool: Pool, providerId: string, limit: number): Promise<readonly VenueCardRow[]> {
  const { rows } = await pool.query<VenueCardRow>({
    name: 'venuesOfOwner',
    text: `SELECT ${venueCardSql} FROM ${venuesOfOwners} WHERE v.provider_id = $1 AND ${isVisible}
      ORDER BY v.published_at DESC, v.venue_id LIMIT $2`,
    values: [providerId, limit],
    types: rowTypes,
  })
  return rows
}

/**
 * The venues shown beside one: first those of the same owner, then those near by, ordered by the same type, Premium, and distance. For an
 * owner with Premium only its own, as on its page (rule PLAN-5).
 */
export async function similarVenues(
  pool: Pool,
  { venue_id, provider_id, type, latitude, longitude }: VenueRow,
  rules: Rules,
): Promise<readonly VenueCardRow[]> {
  if (latitude === null || longitude === null) return []
  const { count, kilometres: reach } = rules.similarProviders
  const place = { latitude, longitude }
  const bindings = new Bindings()
  const [venue, owner] = [bindings.bind(venue_id, 'uuid'), bindings.bind(provider_id, 'uuid')]
  const kilometres = kilometresSql(place, (value) => bindings.bind(value, 'float8'), 'v')
  const limit = bindings.bind(count, 'int')
  const { rows } = await pool.query<VenueCardRow>({
    name: 'similarVenues',
    text: `WITH own AS (
        SELECT v.venue_id, 0 AS of_others, v.type = ${bindings.bind(type, 'text')} AS alike, o.premium, ${kilometres} AS kilometres
        FROM ${venuesOfOwners} WHERE v.provider_id = ${owner} AND v.venue_id <> ${venue} AND ${isVisible}
        ORDER BY alike DESC, kilometres, v.venue_id LIMIT ${limit}
      ), others AS (
        SELECT v.venue_id, 1 AS of_others, v.type = ${bindings.bind(type, 'text')} AS alike, o.premium, ${kilometres} AS kilometres
        FROM ${venuesOfOwners}
        WHERE NOT (SELECT premium FROM ${owners} WHERE provider_id = ${owner}) AND v.provider_id <> ${owner} AND ${isVisible}
          AND v.cell = ANY ((SELECT ${bindings.bindIntegers(cellsAround(place, reach))})::int[])
          AND ${kilometres} <= ${bindings.bind(reach, 'float8')}
        ORDER BY alike DESC, premium DESC, kilometres, v.venue_id LIMIT ${limit}
      ), found AS (SELECT * FROM own UNION ALL SELECT * FROM others)
      SELECT ${venueCardSql} FROM found f JOIN ${venuesOfOwners} USING (venue_id)
      ORDER BY f.of_others, f.alike DESC, f.premium DESC, f.kilometres, f.venue_id LIMIT ${limit}`,
    values: bindings.values,
    types: rowTypes,
  })
  return rows
}

/** What a page of the public directory of venues lists: those of a country or region, optionally only of one type. */
export interface VenueSelection {
  readonly country: Country
  readonly regionSlug: string | null
  readonly type: VenueType | null
}

/**
 * A page of the venues that meet a condition: first those of owners with Premium, then the others, each most recently published first. Each
 * group is a separate query that follows an index and stops when the page is full. `from`, `to` and `limit` are parameters of the
 * statement, e.g. `$3`.
 */
export function newestWithPremiumFirst(
  condition: string,
  { from, to, limit }: { readonly from: string; readonly to: string; readonly limit: string },
): string {
  const group = (premium: boolean) => `(SELECT v.venue_id, o.premium, v.published_at FROM ${venuesOfOwners}
    WHERE ${condition} AND ${premium ? '' : 'NOT '}o.premium ORDER BY v.published_at DESC, v.venue_id LIMIT ${to})`
  return `WITH found AS (${group(true)} UNION ALL ${group(false)}), page AS (
      SELECT * FROM found ORDER BY premium DESC, published_at DESC, venue_id LIMIT ${limit} OFFSET ${from}
    )
    SELECT ${venueCardSql} FROM page JOIN ${venuesOfOwners} USING (venue_id) ORDER BY page.premium DESC, page.published_at DESC, page.venue_id`
}

/** Venues of a directory page from a position on, and their total number, counted up to a limit. */
export async function browseVenues(
  pool: Pool,
  selection: VenueSelection,
  { from, limit, countUpTo }: { readonly from: number; readonly limit: number; readonly countUpTo: number },
): Promise<{ readonly rows: readonly VenueCardRow[]; readonly total: number }> {
  const listing = new Bindings()
  const counting = new Bindings()
  const text = newestWithPremiumFirst(conditionOf(selection, listing), {
    from: listing.bind(from, 'int'),
    to: listing.bind(from + limit, 'int'),
    limit: listing.bind(limit, 'int'),
  })
  const [page, count] = await Promise.all([
    pool.query<VenueCardRow>({ text, values: listing.values, types: rowTypes }),
    pool.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM (
         SELECT FROM ${venuesOfOwners} WHERE ${conditionOf(selection, counting)} LIMIT ${counting.bind(countUpTo, 'int')}
       ) AS found`,
      counting.values,
    ),
  ])
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 }
}

function conditionOf({ country, regionSlug, type }: VenueSelection, bindings: Bindings): string {
  return [
    `${isVisible} AND v.country = ${bindings.bind(country, 'text')}`,
    ...(regionSlug === null ? [] : [`v.region_slug = ${bindings.bind(regionSlug, 'text')}`]),
    ...(type === null ? [] : [`v.type = ${bindings.bind(type, 'text')}`]),
  ].join(' AND ')
}
