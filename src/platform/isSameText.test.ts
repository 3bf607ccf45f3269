import { expect, test } from 'vitest'
import { isSameText } from './isSameText.ts'

test('texts are equal only when all their characters are', () => {
  expect(isSameText('a1b2', 'a1b2')).toBe(true)
  expect(isSameText('a1b3', 'a1b2')).toBe(false)
})

test('texts of different lengths are different', () => {
  expect(isSameText('', 'a1b2')).toBe(false)
  expect(isSameText('a1b2c', 'a1b2')).toBe(false)
  // As many characters in more bytes.
  expect(isSameText('é1b2', 'a1b2')).toBe(false)
})
