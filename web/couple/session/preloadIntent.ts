import { storedValue } from '../../shared/browserStorage.ts'

/** What a visitor came for: one provider, or its favourites. */
export type PreloadIntent = (
  | {
      readonly kind: 'provider'
      readonly id: string
      /** True for a new project, even if there are others. */
      readonly anew: boolean
    }
  | { readonly kind: 'favorites' }
) & {
  /** The couple was redirected to where it can write. It is not redirected again. */
  readonly arrived: boolean
}

const hourMs = 3_600_000

const stored = storedValue<PreloadIntent>(() => sessionStorage, 'alliance.preload', parseIntent, hourMs)

/** The stored intent; null after an hour. Whoever acts on it clears it. */
export function readPreloadIntent(): PreloadIntent | null {
  return stored.read()
}

export function writePreloadIntent(intent: PreloadIntent): void {
  stored.write(intent)
}

/** Notes that the couple was redirected. */
export function noteArrival(): void {
  const intent = stored.read()
  if (intent && !intent.arrived) stored.write({ ...intent, arrived: true })
}

export function clearPreloadIntent(): void {
  stored.clear()
}

/**
 * The intent in the start page's query: `prestataire={id}`, with `project=new` for a new project, or `project=new&planners=favorites`.
 */
export function preloadIntentOf(query: string): PreloadIntent | null {
  const asked = new URLSearchParams(query)
  const anew = asked.get('project') === 'new'
  const id = asked.get('prestataire')
  if (id) return { kind: 'provider', id, anew, arrived: false }
  return anew && asked.get('planners') === 'favorites' ? { kind: 'favorites', arrived: false } : null
}

function parseIntent(value: unknown): PreloadIntent | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null
  const arrived = 'arrived' in value && value.arrived === true
  if (value.kind === 'favorites') return { kind: 'favorites', arrived }
  const anew = 'anew' in value && value.anew === true
  return value.kind === 'provider' && 'id' in value && typeof value.id === 'string'
    ? { kind: 'provider', id: value.id, anew, arrived }
    : null
}
