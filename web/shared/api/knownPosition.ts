/**
 * The farthest position in the log that this browser tab knows: reached by one of its commands, or named by a live event. Reads carry it, so
 * that they show the person's own changes. Survives a reload.
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

  /** Positions are of fixed width and compare as text; one of another store replaces whatever was known. */
  reached(position: string): void {
    if (this.#position !== null && this.#position.length === position.length && this.#position >= position) return
    this.#position = position
    stored(() => sessionStorage.setItem(this.#key, position))
  }

  /** Of another store, e.g. after a restore. */
  forget(): void {
    this.#position = null
    stored(() => sessionStorage.removeItem(this.#key))
  }
}

/** Storage may be forbidden by the browser's settings; then the tab's memory has to do. */
function stored<T>(touch: () => T): T | null {
  try {
    return touch()
  } catch {
    return null
  }
}
