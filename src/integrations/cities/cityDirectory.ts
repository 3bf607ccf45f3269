import type { Pool } from 'pg'
import type { Country } from '../../domain/locale.ts'
import type { RegionalPlace } from '../../domain/place.ts'
import type { City } from './city.ts'
import { type FoundCity, findCity, type PickedCity } from './findCity.ts'
import { largestCities } from './largestCities.ts'
import { type CitySearch, searchCities } from './searchCities.ts'

/** The towns of the served countries: the interface of this folder. */
export interface CityDirectory {
  /** Towns whose name or postal code begins with the typed text. */
  searchCities(search: CitySearch): Promise<readonly City[]>
  /** Verifies that a city is an entry of the search. */
  findCity(picked: PickedCity): Promise<FoundCity>
  /** The largest towns of a country, largest first. */
  largestCities(country: Country, limit: number): Promise<readonly RegionalPlace[]>
}

/** The directory on the tables that `loadCities` fills. */
export function createCityDirectory(database: Pool): CityDirectory {
  return {
    searchCities: (search) => searchCities(database, search),
    findCity: (picked) => findCity(database, picked),
    largestCities: (country, limit) => largestCities(database, country, limit),
  }
}
