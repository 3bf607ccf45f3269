import { describe, expect, test } from 'vitest'
import { busyDaysIn } from './busyDaysIn.ts'

const window = { timeZone: 'Europe/Paris', from: '2026-11-01', to: '2028-10-31' }
const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'UID:a@example.test', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT']
const busy = (...lines: readonly string[]) => busyDaysIn(calendar(...event(...lines)), window)
const days = (...list: readonly (string | readonly [string, string])[]) =>
  list.map((each) => (typeof each === 'string' ? { from: each, to: each } : { from: each[0], to: each[1] }))

describe('an event of whole days', () => {
  test('ends before its last day', () => {
    expect(busy('DTSTART;VALUE=DATE:20270619', 'DTEND;VALUE=DATE:20270621')).toEqual(days(['2027-06-19', '2027-06-20']))
  })
  test('is a day without an end, or as long as it says', () => {
    expect(busy('DTSTART;VALUE=DATE:20270619')).toEqual(days('2027-06-19'))
    expect(busy('DTSTART;VALUE=DATE:20270619', 'DURATION:P3D')).toEqual(days(['2027-06-19', '2027-06-21']))
  })
  test('is cut to the days that are asked for', () => {
    expect(busy('DTSTART;VALUE=DATE:20200101', 'DTEND;VALUE=DATE:20261103')).toEqual(days(['2026-11-01', '2026-11-02']))
    expect(busy('DTSTART;VALUE=DATE:20281031', 'DTEND;VALUE=DATE:20301103')).toEqual(days('2028-10-31'))
    expect(busy('DTSTART;VALUE=DATE:20200101')).toEqual([])
  })
})

describe('an event with times', () => {
  test('is on the days that it is where the provider is', () => {
    expect(busy('DTSTART:20270619T100000Z', 'DTEND:20270619T120000Z')).toEqual(days('2027-06-19'))
    expect(busy('DTSTART:20270619T223000Z', 'DTEND:20270620T003000Z')).toEqual(days('2027-06-20'))
    expect(busy('DTSTART:20270619T180000Z', 'DTEND:20270620T020000Z')).toEqual(days(['2027-06-19', '2027-06-20']))
  })
  test('that ends at midnight does not take the next day, and one without a duration takes its day', () => {
    expect(busy('DTSTART:20270619T180000Z', 'DTEND:20270619T220000Z')).toEqual(days('2027-06-19'))
    expect(busy('DTSTART:20270619T180000Z')).toEqual(days('2027-06-19'))
  })
  test('without a zone is in the provider’s time zone, and with a known zone in that zone', () => {
    expect(busy('DTSTART:20270619T233000', 'DTEND:20270619T235900')).toEqual(days('2027-06-19'))
    expect(busy('DTSTART;TZID=America/New_York:20270619T200000', 'DTEND;TZID=America/New_York:20270619T210000')).toEqual(days('2027-06-20'))
    expect(busy('DTSTART;TZID=Nowhere/Nothing:20270619T200000', 'DTEND;TZID=Nowhere/Nothing:20270619T210000')).toEqual(days('2027-06-19'))
  })
  test('with a zone that the calendar describes follows that description', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Office',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+1100',
      'TZOFFSETTO:+1100',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    const text = calendar(...zone, ...event('DTSTART;TZID=Office:20270620T080000', 'DTEND;TZID=Office:20270620T083000'))
    expect(busyDaysIn(text, window)).toEqual(days('2027-06-19'))
  })
})

describe('a repeated event', () => {
  test('is expanded within the window, however long ago it began', () => {
    expect(busy('DTSTART;VALUE=DATE:20100103', 'RRULE:FREQ=YEARLY')).toEqual(days('2027-01-03', '2028-01-03'))
    expect(busy('DTSTART;VALUE=DATE:20270104', 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=3')).toEqual(
      days('2027-01-04', '2027-01-06', '2027-01-11'),
    )
  })
  test('that never ends is expanded to the end of the window', () => {
    expect(busy('DTSTART;VALUE=DATE:20261101', 'RRULE:FREQ=DAILY')).toEqual(days(['2026-11-01', '2028-10-31']))
  })
  test('leaves out its exceptions, and adds what it names', () => {
    expect(
      busy(
        'DTSTART:20270101T090000Z',
        'DTEND:20270101T100000Z',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE:20270102T090000Z',
        'RDATE:20270110T090000Z',
      ),
    ).toEqual(days('2027-01-01', '2027-01-03', '2027-01-10'))
  })
  test('follows an occurrence that was moved, and leaves out one that was cancelled', () => {
    const text = calendar(
      ...event('DTSTART;VALUE=DATE:20270104', 'RRULE:FREQ=WEEKLY;COUNT=3'),
      ...event('RECURRENCE-ID;VALUE=DATE:20270111', 'DTSTART;VALUE=DATE:20270113'),
      ...event('RECURRENCE-ID;VALUE=DATE:20270118', 'DTSTART;VALUE=DATE:20270118', 'STATUS:CANCELLED'),
    )
    expect(busyDaysIn(text, window)).toEqual(days('2027-01-04', '2027-01-13'))
  })
  test('keeps its local hour over a change of the clocks', () => {
    const text = busy('DTSTART;TZID=Europe/Paris:20270326T233000', 'DTEND;TZID=Europe/Paris:20270326T234500', 'RRULE:FREQ=DAILY;COUNT=4')
    expect(text).toEqual(days(['2027-03-26', '2027-03-29']))
  })
})

describe('what takes no time', () => {
  test.each([['STATUS:CANCELLED'], ['TRANSP:TRANSPARENT'], ['status:cancelled'], ['TRANSP:transparent']])('%s', (line) => {
    expect(busy('DTSTART;VALUE=DATE:20270619', line)).toEqual([])
  })
  test('is no confirmed, opaque or unmarked event', () => {
    expect(busy('DTSTART;VALUE=DATE:20270619', 'STATUS:TENTATIVE', 'TRANSP:OPAQUE')).toEqual(days('2027-06-19'))
  })
  test('is an event without a beginning, a task, or an empty calendar', () => {
    expect(busy('SUMMARY:Some day')).toEqual([])
    expect(busyDaysIn(calendar('BEGIN:VTODO', 'UID:t', 'DTSTART;VALUE=DATE:20270619', 'END:VTODO'), window)).toEqual([])
    expect(busyDaysIn(calendar(), window)).toEqual([])
  })
})

test('several calendars in one file count together', () => {
  const one = (day: string) => calendar(...event(`DTSTART;VALUE=DATE:${day}`))
  expect(busyDaysIn(one('20270619') + one('20270620'), window)).toEqual(days(['2027-06-19', '2027-06-20']))
})

test.each([
  '',
  '<!doctype html><title>Sign in</title>',
  '{"error":"no"}',
  'BEGIN:VCARD\r\nEND:VCARD\r\n',
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n',
])('%j is no calendar', (text) => {
  expect(() => busyDaysIn(text, window)).toThrow(expect.objectContaining({ problem: 'not_a_calendar' }))
})
