import pLimit from 'p-limit'
import pTimeout from 'p-timeout'

/**
 * Runs one piece of work at a time, in order. One that takes longer than `patienceMs` no longer blocks the others. So a killed process
 * leaves only one message in doubt, and a service that hangs does not block the others.
 */
export function oneAtATime(patienceMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  const turns = pLimit(1)
  return (work) =>
    new Promise((resolve) => {
      void turns(async () => {
        const result = (async () => work())()
        resolve(result)
        // The turn ends with the work, successful or not, or after the maximum time.
        await pTimeout(result, { milliseconds: patienceMs, message: false }).catch(() => {})
      })
    })
}
