import type { PickedCity } from '../city/pickedCity.ts'

/** What more providers are looked for by. */
export interface ProviderSearch {
  readonly keywords: string
  readonly city: PickedCity | null
  /** Planners unless venues are asked for. */
  readonly kind: 'planner' | 'venue'
}
