/** A value stored in the browser under one key; it expires where `lifetimeMs` is given. */
export interface StoredValue<Value> {
  /** null when nothing is stored, when it has expired, and when the browser forbids storage. */
  read(): Value | null
  write(value: Value): void
  clear(): void
}

interface Envelope {
  readonly value: unknown
  readonly until: number | null
}

/**
 * A value stored in the tab (`sessionStorage`) or the browser (`localStorage`).
 * @param parse returns the stored value, or null if it is invalid: other versions of the app, or the person, may have written it
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

/** Removes everything that is stored for this tab. */
export function forgetTab(): void {
  attempt(() => sessionStorage.clear())
}

/** The browser may forbid storage. Then nothing is remembered and everything else works. */
function attempt<T>(touch: () => T): T | null {
  try {
    return touch()
  } catch {
    return null
  }
}
