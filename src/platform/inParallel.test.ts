import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inParallel } from './inParallel.ts'

test('limits the jobs that run at a time, and runs all of them', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await inParallel(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    most = Math.max(most, ++running)
    await nextTurn()
    running--
    done.push(item)
  })
  expect(most).toBe(3)
  expect(new Set(done)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]))
})

test('starts no further job after a failure, and lets running jobs end', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const work = inParallel(2, [1, 2, 3, 4, 5, 6], async (item) => {
    begun.push(item)
    if (item === 1) throw new Error('broken')
    await nextTurn()
    ended.push(item)
  })
  await expect(work).rejects.toThrow('broken')
  expect(begun).toEqual([1, 2])
  expect(ended).toEqual([2])
})
