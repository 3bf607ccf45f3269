import { expect, test } from 'vitest'
import { formatHour } from './format.ts'

test.each([
  ['fr', '08:00', '8\u202fh'],
  ['fr', '20:30', '20\u202fh\u202f30'],
  ['en', '08:00', '8:00'],
  ['de', '20:00', '20:00'],
  ['nl', '08:00', '8:00'],
  ['it', '08:00', '8:00'],
  ['es', '08:00', '8:00'],
  ['pt', '20:00', '20:00'],
])('in %s a sentence writes %s as %s', (language, time, written) => {
  expect(formatHour(time, language)).toBe(written)
})
