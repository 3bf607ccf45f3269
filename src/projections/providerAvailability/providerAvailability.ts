import type { CalendarEntry as Entry } from '../../domain/availability/availability.ts'
import type { AvailabilityEvent } from '../../domain/availability/availabilityEvents.ts'
import type { CalendarProblem } from '../../domain/availability/calendarProblem.ts'
import { type DayRange, mergedRanges, rangesWithout } from '../../domain/availability/dayRanges.ts'
import { type Personal, unlessErased } from '../../domain/event.ts'
import { addDays } from '../../domain/localTime.ts'
import { clearedOf } from '../clearedOfPersons.ts'
import { Column, integer, json, newRowOf, type RowOf, time, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable } from '../runner/projection.ts'

/** An entry of the provider, as its calendar shows it. */
export interface ShownEntry extends Pick<Entry, 'kind' | 'ranges' | 'requestId'> {
  readonly id: string
  readonly label: string
  readonly enteredAt: string
}

/** An imported calendar. Only the host of its address is stored, since the rest may be secret. */
export interface ShownFeed {
  readonly id: string
  readonly host: string
  readonly addedAt: string
  /** When its days last changed; null before the first reading. */
  readonly readAt: string | null
  readonly problem: CalendarProblem | null
  readonly days: readonly DayRange[]
}

const columns = {
  provider_id: uuid(),
  entries: json<readonly ShownEntry[]>().initially([]),
  feeds: json<readonly ShownFeed[]>().initially([]),
  /** All days on which the provider is not available, in the text form of a Postgres `datemultirange`. */
  busy: new Column<string>('datemultirange').inRow().initially('{}'),
  /** The number of the address of the provider's own calendar; 0: there is none. */
  address_number: integer().initially(0),
  /** When the provider's own entries, or their address, last changed. */
  changed_at: time().orNull(),
}
export type AvailabilityRow = RowOf<typeof columns>

const newRow = newRowOf(columns)

type Change = Partial<Pick<AvailabilityRow, 'entries' | 'feeds' | 'address_number' | 'changed_at'>>

interface Recorded<Type extends AvailabilityEvent['type']> {
  readonly data: Extract<AvailabilityEvent, { type: Type }>['data']
}

/** Applies an event to its provider's calendar, and recomputes the busy days. */
function change<Type extends AvailabilityEvent['type']>(apply: (row: AvailabilityRow, data: Recorded<Type>['data']) => Change) {
  return {
    key: ({ data }: { readonly data: { readonly providerId: string } }) => data.providerId,
    fold(row: AvailabilityRow | undefined, { data }: Recorded<Type>, providerId: string): AvailabilityRow {
      const before = row ?? newRow({ provider_id: providerId })
      const after = { ...before, ...apply(before, data) }
      return { ...after, busy: multirangeOf(busyDaysOf(after)) }
    },
  }
}

/** The availability of providers: one narrow row each, which suggestions look up by its key. */
export const providerAvailability: Projection = {
  name: 'providerAvailability',
  version: 1,
  indexesSql: '',
  tables: {
    calendars: projectedTable({
      columns,
      key: 'provider_id',
      on: {
        DaysBlocked: change<'DaysBlocked'>(({ entries }, { entryId, from, to, label, blockedAt }) =>
          withEntry(entries, { id: entryId, kind: 'blocked', ranges: [{ from, to }], requestId: null, enteredAt: blockedAt }, label),
        ),
        DayBooked: change<'DayBooked'>(({ entries }, { entryId, day, label, requestId, bookedAt }) =>
          withEntry(entries, { id: entryId, kind: 'booked', ranges: [{ from: day, to: day }], requestId, enteredAt: bookedAt }, label),
        ),
        DaysFreed: change<'DaysFreed'>(({ entries }, { freedAt, ...days }) => ({
          entries: entries
            .map((entry) => ({ ...entry, ranges: rangesWithout(entry.ranges, days) }))
            .filter(({ ranges }) => ranges.length > 0),
          changed_at: freedAt,
        })),
        CalendarEntryFreed: change<'CalendarEntryFreed'>(({ entries }, { entryId, freedAt }) => ({
          entries: entries.filter(({ id }) => id !== entryId),
          changed_at: freedAt,
        })),
        CalendarFeedAdded: change<'CalendarFeedAdded'>(({ feeds }, { feedId, url, addedAt }) => ({
          feeds: [
            ...feeds.filter(({ id }) => id !== feedId),
            { id: feedId, host: hostOf(unlessErased(url, '')), addedAt, readAt: null, problem: null, days: [] },
          ],
        })),
        CalendarFeedRemoved: change<'CalendarFeedRemoved'>(({ feeds }, data) => ({ feeds: feeds.filter(({ id }) => id !== data.feedId) })),
        CalendarFeedRead: change<'CalendarFeedRead'>(({ feeds }, { feedId, days, readAt }) =>
          withFeed(feeds, feedId, { days, readAt, problem: null }),
        ),
        CalendarFeedFailed: change<'CalendarFeedFailed'>(({ feeds }, { feedId, problem }) => withFeed(feeds, feedId, { problem })),
        CalendarAddressRenewed: change<'CalendarAddressRenewed'>((_row, { number, renewedAt }) => ({
          address_number: number,
          changed_at: renewedAt,
        })),
        PersonErased: clearedOf({ provider: ({ person }) => person.id }),
      },
    }),
  },
}

function withEntry(entries: readonly ShownEntry[], entry: Omit<ShownEntry, 'label'>, label: Personal<string>): Change {
  const entered = { ...entry, label: unlessErased(label, '') }
  return { entries: [...entries.filter(({ id }) => id !== entry.id), entered], changed_at: entry.enteredAt }
}

function withFeed(feeds: readonly ShownFeed[], feedId: string, changed: Partial<ShownFeed>): Change {
  return { feeds: feeds.map((feed) => (feed.id === feedId ? { ...feed, ...changed } : feed)) }
}

function busyDaysOf({ entries, feeds }: Pick<AvailabilityRow, 'entries' | 'feeds'>): readonly DayRange[] {
  return mergedRanges([...entries.flatMap(({ ranges }) => ranges), ...feeds.flatMap(({ days }) => days)])
}

/** In Postgres's own output format, so that a row that is read back equals the written one. */
function multirangeOf(days: readonly DayRange[]): string {
  return `{${days.map(({ from, to }) => `[${from},${addDays(to, 1)})`).join(',')}}`
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
