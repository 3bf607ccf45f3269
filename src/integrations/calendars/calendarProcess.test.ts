import { afterAll, expect, test } from 'vitest'
import { createCalendarProcess } from './calendarProcess.ts'

const window = { timeZone: 'Europe/Paris', from: '2026-11-01', to: '2028-10-31' }
const calendar = (rule: string) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', 'DTSTART:20200101T000000Z', rule, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')

const reader = createCalendarProcess({ patienceMs: 10_000 })
afterAll(() => reader.close())

test('a calendar that takes forever to expand is given up, and the next one is read', async () => {
  await expect(reader.busyDays(calendar('RRULE:FREQ=SECONDLY'), window)).rejects.toMatchObject({ problem: 'too_large' })
  expect(await reader.busyDays(calendar('RRULE:FREQ=YEARLY'), window)).toEqual([
    { from: '2027-01-01', to: '2027-01-01' },
    { from: '2028-01-01', to: '2028-01-01' },
  ])
})

test('a file that is no calendar is refused', async () => {
  await expect(reader.busyDays('<html>', window)).rejects.toMatchObject({ problem: 'not_a_calendar' })
})
