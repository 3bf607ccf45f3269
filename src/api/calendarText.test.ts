import { expect, test } from 'vitest'
import type { ShownEntry } from '../projections/providerAvailability/providerAvailability.ts'
import { calendarText } from './calendarText.ts'

const words = { name: 'Alliance', booked: 'Booked', blocked: 'Blocked' }
const entry = (over: Partial<ShownEntry> = {}): ShownEntry => ({
  id: 'd0000000-0000-4000-8000-000000000001',
  kind: 'blocked',
  ranges: [{ from: '2028-02-28', to: '2028-02-29' }],
  label: '',
  requestId: null,
  enteredAt: '2026-11-20T10:00:00.000Z',
  ...over,
})

test('an entry is an event of whole days, whose end is the day after', () => {
  expect(calendarText([entry({ kind: 'booked', label: 'Zoé' })], words, 'alliance.example').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alliance//Availability//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Alliance',
    'BEGIN:VEVENT',
    'UID:d0000000-0000-4000-8000-000000000001@alliance.example',
    'DTSTAMP:20261120T100000Z',
    'DTSTART;VALUE=DATE:20280228',
    'DTEND;VALUE=DATE:20280301',
    'SUMMARY:Booked',
    'CLASS:PRIVATE',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('commas, semicolons, backslashes and line breaks are escaped, and control characters left out', () => {
  const text = calendarText([entry({ label: 'a,b;c\\d\r\ne\nBEGIN:VALARM\u0000\u0007' })], words, 'x')
  expect(text).toContain('SUMMARY:Blocked: a\\,b\\;c\\\\d\\ne\\nBEGIN:VALARM\r\n')
})

test('lines have 75 octets at most, and no character is cut apart', () => {
  const label = 'Été à la mer 🏖️ '.repeat(12).trim()
  const text = calendarText([entry({ label })], words, 'x')
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\ufffd')
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Blocked: ${label}\r\n`)
})
