import { setTimeout as delay } from 'node:timers/promises'

/**
 * Lets one piece of work run at a time, in the order asked for; one that is slower than `patienceMs` no longer keeps the others
 * waiting. So a process that is killed leaves one message in doubt, not as many as it has under way, and a service that hangs does
 * not hold up the others.
 */
export function oneAtATime(patienceMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  let turn = Promise.resolve()
  return (work) => {
    const result = turn.then(work)
    turn = turn.then(() => settledWithin(patienceMs, result))
    return result
  }
}

/** Resolves when the work has ended, well or not, or the time is up. */
async function settledWithin(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const waiting = new AbortController()
  await Promise.race([work, delay(milliseconds, undefined, { signal: waiting.signal })]).catch(() => {})
  waiting.abort()
}
