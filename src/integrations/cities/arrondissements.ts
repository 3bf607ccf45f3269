import type { Commune } from './etalab.ts'

/** Cities that are divided into arrondissements, by INSEE code. */
interface DividedCity {
  /** The INSEE code of the arrondissement n is this number plus n. */
  readonly codesAbove: number
  /**
   * Centres of the arrondissements, [latitude, longitude], in order. GeoNames lacks those of Paris and Lyon, and has those of Marseille.
   */
  readonly centres: readonly (readonly [latitude: number, longitude: number])[]
}

const dividedCities: Readonly<Record<string, DividedCity>> = {
  '75056': {
    codesAbove: 75100,
    centres: [
      [48.8626, 2.3363],
      [48.8679, 2.344],
      [48.863, 2.3591],
      [48.8544, 2.3574],
      [48.8445, 2.3497],
      [48.849, 2.333],
      [48.8561, 2.3122],
      [48.8728, 2.3126],
      [48.8771, 2.3374],
      [48.8761, 2.3607],
      [48.8591, 2.3801],
      [48.8408, 2.3877],
      [48.8284, 2.3623],
      [48.8292, 2.3265],
      [48.84, 2.2928],
      [48.8603, 2.262],
      [48.8873, 2.3067],
      [48.8926, 2.3484],
      [48.8871, 2.3848],
      [48.8633, 2.4012],
    ],
  },
  '69123': {
    codesAbove: 69380,
    centres: [
      [45.7699, 4.8292],
      [45.7487, 4.8265],
      [45.7536, 4.8697],
      [45.7785, 4.8242],
      [45.7559, 4.8021],
      [45.7727, 4.852],
      [45.7337, 4.8374],
      [45.7341, 4.8695],
      [45.7817, 4.8067],
    ],
  },
  '13055': { codesAbove: 13200, centres: [] },
}

/** The arrondissement of its city that a commune is, from 1 on, and its location; undefined when it is none. */
export function arrondissementOf(commune: Commune) {
  const city = commune.commune === undefined ? undefined : dividedCities[commune.commune]
  if (!city) return undefined
  const number = Number(commune.code) - city.codesAbove
  return { number, centre: city.centres[number - 1] }
}
