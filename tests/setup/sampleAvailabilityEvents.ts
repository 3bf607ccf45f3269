import { type Data, type Fact, providerId } from './sampleEvents.ts'

/** The nth calendar entry or imported calendar of a test. */
export const entryId = (number = 1) => `d0000000-0000-4000-8000-${String(number).padStart(12, '0')}`
export const feedId = (number = 1) => `f0000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const at = '2026-11-20T10:00:00.000Z'
const entry = { providerId: providerId(), entryId: entryId() }
const feed = { providerId: providerId(), feedId: feedId() }

export function daysBlocked(over: Partial<Data<'DaysBlocked'>> = {}): Fact<'DaysBlocked'> {
  return { type: 'DaysBlocked', data: { ...entry, from: '2027-08-02', to: '2027-08-15', label: 'Vacances', blockedAt: at, ...over } }
}

export function dayBooked(over: Partial<Data<'DayBooked'>> = {}): Fact<'DayBooked'> {
  return { type: 'DayBooked', data: { ...entry, day: '2027-06-19', requestId: null, label: '', bookedAt: at, ...over } }
}

export function daysFreed(over: Partial<Data<'DaysFreed'>> = {}): Fact<'DaysFreed'> {
  return { type: 'DaysFreed', data: { providerId: providerId(), from: '2027-08-05', to: '2027-08-06', freedAt: at, ...over } }
}

export function calendarEntryFreed(over: Partial<Data<'CalendarEntryFreed'>> = {}): Fact<'CalendarEntryFreed'> {
  return { type: 'CalendarEntryFreed', data: { ...entry, freedAt: at, ...over } }
}

export function calendarFeedAdded(over: Partial<Data<'CalendarFeedAdded'>> = {}): Fact<'CalendarFeedAdded'> {
  return {
    type: 'CalendarFeedAdded',
    data: { ...feed, url: 'https://calendar.example.test/private-5e0c2d4a/basic.ics', addedAt: at, ...over },
  }
}

export function calendarFeedRemoved(over: Partial<Data<'CalendarFeedRemoved'>> = {}): Fact<'CalendarFeedRemoved'> {
  return { type: 'CalendarFeedRemoved', data: { ...feed, removedAt: at, ...over } }
}

export function calendarFeedRead(over: Partial<Data<'CalendarFeedRead'>> = {}): Fact<'CalendarFeedRead'> {
  return { type: 'CalendarFeedRead', data: { ...feed, days: [{ from: '2027-07-10', to: '2027-07-11' }], readAt: at, ...over } }
}

export function calendarFeedFailed(over: Partial<Data<'CalendarFeedFailed'>> = {}): Fact<'CalendarFeedFailed'> {
  return { type: 'CalendarFeedFailed', data: { ...feed, problem: 'not_reachable', failedAt: at, ...over } }
}

export function calendarAddressRenewed(over: Partial<Data<'CalendarAddressRenewed'>> = {}): Fact<'CalendarAddressRenewed'> {
  return { type: 'CalendarAddressRenewed', data: { providerId: providerId(), number: 1, renewedAt: at, ...over } }
}
