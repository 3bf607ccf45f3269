import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { isKnownAsCommon, rememberAsCommon } from './commonSearches.ts'

it('knows a search as common for ten seconds', () => {
  const pool = new Pool()
  expect(isKnownAsCommon(pool, 'mariage', 0)).toBe(false)
  rememberAsCommon(pool, 'mariage', 1_000)
  expect(isKnownAsCommon(pool, 'mariage', 10_999)).toBe(true)
  expect(isKnownAsCommon(pool, 'mariage', 11_000)).toBe(false)
})

it('keeps what it knows of one database from another', () => {
  const pool = new Pool()
  rememberAsCommon(pool, 'mariage', 0)
  expect(isKnownAsCommon(new Pool(), 'mariage', 1)).toBe(false)
})

it('forgets the search remembered longest ago when there are a thousand', () => {
  const pool = new Pool()
  for (let index = 0; index < 1_000; index++) rememberAsCommon(pool, `word ${index}`, 0)
  rememberAsCommon(pool, 'word 0', 1)
  rememberAsCommon(pool, 'one more', 1)
  expect(isKnownAsCommon(pool, 'word 0', 2)).toBe(true)
  expect(isKnownAsCommon(pool, 'word 1', 2)).toBe(false)
  expect(isKnownAsCommon(pool, 'word 2', 2)).toBe(true)
})
