import type { Pool } from 'pg'
import { type Country, languageOf } from '../../domain/locale.ts'
import { type City, type TownRow, toCity } from './city.ts'
import { largeTown } from './largeTown.ts'
import { searchKey } from './searchKey.ts'

export interface CitySearch {
  /** The typed text: the beginning of a name, of a postal code, or both. */
  readonly q: string
  /** Only towns of this country. */
  readonly country?: Country | undefined
  /** The caller's country: its towns come first when no country is requested. */
  readonly from?: Country | undefined
  /** Names are in this language if the town has one. */
  readonly locale: string
  /** 10 by default. */
  readonly limit?: number | undefined
}

/** The weight of a town in the caller's own country, relative to a foreign one of the same size. */
const homeAdvantage = 20
/** Several names of one town may begin alike. */
const namesPerTown = 4
/** How many towns with the postal code, or its beginning, are checked for the name typed with it. */
const zipCodeCandidates = 300

/**
 * The towns whose name, in any language and spelling, begins with the typed text: exact names first, then larger towns; or those whose
 * postal code begins with it. Blank text has no results.
 */
export async function searchCities(pool: Pool, search: CitySearch): Promise<readonly City[]> {
  const { q, country, from, locale, limit = 10 } = search
  const { name, zipCode } = parse(q)
  const language = languageOf(locale)
  if (zipCode === undefined) {
    if (name === '') return []
    const { rows } = await pool.query<TownRow>({
      name: country === undefined ? 'cities-by-name' : 'cities-by-name-in-country',
      text: country === undefined ? byName : byNameInCountry,
      values: [name, limit, country ?? from ?? null],
    })
    return rows.map((row) => toCity(row, language, country ?? from))
  }
  const { rows } = await pool.query<TownRow & { readonly zip_code: string }>({
    name: 'cities-by-zip-code',
    text: byZipCode,
    values: [zipCode, name === '' ? limit : zipCodeCandidates, from ?? null, country ?? null],
  })
  return rows
    .filter((row) => [row.name, ...Object.values(row.names ?? {})].some((each) => searchKey(each).startsWith(name)))
    .slice(0, limit)
    .map((row) => toCity(row, language, country ?? from, row.zip_code))
}

/** `69003 Lyon` → both; `lyon 3` → a name, since up to three digits mean an arrondissement unless they are alone. */
function parse(q: string): { readonly name: string; readonly zipCode: string | undefined } {
  const key = searchKey(q.slice(0, 100))
  const zipCode = key.match(/^\d{1,5}$|(?<!\S)\d{4,5}(?!\S)/)?.[0]
  return { zipCode, name: zipCode === undefined ? key : key.replace(zipCode, '').trim() }
}

const columns = 't.name, t.names, t.country, t.region, t.zip_codes, t.latitude, t.longitude'
/** $3 is the caller's country; without one every town counts as domestic. */
const atHome = '($3::text IS NULL OR country = $3)'
const rank = `weight * CASE WHEN ${atHome} THEN ${homeAdvantage} ELSE 1 END AS rank`
/** The highest character marks the end of the range of texts that begin with $1. */
const beginning = (column: string) => `${column} >= $1 AND ${column} < $1 || chr(1114111)`

/**
 * Thousands of names begin with `saint`: large towns are searched first, by a separate index, and small ones only while one of them could
 * still be among the best.
 */
const byNameWhere = (condition: string) => `
  WITH large AS (
    SELECT town_id, whole AND key = $1 AND ${atHome} AS exact, ${rank}
    FROM reference.town_names WHERE weight >= ${largeTown} AND ${condition}
    ORDER BY exact DESC, rank DESC, town_id LIMIT $2 * ${namesPerTown}
  ), small AS (
    SELECT town_id, whole AND key = $1 AND ${atHome} AS exact, ${rank}
    FROM reference.town_names
    WHERE weight < ${largeTown} AND ${condition}
      AND (SELECT count(*) FROM large WHERE rank >= ${largeTown * homeAdvantage}) < $2 * ${namesPerTown}
    ORDER BY exact DESC, rank DESC, town_id LIMIT $2 * ${namesPerTown}
  ), called_so AS (
    SELECT town_id, whole AND ${atHome} AS exact, ${rank} FROM reference.town_names
    WHERE weight < ${largeTown} AND ${condition} AND key = $1
    ORDER BY exact DESC, rank DESC, town_id LIMIT $2 * ${namesPerTown}
  ), spellings AS (
    SELECT * FROM large UNION ALL SELECT * FROM small UNION ALL SELECT * FROM called_so
  ), found AS (
    SELECT town_id, bool_or(exact) AS exact, max(rank) AS rank FROM spellings GROUP BY town_id
  )
  SELECT ${columns} FROM found JOIN reference.towns t ON t.id = town_id
  ORDER BY exact DESC, rank DESC, town_id LIMIT $2`
const byName = byNameWhere(beginning('key'))
const byNameInCountry = byNameWhere(`country = $3 AND ${beginning('key')}`)

const byZipCode = `
  WITH codes AS (
    SELECT town_id, min(zip_code) AS zip_code, max(weight) AS weight, min(country) AS country
    FROM reference.town_zip_codes WHERE ${beginning('zip_code')} AND ($4::text IS NULL OR country = $4)
    GROUP BY town_id
  ), found AS (
    SELECT town_id, zip_code, ${rank} FROM codes
  )
  SELECT ${columns}, zip_code FROM found JOIN reference.towns t ON t.id = town_id
  ORDER BY zip_code = $1 DESC, rank DESC, town_id LIMIT $2`
