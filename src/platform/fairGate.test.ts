import { expect, test } from 'vitest'
import { UnavailableError } from './concurrencyGate.ts'
import { FairGate } from './fairGate.ts'

/** Jobs that end when they are asked to, by name. */
function jobs(gate: FairGate) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const refused: string[] = []
  return {
    started,
    refused,
    start: (lane: string, name: string, signal?: AbortSignal) => {
      const job = () => {
        started.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      }
      return gate.run(lane, job, signal).catch((error: unknown) => {
        if (signal?.aborted) expect(error).toBe(signal.reason)
        else expect(error).toBeInstanceOf(UnavailableError)
        refused.push(name)
      })
    },
    end: async (name: string) => {
      ends.get(name)?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('lanes take turns, each in its own order', async () => {
  const { start, end, started } = jobs(new FairGate(1, 10))
  for (const name of ['a1', 'a2', 'a3', 'a4']) void start('a', name)
  for (const name of ['b1', 'b2']) void start('b', name)
  void start('c', 'c1')
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await end(name)
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('when all places are taken, the longest lane loses its last job', async () => {
  const { start, end, started, refused } = jobs(new FairGate(1, 3))
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void start('a', name)
  await end('nobody')
  expect(refused).toEqual(['a5'])
  void start('b', 'b1')
  await end('nobody')
  expect(refused).toEqual(['a5', 'a4'])
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('when several lanes are longest, the new job is refused', async () => {
  const { start, end, refused } = jobs(new FairGate(1, 2))
  for (const [lane, name] of [
    ['a', 'a1'],
    ['a', 'a2'],
    ['b', 'b1'],
    ['c', 'c1'],
  ] as const)
    void start(lane, name)
  await end('nobody')
  expect(refused).toEqual(['c1'])
})

test('a job that fails gives its place to the next', async () => {
  const gate = new FairGate(1, 1)
  const failing = gate.run('a', () => Promise.reject(new Error('no')))
  const next = gate.run('a', async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
})

test('a waiting job is withdrawn by its signal, and leaves its place and the turns to the others', async () => {
  const { start, end, started, refused } = jobs(new FairGate(1, 3))
  const cancelling = new AbortController()
  void start('a', 'a1')
  void start('b', 'b1', cancelling.signal)
  void start('a', 'a2', cancelling.signal)
  void start('a', 'a3')
  cancelling.abort()
  await end('nobody')
  expect(refused).toEqual(['b1', 'a2'])
  for (const name of ['c1', 'c2']) void start('c', name)
  await end('nobody')
  expect(refused).toEqual(['b1', 'a2'])
  for (const name of ['a1', 'a3', 'c1', 'c2']) await end(name)
  expect(started).toEqual(['a1', 'a3', 'c1', 'c2'])
})

test('a signal withdraws a job whose turn has just come, and no job that runs', async () => {
  const gate = new FairGate(1, 3)
  const cancelling = new AbortController()
  const cancelled = new Error('cancelled')
  const started: string[] = []
  const job = (name: string) => async () => started.push(name)
  const running = gate.run('a', job('a1'), cancelling.signal).then(() => cancelling.abort(cancelled))
  const waiting = gate.run('b', job('b1'), cancelling.signal)
  await expect(waiting).rejects.toBe(cancelled)
  await running
  await expect(gate.run('a', job('a2'), cancelling.signal)).rejects.toBe(cancelled)
  await gate.run('a', job('a3'))
  expect(started).toEqual(['a1', 'a3'])
})
