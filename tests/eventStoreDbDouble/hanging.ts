/** A time in which the server takes calls and answers none. */
export class Hanging {
  #over = Promise.resolve()
  #end: (() => void) | undefined

  /** Resolves when it is over; at once when there is none. */
  get over(): Promise<void> {
    return this.#over
  }

  begin(): void {
    this.end()
    this.#over = new Promise((resolve) => {
      this.#end = resolve
    })
  }

  end(): void {
    this.#end?.()
  }
}
