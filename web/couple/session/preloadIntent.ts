import { storedValue } from '../../shared/browserStorage.ts'

/** Whom a visitor came for: one provider, or its favourites. */
export type PreloadIntent = { readonly kind: 'provider'; readonly id: string } | { readonly kind: 'favorites' }

const hourMs = 3_600_000

const stored = storedValue<PreloadIntent>(() => sessionStorage, 'alliance.preload', parseIntent, hourMs)

/** The intent that the person came with; null an hour later. It stays until whoever acted on it clears it. */
export function readPreloadIntent(): PreloadIntent | null {
  return stored.read()
}

export function writePreloadIntent(intent: PreloadIntent): void {
  stored.write(intent)
}

export function clearPreloadIntent(): void {
  stored.clear()
}

/** The intent in the start page's query: `project=new` with `prestataire={id}` or `planners=favorites`. */
export function preloadIntentOf(query: string): PreloadIntent | null {
  const asked = new URLSearchParams(query)
  if (asked.get('project') !== 'new') return null
  const id = asked.get('prestataire')
  if (id) return { kind: 'provider', id }
  return asked.get('planners') === 'favorites' ? { kind: 'favorites' } : null
}

function parseIntent(value: unknown): PreloadIntent | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null
  if (value.kind === 'favorites') return { kind: 'favorites' }
  return value.kind === 'provider' && 'id' in value && typeof value.id === 'string' ? { kind: 'provider', id: value.id } : null
}
