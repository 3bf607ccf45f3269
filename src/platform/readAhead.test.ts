import { expect, test } from 'vitest'
import { readAhead } from './readAhead.ts'

function countingSource(last: number) {
  const state = { asked: 0, ended: false }
  async function* numbers(): AsyncGenerator<number> {
    try {
      while (state.asked < last) yield ++state.asked
      if (last === 2) throw new Error('broken')
    } finally {
      state.ended = true
    }
  }
  return { state, numbers }
}

test('requests one value ahead of the caller, and yields all values in order', async () => {
  const { state, numbers } = countingSource(5)
  const taken: number[] = []
  for await (const value of readAhead(numbers())) {
    taken.push(value)
    await Promise.resolve()
    expect(state.asked).toBe(Math.min(value + 1, 5))
  }
  expect(taken).toEqual([1, 2, 3, 4, 5])
})

test('ends the source when the caller stops', async () => {
  const { state, numbers } = countingSource(5)
  for await (const value of readAhead(numbers())) if (value === 2) break
  expect(state).toEqual({ asked: 3, ended: true })
})

test('throws a failure after the values before it', async () => {
  const taken: number[] = []
  const taking = async () => {
    for await (const value of readAhead(countingSource(2).numbers())) taken.push(value)
  }
  await expect(taking()).rejects.toThrow('broken')
  expect(taken).toEqual([1, 2])
})
