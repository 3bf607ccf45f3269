/**
 * The highest log position that this tab knows, from its own commands and from live events. Reads send it, so that they include the
 * person's own changes. It survives a reload.
 */
export class KnownPosition {
  readonly #key: string
  #position: string | null

  constructor(key: string) {
    this.#key = key
    this.#position = stored(() => sessionStorage.getItem(key))
  }

  get(): string | null {
    return this.#position
  }

  /** Positions have a fixed width and compare as text. A position of another store replaces the known one. */
  reached(position: string): void {
    if (this.#position !== null && this.#position.length === position.length && this.#position >= position) return
    this.#position = position
    stored(() => sessionStorage.setItem(this.#key, position))
  }

  /** The position belongs to another store, e.g. after a restore. */
  forget(): void {
    this.#position = null
    stored(() => sessionStorage.removeItem(this.#key))
  }
}

/** The browser may forbid storage. The position is then kept in memory only. */
function stored<T>(touch: () => T): T | null {
  try {
    return touch()
  } catch {
    return null
  }
}
