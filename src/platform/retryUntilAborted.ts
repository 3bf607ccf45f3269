import { retryPause } from './retryPause.ts'

export interface Retrying {
  readonly signal: AbortSignal
  /** Called with every failure. */
  readonly onError: (error: Error) => void
}

/** Repeats the job, with growing pauses, until it succeeds; undefined when `signal` was aborted first. */
export async function retryUntilAborted<T>(job: () => Promise<T>, { signal, onError }: Retrying): Promise<T | undefined> {
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      return await job()
    } catch (error) {
      if (signal.aborted) return undefined
      onError(error as Error)
      await retryPause(failures, signal)
    }
  }
  return undefined
}
