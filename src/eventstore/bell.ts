/** Wakes everyone who waits. Rings are counted, so that one that came while nobody waited is not missed. */
export class Bell {
  readonly #waiting = new Set<() => void>()
  #rings = 0

  /** How often it rang so far. */
  get rings(): number {
    return this.#rings
  }

  ring(): void {
    this.#rings++
    for (const wake of this.#waiting) wake()
  }

  /** Resolves when it has rung more than `since` times, or after `timeoutMs`, or when `signal` is aborted. */
  async next(since: number, signal: AbortSignal, timeoutMs?: number): Promise<void> {
    if (this.#rings > since || signal.aborted) return
    await new Promise<void>((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake)
        clearTimeout(timer)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      const timer = timeoutMs === undefined ? undefined : setTimeout(wake, timeoutMs)
      this.#waiting.add(wake)
      signal.addEventListener('abort', wake)
    })
  }
}
