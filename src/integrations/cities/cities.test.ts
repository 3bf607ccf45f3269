import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCitiesDatabase } from '../../../tests/setup/citiesDatabase.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { type Country, countries } from '../../domain/locale.ts'
import { findCity } from './findCity.ts'
import { largestCities } from './largestCities.ts'
import { loadCities } from './loadCities.ts'
import { type CitySearch, searchCities } from './searchCities.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createCitiesDatabase()
})
afterAll(() => database.drop())

const fromFrance = (q: string) => ({ q, from: 'FR' as const, locale: 'fr-FR' })
const first = async (search: CitySearch) => (await searchCities(database.pool, { limit: 1, ...search }))[0]

describe('loadCities', () => {
  it('fills the towns of the seven countries, all with coordinates, once, whoever else starts', async () => {
    const empty = await createTestDatabase(4)
    try {
      await Promise.all([loadCities(empty.pool), loadCities(empty.pool)])
      const { rows } = await empty.pool.query<{ country: Country; towns: number; lowest: number; highest: number }>(
        `SELECT country, count(*)::int AS towns, min(latitude) AS lowest, max(latitude) AS highest FROM reference.towns GROUP BY 1`,
      )
      expect(rows.map((row) => row.country).toSorted()).toEqual(countries.toSorted())
      expect(rows.reduce((sum, row) => sum + row.towns, 0)).toBeGreaterThan(65_000)
      expect(rows.find((row) => row.country === 'FR')?.towns).toBeGreaterThan(34_000)

      const table = async () => (await empty.pool.query<{ oid: number }>(`SELECT 'reference.towns'::regclass::oid AS oid`)).rows[0]?.oid
      const loaded = await table()
      await loadCities(empty.pool)
      expect(await table()).toBe(loaded)
      await empty.pool.query(`UPDATE reference.loaded SET version = 'older'`)
      await loadCities(empty.pool)
      expect(await table()).not.toBe(loaded)
    } finally {
      await empty.drop()
    }
  })
})

describe('searchCities', () => {
  it('answers with the fields of the contract', async () => {
    expect(await first(fromFrance('lyon'))).toEqual({
      city: 'Lyon',
      zipcode: '69001',
      countrycode: 'FR',
      lat: '45.74846',
      lng: '4.84671',
      region: 'Rhône',
      label: 'Lyon, Rhône',
    })
  })

  it.each([
    ['st etienne', 'Saint-Étienne'],
    ['SAINT-ÉTIENNE', 'Saint-Étienne'],
    ['mont st-michel', 'Le Mont-Saint-Michel'],
    ["l'hay", "L'Haÿ-les-Roses"],
    ['havre', 'Le Havre'],
    ['paris', 'Paris'],
    ['paris 11', 'Paris 11e'],
    ['marseille 8', 'Marseille 8e'],
    ['muenchen', 'Munich'],
    ['Köln', 'Cologne'],
    ['lisboa', 'Lisbonne'],
    ['anvers', 'Anvers'],
    ['antwerpen', 'Anvers'],
    ['eivissa', 'Ibiza'],
  ])('%s finds %s', async (q, city) => {
    expect(await first(fromFrance(q))).toMatchObject({ city })
  })

  it.each([
    ['de-DE', 'mailand', 'Mailand'],
    ['de-DE', 'munich', 'München'],
    ['nl-BE', 'bruxelles', 'Brussel'],
    ['it-IT', 'londra', 'Londra'],
    ['es-ES', 'donostia', 'San Sebastián'],
    ['pt-PT', 'florença', 'Florença'],
    ['en-GB', 'firenze', 'Florence'],
  ])('shows names in the language of %s: %s finds %s', async (locale, q, city) => {
    expect(await first({ q, locale, country: undefined })).toMatchObject({ city })
  })

  it('finds by the beginning of a postal code, and gives the code that was typed', async () => {
    expect(await first(fromFrance('69003'))).toMatchObject({ city: 'Lyon', zipcode: '69003' })
    expect((await searchCities(database.pool, fromFrance('75011'))).map((city) => city.city)).toEqual(['Paris', 'Paris 11e'])
    expect(await first(fromFrance('310'))).toMatchObject({ city: 'Toulouse', zipcode: '31000' })
    expect(await first(fromFrance('31200 toul'))).toMatchObject({ city: 'Toulouse', zipcode: '31200' })
    expect(await searchCities(database.pool, fromFrance('31200 lyon'))).toEqual([])
  })

  it('puts a whole name first, then larger towns, those of the own country before foreign ones of their size', async () => {
    expect(await first(fromFrance('aix'))).toMatchObject({ city: 'Aix' })
    const labels = (await searchCities(database.pool, fromFrance('val'))).map((city) => city.label)
    expect(labels.indexOf('Valence, Drôme')).toBeLessThan(labels.indexOf('Valladolid, Espagne'))
    expect((await searchCities(database.pool, fromFrance('lond')))[0]?.label).toBe('Londres, England, Royaume-Uni')
    expect(await first({ q: 'halle', from: 'BE', locale: 'nl' })).toMatchObject({ countrycode: 'BE' })
    expect(await first({ q: 'halle', from: 'DE', locale: 'de' })).toMatchObject({ city: 'Halle (Saale)' })
  })

  it('keeps to the country asked for', async () => {
    const found = await searchCities(database.pool, { q: 'ber', country: 'IT', locale: 'it', limit: 20 })
    expect(found).toHaveLength(20)
    expect(new Set(found.map((city) => city.countrycode))).toEqual(new Set(['IT']))
    expect(await searchCities(database.pool, { q: '75011', country: 'DE', locale: 'de' })).toEqual([])
  })

  it('distinguishes towns of one name by region and country', async () => {
    const found = await searchCities(database.pool, { ...fromFrance('saint-denis'), limit: 3 })
    expect(found.map((city) => city.label)).toEqual(expect.arrayContaining(['Saint-Denis, La Réunion', 'Saint-Denis, Seine-Saint-Denis']))
    expect(await first(fromFrance('lisbonne'))).toMatchObject({ label: 'Lisbonne, Portugal' })
  })

  it('names a town once, whatever its names have in common', async () => {
    const found = await searchCities(database.pool, { q: 'mun', country: 'DE', locale: 'en', limit: 20 })
    expect(found.filter((city) => city.city === 'Munich')).toHaveLength(1)
  })

  it.each(['', '   ', '-', '%', '_', "'; DROP TABLE reference.towns; --", '\\', '\u0000', 'zzzzzz', 'x'.repeat(300)])(
    'answers %j with nothing',
    async (q) => {
      expect(await searchCities(database.pool, fromFrance(q))).toEqual([])
    },
  )
})

describe('findCity', () => {
  const lyon = { city: 'Lyon', zipCode: '69007', country: 'FR', latitude: '45.74846', longitude: '4.84671' }

  it('gives back every entry of the search as a place, with its region', async () => {
    for (const q of ['lyon', 'paris 11', 'jallais', 'münchen', 'roma', 'bruxelles', 'ajaccio', 'lisb']) {
      for (const city of await searchCities(database.pool, { q, from: 'FR', locale: 'fr', limit: 5 })) {
        const { city: name, zipcode, countrycode, lat, lng, region } = city
        const place = { city: name, zipCode: zipcode, country: countrycode, latitude: Number(lat), longitude: Number(lng) }
        expect(await findCity(database.pool, { ...place, latitude: lat, longitude: lng })).toEqual({ place, region })
      }
    }
  })

  it('takes coordinates that were rounded, and gives those it knows', async () => {
    expect(await findCity(database.pool, { ...lyon, latitude: '45.75', longitude: '4.85' })).toMatchObject({
      place: { latitude: 45.74846, longitude: 4.84671 },
    })
  })

  it.each([
    ['another name', { city: 'Lyonnais' }],
    ['no name', { city: ' ' }],
    ['another country', { country: 'BE' }],
    ['no country of ours', { country: 'XX' }],
    ['coordinates elsewhere', { latitude: '48.85' }],
    ['no coordinates', { latitude: '' }],
    ['no numbers', { longitude: 'NaN' }],
    ['infinity', { longitude: 'Infinity' }],
  ])('does not take %s', async (_, change) => {
    expect(await findCity(database.pool, { ...lyon, ...change })).toEqual({ problem: 'city-not-found' })
  })

  it('knows the postal code where the data have it, and checks one that is typed in', async () => {
    const munich = { city: 'München', country: 'DE', latitude: '48.13743', longitude: '11.57549' }
    expect(await findCity(database.pool, { ...lyon, zipCode: '' })).toMatchObject({ place: { zipCode: '69001' } })
    expect(await findCity(database.pool, { ...lyon, zipCode: '75001' })).toEqual({ problem: 'zip-code-invalid' })
    expect(await findCity(database.pool, { ...munich, zipCode: '' })).toMatchObject({ place: { zipCode: '' } })
    expect(await findCity(database.pool, { ...munich, zipCode: '80331' })).toMatchObject({ place: { zipCode: '80331' } })
    expect(await findCity(database.pool, { ...munich, zipCode: '8033' })).toEqual({ problem: 'zip-code-invalid' })
  })
})

describe('largestCities', () => {
  it('starts with the capital', async () => {
    expect((await largestCities(database.pool, 'IT', 3)).map((place) => place.city)).toEqual(['Roma', 'Milano', 'Napoli'])
  })
})

it('searches names on an index, without reading the table', async () => {
  const client = await database.pool.connect()
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT town_id, weight, whole, country FROM reference.town_names WHERE key >= 'par' AND key < 'par' || chr(1114111)`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using town_names_key')
  } finally {
    client.release()
  }
})
