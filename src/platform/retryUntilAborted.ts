import { abortableDelay } from './abortableDelay.ts'

const firstPauseMs = 50
const longestPauseMs = 2_000

export interface Retrying {
  readonly signal: AbortSignal
  /** Told of every failure. */
  readonly onError: (error: Error) => void
}

/** Repeats the job, with growing pauses, until it succeeds; undefined when `signal` was aborted first. */
export async function retryUntilAborted<T>(job: () => Promise<T>, { signal, onError }: Retrying): Promise<T | undefined> {
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await job()
    } catch (error) {
      if (signal.aborted) return undefined
      onError(error as Error)
      await abortableDelay(pauseMs, signal)
    }
  }
  return undefined
}
