import { expect, test } from 'vitest'
import { sameData } from './sameData.ts'

test.each([
  [
    { city: 'Lyon', at: { lat: 1, lng: 2 } },
    { at: { lng: 2, lat: 1 }, city: 'Lyon' },
  ],
  [
    ['fr', 'en'],
    ['fr', 'en'],
  ],
  [null, null],
  ['Lyon', 'Lyon'],
])('%j equals %j', (a, b) => {
  expect(sameData(a, b)).toBe(true)
})

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: null }],
  [{ a: undefined }, { b: undefined }],
  [
    ['fr', 'en'],
    ['en', 'fr'],
  ],
  [[], {}],
  [null, {}],
  ['1', 1],
])('%j differs from %j', (a, b) => {
  expect(sameData(a, b)).toBe(false)
})
