import { abortableDelay } from './abortableDelay.ts'

const firstMs = 50
const longestMs = 5_000

/** Waits before the next attempt: twice as long after every failure, up to 5 s, and never at the same time as everybody else. */
export async function retryPause(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(firstMs * 2 ** failures, longestMs)
  await abortableDelay(longest * (0.5 + Math.random() / 2), signal)
}
