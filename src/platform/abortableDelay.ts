import { setMaxListeners } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

/** Waits `milliseconds`, or until `signal` is aborted. Any number may wait on one signal, such as that of a store. */
export async function abortableDelay(milliseconds: number, signal: AbortSignal): Promise<void> {
  setMaxListeners(0, signal)
  await delay(milliseconds, undefined, { signal }).catch(() => {})
}
