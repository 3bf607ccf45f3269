import { setTimeout as delay } from 'node:timers/promises'

/**
 * Two seconds; longer where the machine is so busy that rendering a page takes more than a tenth of that.
 * @param render of a page that is not in the cache
 */
export async function freshnessLimit(render: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await render()
  return Math.max(2_000, 10 * (performance.now() - started))
}

const lookEveryMs = 20

/**
 * Like `expect.poll`, but for as many looks as fit into the limit: time in which the whole machine pauses does not count.
 * @param holds throws while what it is given is not fresh
 */
export async function seenWithin<Shown>(limitMs: number, look: () => Promise<Shown>, holds: (shown: Shown) => void): Promise<void> {
  for (let left = limitMs / lookEveryMs; ; left--) {
    try {
      return holds(await look())
    } catch (error) {
      if (left <= 0) throw error
    }
    await delay(lookEveryMs)
  }
}
