/** A value of a person's browser under one key; for a while only where `lifetimeMs` is given. */
export interface StoredValue<Value> {
  /** null when there is none, when it is too old, and where the browser forbids storage. */
  read(): Value | null
  write(value: Value): void
  clear(): void
}

interface Envelope {
  readonly value: unknown
  readonly until: number | null
}

/**
 * A value that outlives the page: the tab's (`sessionStorage`) or the browser's (`localStorage`).
 * @param parse what was stored as a value, or null; people and other versions of the app may have written anything
 */
export function storedValue<Value>(
  storage: () => Storage,
  key: string,
  parse: (stored: unknown) => Value | null,
  lifetimeMs?: number,
): StoredValue<Value> {
  return {
    read() {
      const text = attempt(() => storage().getItem(key))
      if (text === null) return null
      const envelope = attempt(() => JSON.parse(text) as Envelope | null)
      if (envelope === null || typeof envelope !== 'object') return null
      if (typeof envelope.until === 'number' && envelope.until < Date.now()) return null
      return parse(envelope.value)
    },
    write(value) {
      const until = lifetimeMs === undefined ? null : Date.now() + lifetimeMs
      attempt(() => storage().setItem(key, JSON.stringify({ value, until } satisfies Envelope)))
    },
    clear() {
      attempt(() => storage().removeItem(key))
    },
  }
}

/** Forgets everything that this tab keeps, whoever wrote it. */
export function forgetTab(): void {
  attempt(() => sessionStorage.clear())
}

/** Storage may be forbidden by the browser's settings; then nothing is remembered, and everything else works. */
function attempt<T>(touch: () => T): T | null {
  try {
    return touch()
  } catch {
    return null
  }
}
