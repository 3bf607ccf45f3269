import { arrondissementOf } from './arrondissements.ts'
import type { Commune, Etalab } from './etalab.ts'
import type { GeoNamesTown } from './geoNames.ts'
import { groupBy } from './groupBy.ts'
import { searchKey } from './searchKey.ts'

/** Degrees, WGS 84. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** GeoNames gives the French overseas departments codes of countries. */
const overseas: Readonly<Record<string, string>> = { 971: 'GP', 972: 'MQ', 973: 'GF', 974: 'RE', 976: 'YT' }
const frenchCodes: ReadonlySet<string> = new Set(['FR', ...Object.values(overseas)])

/**
 * Finds coordinates for communes. GeoNames has those above 1,000 inhabitants, joined by INSEE code, else by department and name. The others
 * get the average of the towns with the same postal code, else of the same intercommunality, else of the same department: a few kilometres
 * off, which is acceptable for distances of 20 to 200 km.
 */
export function locateCommunes(etalab: Etalab, geoNames: readonly GeoNamesTown[]): (commune: Commune) => Coordinates | undefined {
  const exact = exactLocator(geoNames)
  const located = etalab.communes.flatMap((commune) => {
    const place = commune.type === 'commune-actuelle' ? exact(commune) : undefined
    return place ? [{ commune, place }] : []
  })
  const own = new Map(located.map(({ commune, place }) => [commune, place]))
  const intercommunality = new Map(etalab.epcis.flatMap((epci) => epci.membres.map((member) => [member.code, epci.code] as const)))
  const neighbourhoods = [
    (commune: Commune) => commune.codesPostaux ?? [],
    (commune: Commune) => [intercommunality.get(commune.code) ?? 'none'],
    (commune: Commune) => [commune.departement],
  ].map((areasOf) => {
    const inArea = groupBy(
      located.flatMap(({ commune, place }) => areasOf(commune).map((area) => ({ area, place }))),
      ({ area }) => area,
    )
    return (commune: Commune) => areasOf(commune).flatMap((area) => inArea.get(area) ?? [])
  })

  return (commune) => {
    const place = own.get(commune) ?? (commune.type === 'commune-actuelle' ? undefined : exact(commune))
    if (place) return place
    for (const neighboursOf of neighbourhoods) {
      const neighbours = neighboursOf(commune)
      if (neighbours.length > 0) return middle(neighbours.map((each) => each.place))
    }
    return undefined
  }
}

function exactLocator(geoNames: readonly GeoNamesTown[]): (commune: Commune) => Coordinates | undefined {
  const french = geoNames.filter((town) => frenchCodes.has(town.country))
  const byCode = groupBy(french, (town) => town.muniSub ?? '')
  const byName = groupBy(french, (town) => `${town.country} ${searchKey(town.name)}`)

  return (commune) => {
    const arrondissement = arrondissementOf(commune)
    if (arrondissement?.centre) return { latitude: arrondissement.centre[0], longitude: arrondissement.centre[1] }
    const key = arrondissement ? `marseille ${String(arrondissement.number).padStart(2, '0')}` : searchKey(commune.nom)
    const inside = byCode.get(commune.code) ?? []
    const ofItsName = [...inside, ...(byCode.get(commune.chefLieu ?? commune.commune ?? 'none') ?? [])].find(
      (town) => searchKey(town.name) === key,
    )
    const largest = inside.toSorted((a, b) => b.population - a.population)[0]
    // INSEE codes change with mergers; GeoNames has none for Paris and different ones for some overseas departments.
    const elsewhere = commune.code === '75056' ? 'FR' : overseas[commune.departement]
    const town = ofItsName ?? largest ?? byName.get(`${elsewhere} ${key}`)?.[0]
    return town && { latitude: town.loc.coordinates[1], longitude: town.loc.coordinates[0] }
  }
}

function middle(places: readonly Coordinates[]): Coordinates {
  const mean = (of: (place: Coordinates) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length
  return { latitude: rounded(mean((place) => place.latitude)), longitude: rounded(mean((place) => place.longitude)) }
}

/** Rounded to a metre, like GeoNames. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
