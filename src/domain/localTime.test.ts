import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, instantAt, LocalTime, laterAt } from './localTime.ts'

const utc = (instant: Date) => instant.toISOString()

describe('months and days later', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-15', 36, '2029-11-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-05', 1, '2027-01-05'],
  ])('%s and %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected)
  })

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
  })
})

describe('a local time', () => {
  test.each([
    ['in winter', '2026-01-15', '08:00', 'Europe/Paris', '2026-01-15T07:00:00.000Z'],
    ['in summer', '2026-07-15', '08:00', 'Europe/Paris', '2026-07-15T06:00:00.000Z'],
    ['that the clocks skip counts as an hour later', '2026-03-29', '02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
    ['just before the clocks go forwards', '2026-03-29', '01:59', 'Europe/Paris', '2026-03-29T00:59:00.000Z'],
    ['just after the clocks went forwards', '2026-03-29', '03:00', 'Europe/Paris', '2026-03-29T01:00:00.000Z'],
    ['that occurs twice is the first', '2026-10-25', '02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
    ['after the second hour of the same name', '2026-10-25', '03:00', 'Europe/Paris', '2026-10-25T02:00:00.000Z'],
    [
      'that is skipped in London, an hour earlier by its clocks than in Paris',
      '2026-03-29',
      '01:30',
      'Europe/London',
      '2026-03-29T01:30:00.000Z',
    ],
    ['of the Azores, where midnight is skipped', '2026-03-29', '00:00', 'Atlantic/Azores', '2026-03-29T01:00:00.000Z'],
    ['at a change of half an hour', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['on a day that was skipped as a whole', '2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
  ])('%s', (_case, day, time, timeZone, expected) => {
    expect(utc(instantAt(day, time, timeZone))).toBe(expected)
  })

  test('has hours and minutes', () => {
    expect(['00:00', '23:59'].every((time) => LocalTime.safeParse(time).success)).toBe(true)
    expect(['24:00', '8:00', '12:60', '12:00:00'].some((time) => LocalTime.safeParse(time).success)).toBe(false)
  })
})

describe('a distance on the calendar', () => {
  test('starts at the current day in the time zone', () => {
    const lateInTheEvening = new Date('2026-01-30T23:30:00.000Z')
    expect(utc(laterAt(lateInTheEvening, { months: 1 }, '08:00', 'Europe/Paris'))).toBe('2026-02-28T07:00:00.000Z')
    expect(utc(laterAt(lateInTheEvening, { months: 1 }, '08:00', 'Europe/London'))).toBe('2026-02-28T08:00:00.000Z')
  })

  test('keeps the hour across a clock change', () => {
    expect(utc(laterAt(new Date('2026-03-27T12:00:00.000Z'), { days: 7 }, '08:00', 'Europe/Berlin'))).toBe('2026-04-03T06:00:00.000Z')
    expect(utc(laterAt(new Date('2026-10-23T12:00:00.000Z'), { days: 7 }, '08:00', 'Europe/Berlin'))).toBe('2026-10-30T07:00:00.000Z')
  })

  test('adds months before days', () => {
    expect(utc(laterAt(new Date('2026-01-31T12:00:00.000Z'), { months: 1, days: 1 }, '00:00', 'UTC'))).toBe('2026-03-01T00:00:00.000Z')
  })
})

/** The local time in the zone, computed differently than in the tested code. */
function shownAt(instant: Date, timeZone: string): string {
  return clocks.get(timeZone)?.format(instant) ?? ''
}

const zones = [
  'Europe/Paris',
  'Europe/London',
  'Europe/Lisbon',
  'Atlantic/Azores',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
]
const clocks = new Map(
  zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })]),
)
const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2037-12-31'), noInvalidDate: true })
  .map((instant) => utc(instant).slice(0, 10))
const minutes = fc
  .integer({ min: 0, max: 1439 })
  .map((n) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`)

describe('for every day, time and zone', () => {
  test('clocks show the requested time, for the first time; or skip it and show a later one', () => {
    fc.assert(
      fc.property(days, minutes, fc.constantFrom(...zones), (day, time, timeZone) => {
        const instant = instantAt(day, time, timeZone)
        const asked = `${day} ${time}`
        const around = Array.from({ length: 13 }, (_, n) => shownAt(new Date(instant.getTime() + (n - 6) * 30 * 60_000), timeZone))
        if (shownAt(instant, timeZone) === asked) expect(around.slice(0, 6)).not.toContain(asked)
        else {
          expect(around).not.toContain(asked)
          expect(shownAt(instant, timeZone) > asked).toBe(true)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  test('later times give later instants, except at a clock change', () => {
    fc.assert(
      fc.property(days, minutes, fc.integer({ min: 1, max: 400 }), fc.constantFrom(...zones), (day, time, distance, timeZone) => {
        const later = instantAt(addDays(day, distance), time, timeZone).getTime() - instantAt(day, time, timeZone).getTime()
        expect(Math.abs(later - distance * 86_400_000)).toBeLessThanOrEqual(3_600_000 * 2)
      }),
    )
  })

  test('a month later is in the next month, on the same day or its last', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 60 }), (day, months) => {
        const later = addMonths(day, months)
        const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
        const [laterYear = 0, laterMonth = 0, laterDate = 0] = later.split('-').map(Number)
        expect(laterYear * 12 + laterMonth).toBe(year * 12 + month + months)
        expect(laterDate === dayOfMonth || (laterDate < dayOfMonth && addDays(later, 1).endsWith('-01'))).toBe(true)
      }),
    )
  })
})
