import type { Prestataire } from '../../../src/api/schemas/couple/prestataire.ts'

const digitsShown = 2

/** The town with the start of its postal code: `Lyon (69)`. */
export function placeOf({ city, cp }: Pick<Prestataire, 'city' | 'cp'>): string {
  return cp === '' ? city : `${city} (${cp.slice(0, digitsShown)})`
}
