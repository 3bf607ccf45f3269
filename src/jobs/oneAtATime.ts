import pLimit from 'p-limit'
import pTimeout from 'p-timeout'

/**
 * Lets one piece of work run at a time, in the order asked for; one that is slower than `patienceMs` no longer keeps the others
 * waiting. So a process that is killed leaves one message in doubt, not as many as it has under way, and a service that hangs does
 * not hold up the others.
 */
export function oneAtATime(patienceMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  const turns = pLimit(1)
  return (work) =>
    new Promise((resolve) => {
      void turns(async () => {
        const result = (async () => work())()
        resolve(result)
        // The turn ends with the work, well or not, or when the time is up.
        await pTimeout(result, { milliseconds: patienceMs, message: false }).catch(() => {})
      })
    })
}
