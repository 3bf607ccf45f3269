import { abortableDelay } from './abortableDelay.ts'

const firstMs = 50
const longestMs = 2_000

/** Waits before the next attempt: twice as long after every failure, up to 2 s, and never at the same time as all the others. */
export async function retryPause(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(firstMs * 2 ** failures, longestMs)
  await abortableDelay(longest * (0.5 + Math.random() / 2), signal)
}
