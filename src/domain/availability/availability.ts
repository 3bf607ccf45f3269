import type { Aggregate } from '../command.ts'
import type { Personal } from '../event.ts'
import { type ProviderId, type RequestId, type StreamName, streamName } from '../ids.ts'
import type { AvailabilityEvent } from './availabilityEvents.ts'
import type { CalendarProblem } from './calendarProblem.ts'
import { type DayRange, rangesWithout } from './dayRanges.ts'

/** An entry of the provider: blocked days, or a booked day. */
export interface CalendarEntry {
  readonly kind: 'blocked' | 'booked'
  /** Several after days in between were freed. */
  readonly ranges: readonly DayRange[]
  /** '' for no label. */
  readonly label: Personal<string>
  /** The unlocked request that the booking is for. */
  readonly requestId: RequestId | null
}

export interface CalendarFeed {
  readonly url: Personal<string>
  readonly addedAt: string
  /** The days with events; undefined until the first reading. */
  readonly days: readonly DayRange[] | undefined
  /** Null when the last reading succeeded or there was none. */
  readonly problem: CalendarProblem | null
}

/**
 * A provider's availability. It is a separate stream because it grows for years, while every command on a profile folds the provider's own
 * stream.
 */
export interface Availability {
  readonly entries: ReadonlyMap<string, CalendarEntry>
  readonly feeds: ReadonlyMap<string, CalendarFeed>
  /** How often the address of the provider's own calendar was created; 0: it has none. */
  readonly addressNumber: number
}

export const availability: Aggregate<Availability, AvailabilityEvent> = {
  initial: { entries: new Map(), feeds: new Map(), addressNumber: 0 },
  evolve(state, event) {
    switch (event.type) {
      case 'DaysBlocked': {
        const { entryId, from, to, label } = event.data
        const entry = { kind: 'blocked', ranges: [{ from, to }], label, requestId: null } as const
        return { ...state, entries: new Map(state.entries).set(entryId, entry) }
      }
      case 'DayBooked': {
        const { entryId, day, label, requestId } = event.data
        const entry = { kind: 'booked', ranges: [{ from: day, to: day }], label, requestId } as const
        return { ...state, entries: new Map(state.entries).set(entryId, entry) }
      }
      case 'DaysFreed': {
        const left = [...state.entries].map(([id, entry]) => [id, { ...entry, ranges: rangesWithout(entry.ranges, event.data) }] as const)
        return { ...state, entries: new Map(left.filter(([, { ranges }]) => ranges.length > 0)) }
      }
      case 'CalendarEntryFreed':
        return { ...state, entries: without(state.entries, event.data.entryId) }
      case 'CalendarFeedAdded': {
        const { feedId, url, addedAt } = event.data
        return { ...state, feeds: new Map(state.feeds).set(feedId, { url, addedAt, days: undefined, problem: null }) }
      }
      case 'CalendarFeedRemoved':
        return { ...state, feeds: without(state.feeds, event.data.feedId) }
      case 'CalendarFeedRead':
        return withFeed(state, event.data.feedId, { days: event.data.days, problem: null })
      case 'CalendarFeedFailed':
        return withFeed(state, event.data.feedId, { problem: event.data.problem })
      case 'CalendarAddressRenewed':
        return { ...state, addressNumber: event.data.number }
    }
  },
}

export function availabilityStream(providerId: ProviderId): StreamName {
  return streamName('availability', providerId)
}

/** The booking of a day; a day has at most one. */
export function bookingOf({ entries }: Availability, day: string): (CalendarEntry & { readonly id: string }) | undefined {
  const found = [...entries].find(([, { kind, ranges }]) => kind === 'booked' && ranges.some(({ from }) => from === day))
  return found && { id: found[0], ...found[1] }
}

function withFeed(state: Availability, feedId: string, change: Partial<CalendarFeed>): Availability {
  const feed = state.feeds.get(feedId)
  return feed ? { ...state, feeds: new Map(state.feeds).set(feedId, { ...feed, ...change }) } : state
}

function without<Value>(map: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([each]) => each !== id))
}
