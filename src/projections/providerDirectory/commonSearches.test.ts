import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isKnownAsCommon, rememberAsCommon } from './commonSearches.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(1_000)
})
afterEach(() => {
  vi.useRealTimers()
})

it('remembers a common search for ten seconds, however often it is made', () => {
  const pool = new Pool()
  expect(isKnownAsCommon(pool, 'mariage')).toBe(false)
  rememberAsCommon(pool, 'mariage')
  vi.advanceTimersByTime(10_000)
  expect(isKnownAsCommon(pool, 'mariage')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isKnownAsCommon(pool, 'mariage')).toBe(false)
})

it('remembers searches separately for each database', () => {
  const pool = new Pool()
  rememberAsCommon(pool, 'mariage')
  expect(isKnownAsCommon(new Pool(), 'mariage')).toBe(false)
})

it('drops the least recently used search above a thousand', () => {
  const pool = new Pool()
  for (let index = 0; index < 1_000; index++) rememberAsCommon(pool, `word ${index}`)
  rememberAsCommon(pool, 'word 0')
  rememberAsCommon(pool, 'one more')
  expect(isKnownAsCommon(pool, 'word 0')).toBe(true)
  expect(isKnownAsCommon(pool, 'word 1')).toBe(false)
  expect(isKnownAsCommon(pool, 'word 2')).toBe(true)
})
