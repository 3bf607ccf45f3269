import { setMaxListeners } from 'node:events'

/** Wakes all waiters. Notifications are counted, so that one that arrives while nobody waits is not missed. */
export class Notifier {
  readonly #waiting = new Set<() => void>()
  #notifications = 0

  /** How often it was notified so far. */
  get notifications(): number {
    return this.#notifications
  }

  notify(): void {
    this.#notifications++
    for (const wake of this.#waiting) wake()
  }

  /** Resolves when it was notified more than `since` times, or after `timeoutMs`, or when `signal` is aborted. */
  async next(since: number, signal: AbortSignal, timeoutMs?: number): Promise<void> {
    if (this.#notifications > since || signal.aborted) return
    // Any number may wait on one signal, such as that of a store.
    setMaxListeners(0, signal)
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
