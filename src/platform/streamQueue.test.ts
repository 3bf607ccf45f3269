import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { StreamQueue } from './streamQueue.ts'

test('jobs of one key run in order, one at a time; jobs of other keys run meanwhile', async () => {
  const queue = new StreamQueue()
  const steps: string[] = []
  const job = (name: string) => async () => {
    steps.push(`${name} begins`)
    await nextTurn()
    steps.push(`${name} ends`)
    return name
  }
  const answers = await Promise.all([queue.run('a', job('a1')), queue.run('a', job('a2')), queue.run('b', job('b1'))])
  expect(answers).toEqual(['a1', 'a2', 'b1'])
  expect(steps.filter((step) => step.startsWith('a'))).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends'])
  expect(steps.indexOf('b1 begins')).toBeLessThan(steps.indexOf('a1 ends'))
})

test('a failing job fails alone, and a job added after all have ended still runs', async () => {
  const queue = new StreamQueue()
  const failing = queue.run('a', () => Promise.reject(new Error('no')))
  const next = queue.run('a', () => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
  expect(await queue.run('a', () => Promise.resolve('again'))).toBe('again')
})
