import { arrondissementOf } from './arrondissements.ts'
import type { Commune, Etalab } from './etalab.ts'
import type { GeoNamesTown } from './geoNames.ts'
import { localNames } from './localNames.ts'
import { locateCommunes } from './locateCommunes.ts'
import type { Town } from './town.ts'

/** Above all ids of GeoNames, so that the INSEE code can serve as the id of a commune. */
const firstId = 1_000_000_000

/**
 * The communes of France and its overseas departments, former communes (whose names are still in use), and the arrondissements of Paris,
 * Lyon and Marseille. The overseas collectivities (zone 'com') are not among the served countries.
 */
export function frenchTowns(etalab: Etalab, geoNames: readonly GeoNamesTown[]): readonly Town[] {
  const locate = locateCommunes(etalab, geoNames)
  const departments = new Map(etalab.departements.map((department) => [department.code, department.nom]))
  const present = new Map(etalab.communes.filter((commune) => commune.type === 'commune-actuelle').map((each) => [each.code, each]))
  const known = new Map(localNames.FR.map((each) => [each.local, each]))

  return etalab.communes.flatMap((commune): Town[] => {
    const parent = present.get(commune.chefLieu ?? commune.commune ?? '')
    const coordinates = commune.zone === 'com' ? undefined : locate(commune)
    if (!coordinates || (parent && parent.nom === commune.nom)) return []
    const arrondissement = arrondissementOf(commune)
    const names = commune.type === 'commune-actuelle' ? known.get(commune.nom) : undefined
    return [
      {
        id: firstId + townNumber(commune),
        country: 'FR',
        name: arrondissement && parent ? `${parent.nom} ${ordinal(arrondissement.number)}` : commune.nom,
        names: names?.names ?? {},
        spellings: arrondissement && parent ? arrondissementSpellings(parent.nom, arrondissement.number) : (names?.spellings ?? []),
        region: departments.get(commune.departement) ?? '',
        zipCodes: (commune.codesPostaux ?? parent?.codesPostaux ?? []).toSorted(),
        ...coordinates,
        weight: commune.type === 'commune-actuelle' ? (commune.population ?? 0) : 0,
        ...(arrondissement && parent ? { partOf: { weight: parent.population ?? 0 } } : {}),
      },
    ]
  })
}

/** The INSEE code as a number: Corsica's 2A004 is 20 10 004. A former commune may share its code with the one it is now part of. */
function townNumber(commune: Commune): number {
  const code = Number(commune.code.replace('2A', '201').replace('2B', '202'))
  return commune.type === 'commune-actuelle' ? code : code + 100_000_000
}

function ordinal(number: number): string {
  return number === 1 ? '1er' : `${number}e`
}

function arrondissementSpellings(city: string, number: number): readonly string[] {
  const padded = String(number).padStart(2, '0')
  return [`${city} ${number}`, `${city} ${padded}`, `${city} ${number}ème`, `${city} ${ordinal(number)} arrondissement`]
}
