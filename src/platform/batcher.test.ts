import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Batcher } from './batcher.ts'

type Call = { readonly key: string; readonly n: number }

class OneBad extends Error {}

/** Answers each number times ten; records which calls ran alone and which ran in a batch. */
function batching(options: { readonly most?: number; readonly together?: (calls: readonly Call[]) => Promise<(number | undefined)[]> }) {
  const gone: number[][] = []
  const calls = new Batcher<Call, number>({
    atOnce: 1,
    most: options.most ?? 10,
    keyOf: ({ key }) => key,
    mayBeOfOne: (error) => error instanceof OneBad,
    alone: async ({ n }) => {
      gone.push([n])
      await delay(1)
      if (n < 0) throw new Error(`${n} is negative`)
      return 10 * n
    },
    together: async (group) => {
      gone.push(group.map(({ n }) => n))
      await delay(1)
      return options.together?.(group) ?? group.map(({ n }) => 10 * n)
    },
  })
  const run = (n: number, key = String(n)) => calls.run({ key, n })
  return { gone, run }
}

describe('Batcher', () => {
  it('runs a call at once, and batches those that arrive meanwhile', async () => {
    const { gone, run } = batching({})
    expect(await Promise.all([run(1), run(2), run(3)])).toEqual([10, 20, 30])
    expect(gone).toEqual([[1], [2, 3]])
    expect(await run(4)).toBe(40)
    expect(gone.at(-1)).toEqual([4])
  })

  it('limits the size of a batch, and puts no two calls of one key into it', async () => {
    const { gone, run } = batching({ most: 2 })
    await Promise.all([run(0), run(1, 'a'), run(2, 'a'), run(3), run(4)])
    expect(gone).toEqual([[0], [1, 3], [2, 4]])
  })

  it('runs a call alone that its batch did not answer', async () => {
    const { gone, run } = batching({ together: async (group) => group.map(({ n }) => (n === 2 ? undefined : n)) })
    expect(await Promise.all([run(1), run(2), run(3)])).toEqual([10, 20, 3])
    expect(gone).toEqual([[1], [2, 3], [2]])
  })

  it('reports a failure that one call may have caused to that call only', async () => {
    const { run } = batching({ together: () => Promise.reject(new OneBad()) })
    const results = await Promise.allSettled([run(1), run(2), run(-3), run(4)])
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([10, 20, 'failed', 40])
  })

  it('reports every other failure to all calls of the batch, and goes on', async () => {
    const { run } = batching({ together: () => Promise.reject(new Error('lost')) })
    const results = await Promise.allSettled([run(1), run(2), run(3)])
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await run(5)).toBe(50)
  })
})
