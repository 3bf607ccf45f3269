import { expect, test } from 'vitest'
import { defaultRules } from './rules.ts'
import { endOfTextTime, nextTextTime } from './textMessageHours.ts'

const hours = defaultRules.textMessages
const next = (at: string, timeZone: string) => nextTextTime(new Date(at), timeZone, hours).toISOString()

test.each([
  ['2026-11-20T07:00:00.000Z', 'Europe/Paris', 'eight o’clock in winter'],
  ['2026-07-20T06:00:00.000Z', 'Europe/Paris', 'eight o’clock in summer'],
  ['2026-11-20T18:59:59.999Z', 'Europe/Paris', 'a moment before eight in the evening'],
  ['2026-11-20T19:30:00.000Z', 'Europe/London', 'half past seven in London'],
])('%s in %s is within the hours: %s', (at, timeZone) => {
  expect(next(at, timeZone)).toBe(at)
})

test.each([
  ['early', '2026-11-20T06:59:59.999Z', 'Europe/Paris', '2026-11-20T07:00:00.000Z'],
  ['in the evening', '2026-11-20T19:00:00.000Z', 'Europe/Paris', '2026-11-21T07:00:00.000Z'],
  ['after midnight', '2026-11-20T23:30:00.000Z', 'Europe/Paris', '2026-11-21T07:00:00.000Z'],
  ['in the night before the clocks go forwards', '2026-03-28T22:00:00.000Z', 'Europe/Paris', '2026-03-29T06:00:00.000Z'],
  ['in the night before the clocks go back', '2026-10-24T22:00:00.000Z', 'Europe/Paris', '2026-10-25T07:00:00.000Z'],
  ['on the last evening of a month', '2027-02-28T21:00:00.000Z', 'Europe/Lisbon', '2027-03-01T08:00:00.000Z'],
  ['on the last evening of February in a leap year', '2028-02-28T21:00:00.000Z', 'Europe/Rome', '2028-02-29T07:00:00.000Z'],
  ['on the last evening of a year', '2026-12-31T22:00:00.000Z', 'Europe/Madrid', '2027-01-01T07:00:00.000Z'],
])('%s it is for the next morning', (_when, at, timeZone, expected) => {
  expect(next(at, timeZone)).toBe(expected)
})

test('the hours end by the clocks of that day', () => {
  const end = (at: string) => endOfTextTime(new Date(at), 'Europe/Paris', hours).toISOString()
  expect(end('2026-03-28T12:00:00.000Z')).toBe('2026-03-28T19:00:00.000Z')
  expect(end('2026-03-29T12:00:00.000Z')).toBe('2026-03-29T18:00:00.000Z')
})
