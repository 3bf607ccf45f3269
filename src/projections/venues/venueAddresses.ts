import type { Pool } from 'pg'
import type { Country } from '../../domain/locale.ts'
import type { VenueType } from '../../domain/venue/venueType.ts'
import type { Region } from '../providerDirectory/browseProviders.ts'
import { isVisible, venuesOfOwners } from './publicVenues.ts'

/** A region with venues (an unknown region has an empty slug), and the types of its venues. */
export interface VenueRegion {
  readonly country: Country
  readonly regionSlug: string
  readonly types: readonly VenueType[]
}

/** The regions of a country with venues, and their numbers; reads all of the country's venues from one index. */
export async function venueRegionsOf(pool: Pool, country: Country): Promise<readonly Region[]> {
  const { rows } = await pool.query<Region>({
    name: 'venueRegionsOf',
    text: `SELECT v.region_slug AS slug, min(v.region) AS name, count(*)::int AS count FROM ${venuesOfOwners}
      WHERE ${isVisible} AND v.country = $1 AND v.region_slug <> '' GROUP BY v.region_slug ORDER BY v.region_slug`,
    values: [country],
  })
  return rows
}

/** Every region with venues, and their types; reads all venues. */
export async function listedVenueRegions(pool: Pool): Promise<readonly VenueRegion[]> {
  const { rows } = await pool.query<{ country: Country; region_slug: string; types: VenueType[] }>(
    `SELECT v.country, v.region_slug, array_agg(DISTINCT v.type ORDER BY v.type) AS types FROM ${venuesOfOwners}
     WHERE ${isVisible} AND v.country IS NOT NULL GROUP BY v.country, v.region_slug ORDER BY v.country, v.region_slug`,
  )
  return rows.map(({ country, region_slug: regionSlug, types }) => ({ country, regionSlug, types }))
}

/** How many venues have a public page. */
export async function countPublicVenues(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${venuesOfOwners} WHERE ${isVisible}`)
  return rows[0]?.count ?? 0
}

/** What the addresses of public pages of venues are built from, in the order of the public ids. */
export async function publicVenueNames(
  pool: Pool,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<readonly { readonly public_id: string; readonly slug: string }[]> {
  const { rows } = await pool.query<{ public_id: string; slug: string }>(
    `SELECT v.public_id, v.slug FROM ${venuesOfOwners} WHERE ${isVisible} ORDER BY v.public_id, v.venue_id OFFSET $1 LIMIT $2`,
    [from, limit],
  )
  return rows
}
