import { expect, it, vi } from 'vitest'
import { isAfterToday } from './isAfterToday.ts'

it('the date is tomorrow or later', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:30:00'), toFake: ['Date'] })
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-13-40', '', 'Invalid Date'].map(isAfterToday)).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
  ])
  vi.useRealTimers()
})
