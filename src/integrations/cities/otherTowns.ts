import { type Country, countries } from '../../domain/locale.ts'
import type { GeoNamesTown } from './geoNames.ts'
import { groupBy } from './groupBy.ts'
import { type LocalNames, localNames } from './localNames.ts'
import { regionOf } from './regions.ts'
import type { Town } from './town.ts'

/** Abandoned, historical, purely legal and ecclesiastical places. */
const noTowns: ReadonlySet<string> = new Set(['PPLQ', 'PPLH', 'PPLG'])
const church = /diocese|bishopric/i

/** The towns of the countries other than France in GeoNames, under their own names. */
export function otherTowns(geoNames: readonly GeoNamesTown[]): readonly Town[] {
  const byCountry = groupBy(geoNames, (town) => town.country)
  return countries
    .filter((country) => country !== 'FR')
    .flatMap((country) => {
      const towns = (byCountry.get(country) ?? []).filter((town) => !noTowns.has(town.featureCode) && !church.test(town.name))
      const named = namesById(country, towns)
      return towns.map((town) => toTown(country, town, named.get(town.cityId)))
    })
}

function namesById(country: Country, towns: readonly GeoNamesTown[]): ReadonlyMap<number, LocalNames> {
  const byName = groupBy(towns, (town) => town.name)
  return new Map(
    localNames[country].flatMap((names) => {
      const largest = byName.get(names.geoNames ?? names.local)?.toSorted((a, b) => b.population - a.population)[0]
      return largest ? [[largest.cityId, names] as const] : []
    }),
  )
}

function toTown(country: Exclude<Country, 'FR'>, town: GeoNamesTown, names: LocalNames | undefined): Town {
  const [longitude, latitude] = town.loc.coordinates
  return {
    id: town.cityId,
    country,
    name: names?.local ?? town.name,
    names: names?.names ?? {},
    spellings: [...(names?.spellings ?? []), ...(names?.geoNames === undefined ? [] : [names.geoNames])],
    region: regionOf(country, town),
    zipCodes: [],
    latitude,
    longitude,
    // A section of a city ranks below a town of that size: a search for Salamanca means the city, not a part of Madrid.
    weight: town.featureCode === 'PPLX' ? Math.round(town.population / 10) : town.population,
  }
}
