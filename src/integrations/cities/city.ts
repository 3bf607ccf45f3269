import type { Country, Language } from '../../domain/locale.ts'
import { searchKey } from './searchKey.ts'

/** A town as the city search gives it; coordinates in degrees as text. */
export interface City {
  readonly city: string
  /** '' when unknown: the user can then type it in. */
  readonly zipcode: string
  readonly countrycode: Country
  readonly lat: string
  readonly lng: string
  /** Department, province or Land. */
  readonly region: string
  /** The city, its region if that adds information, and its country if it differs from the caller's. */
  readonly label: string
}

/** Columns of `reference.towns`. */
export interface TownRow {
  readonly name: string
  readonly names: Readonly<Partial<Record<Language, string>>> | null
  readonly country: Country
  readonly region: string
  readonly zip_codes: readonly string[]
  readonly latitude: number
  readonly longitude: number
}

/** A town in the terms of a language, as seen from a country. */
export function toCity(town: TownRow, language: Language, from: Country | undefined, zipCode = town.zip_codes[0] ?? ''): City {
  const city = town.names?.[language] ?? town.name
  const tellsMore = town.region !== '' && !searchKey(town.name).startsWith(searchKey(town.region))
  const abroad = from !== town.country
  return {
    city,
    zipcode: zipCode,
    countrycode: town.country,
    lat: String(town.latitude),
    lng: String(town.longitude),
    region: town.region,
    label: [city, ...(tellsMore ? [town.region] : []), ...(abroad ? [countryName(town.country, language)] : [])].join(', '),
  }
}

function countryName(country: Country, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}
