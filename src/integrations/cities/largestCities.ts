import type { Pool } from 'pg'
import type { Country } from '../../domain/locale.ts'
import type { RegionalPlace } from '../../domain/place.ts'

/** The largest towns of a country, largest first. Only for generating data: it reads every town of the country. */
export async function largestCities(pool: Pool, country: Country, limit: number): Promise<readonly RegionalPlace[]> {
  const { rows } = await pool.query<RegionalPlace>(
    `SELECT name AS city, coalesce(zip_codes[1], '') AS "zipCode", country, region, latitude, longitude
     FROM reference.towns WHERE country = $1 ORDER BY weight DESC, id LIMIT $2`,
    [country, limit],
  )
  return rows
}
