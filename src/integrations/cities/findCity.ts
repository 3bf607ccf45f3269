import type { Pool } from 'pg'
import { Country } from '../../domain/locale.ts'
import type { Place } from '../../domain/place.ts'
import { parsePostalCode } from '../../domain/postalCode.ts'
import { searchKey } from './searchKey.ts'

/** The city that a user claims to have picked. */
export interface PickedCity {
  /** In any of its languages. */
  readonly city: string
  /** Blank: the town's own, if known. */
  readonly zipCode: string
  /** ISO 3166. */
  readonly country: string
  /** Degrees. */
  readonly latitude: string
  readonly longitude: string
}

/** `region` as the country itself calls it; '' when unknown. */
export type FoundCity = { readonly place: Place; readonly region: string } | { readonly problem: 'city-not-found' | 'zip-code-invalid' }

/** Degrees, about 5 km: tolerance for clients that round. No two towns of one name are closer. */
const tolerance = 0.05

/**
 * Verifies that a city is an entry of the search, by name, country and coordinates, and returns its reference data. Only the postal code
 * may be typed in, in its country's format; if the town's codes are known, it must be of the same department, which allows codes of large
 * customers.
 */
export async function findCity(pool: Pool, picked: PickedCity): Promise<FoundCity> {
  const country = Country.safeParse(picked.country.toUpperCase())
  const latitude = degrees(picked.latitude)
  const longitude = degrees(picked.longitude)
  if (!country.success || latitude === undefined || longitude === undefined) return { problem: 'city-not-found' }
  const { rows } = await pool.query<FoundRow>({
    name: 'find-city',
    text: sql,
    values: [searchKey(picked.city), country.data, latitude, longitude],
  })
  const [town] = rows
  if (!town) return { problem: 'city-not-found' }
  const zipCode = settleZipCode(country.data, picked.zipCode, town.zip_codes)
  if (zipCode === undefined) return { problem: 'zip-code-invalid' }
  return {
    place: { city: town.name, zipCode, country: country.data, latitude: town.latitude, longitude: town.longitude },
    region: town.region,
  }
}

interface FoundRow {
  readonly name: string
  readonly region: string
  readonly zip_codes: readonly string[]
  readonly latitude: number
  readonly longitude: number
}

const sql = `
  SELECT n.name, t.region, t.zip_codes, t.latitude, t.longitude
  FROM reference.town_names n JOIN reference.towns t ON t.id = n.town_id
  WHERE n.country = $2 AND n.key = $1
    AND t.latitude BETWEEN $3::float8 - ${tolerance} AND $3::float8 + ${tolerance}
    AND t.longitude BETWEEN $4::float8 - ${tolerance} AND $4::float8 + ${tolerance}
  ORDER BY (t.latitude - $3) ^ 2 + (t.longitude - $4) ^ 2, t.weight DESC LIMIT 1`

function degrees(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : undefined
}

function settleZipCode(country: Country, typed: string, known: readonly string[]): string | undefined {
  if (typed.trim() === '') return known[0] ?? ''
  const zipCode = parsePostalCode(country, typed)
  if (zipCode === undefined) return undefined
  return known.length === 0 || known.some((each) => each.slice(0, 2) === zipCode.slice(0, 2)) ? zipCode : undefined
}
