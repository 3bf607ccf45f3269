import type { PickedCity } from '../city/pickedCity.ts'

/** The criteria of a search. */
export interface ProviderSearch {
  readonly keywords: string
  readonly city: PickedCity | null
  /** Default: planners. */
  readonly kind: 'planner' | 'venue'
}
