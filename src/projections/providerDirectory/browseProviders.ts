import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import type { Country } from '../../domain/locale.ts'
import { type OfferedService, offeredServices } from '../../domain/referenceValues.ts'
import { schemaOf } from '../runner/projection.ts'
import { Bindings } from './bindings.ts'
import { bitsOf } from './bits.ts'
import { providerDirectory } from './providerDirectory.ts'

/** What a page of the public directory lists: the planners of a country or region, optionally only those who offer a service. */
export interface DirectorySelection {
  readonly country: Country
  readonly regionSlug: string | null
  readonly service: OfferedService | null
}

export interface Region {
  readonly slug: string
  readonly name: string
  /** The number of planners in it. */
  readonly count: number
}

/** A region with planners (an unknown region has an empty slug), and the services offered there. */
export interface ListedRegion {
  readonly country: Country
  readonly regionSlug: string
  readonly services: readonly OfferedService[]
}

const table = `${schemaOf(providerDirectory)}.providers`

/**
 * Planners of a directory page from a position on, Premium first, then the latest sign-in; and their total number, counted up to a limit.
 */
export async function browseProviders(
  pool: Pool,
  selection: DirectorySelection,
  { from, limit, countUpTo }: { readonly from: number; readonly limit: number; readonly countUpTo: number },
): Promise<{ readonly ids: readonly ProviderId[]; readonly total: number }> {
  const listing = new Bindings()
  const counting = new Bindings()
  const [page, count] = await Promise.all([
    pool.query<{ provider_id: ProviderId }>(
      `SELECT provider_id FROM ${table} WHERE ${conditionOf(selection, listing)}
       ORDER BY premium DESC, signed_in_at DESC NULLS LAST, provider_id
       LIMIT ${listing.bind(limit, 'int')} OFFSET ${listing.bind(from, 'int')}`,
      listing.values,
    ),
    pool.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM (
         SELECT FROM ${table} WHERE ${conditionOf(selection, counting)} LIMIT ${counting.bind(countUpTo, 'int')}
       ) AS found`,
      counting.values,
    ),
  ])
  return { ids: page.rows.map((row) => row.provider_id), total: count.rows[0]?.total ?? 0 }
}

/** The regions of a country that have planners, by name. */
export async function regionsOf(pool: Pool, country: Country): Promise<readonly Region[]> {
  const { rows } = await pool.query<Region>(
    `SELECT region_slug AS slug, min(region) AS name, sum(count)::int AS count FROM ${schemaOf(providerDirectory)}.regions
     WHERE kind = 'planner' AND country = $1 GROUP BY region_slug ORDER BY region_slug`,
    [country],
  )
  return rows
}

/** Every region with planners, and the services offered there; reads all planners. */
export async function listedRegions(pool: Pool): Promise<readonly ListedRegion[]> {
  const { rows } = await pool.query<{ country: Country; region_slug: string; bits: number }>(
    `SELECT country, region_slug, bit_or(offered_bits) AS bits FROM ${table} WHERE listed AND kind = 'planner'
     GROUP BY country, region_slug ORDER BY country, region_slug`,
  )
  return rows.map(({ country, region_slug: regionSlug, bits }) => ({
    country,
    regionSlug,
    services: offeredServices.filter((service) => (bits & bitsOf(offeredServices, [service])) !== 0),
  }))
}

function conditionOf({ country, regionSlug, service }: DirectorySelection, bindings: Bindings): string {
  return [
    `listed AND kind = 'planner' AND country = ${bindings.bind(country, 'text')}`,
    ...(regionSlug === null ? [] : [`region_slug = ${bindings.bind(regionSlug, 'text')}`]),
    ...(service === null ? [] : [`offered_bits & ${bindings.bind(bitsOf(offeredServices, [service]), 'int')} <> 0`]),
  ].join(' AND ')
}
