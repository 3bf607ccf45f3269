// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { Day } from '../calendar.ts'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { ProviderId, RequestId } from '../ids.ts'
import { CalendarProblem } from './calendarProblem.ts'
import { DayRange } from './dayRanges.ts'

const entry = { providerId: ProviderId, entryId: z.uuid() }
const feed = { providerId: ProviderId, feedId: z.uuid() }

/** Calendar days in the provider's time zone, not instants. */
export const availabilityEvents = defineEvents({
  /** The provider does not work on these days, both ends included. The label is a private note, '' for none. */
  DaysBlocked: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...entry, from: Day, to: Day, label: personal(z.string()), blockedAt: z.iso.datetime() }),
  },
  /** The provider works on that day: for a couple whose request it unlocked, or for somebody else. */
  DayBooked: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...entry, day: Day, requestId: RequestId.nullable(), label: personal(z.string()), bookedAt: z.iso.datetime() }),
  },
  /** These days were removed from all entries. */
  DaysFreed: { audience: notifyProvider, schema: z.object({ providerId: ProviderId, from: Day, to: Day, freedAt: z.iso.datetime() }) },
  /** An entry was removed with all its days; other entries on these days stay. */
  CalendarEntryFreed: { audience: notifyProvider, schema: z.object({ ...entry, freedAt: z.iso.datetime() }) },
  /** An imported calendar. Its address may contain a secret. */
  CalendarFeedAdded: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...feed, url: personal(z.string()), addedAt: z.iso.datetime() }),
  },
  CalendarFeedRemoved: { audience: notifyProvider, schema: z.object({ ...feed, removedAt: z.iso.datetime() }) },
  /** The days on which the imported calendar has events; recorded only when they change. */
  CalendarFeedRead: {
    audience: notifyProvider,
    schema: z.object({ ...feed, days: z.array(DayRange), readAt: z.iso.datetime() }),
  },
  /** The calendar cannot be read, or for a new reason; its previous days stay. */
  CalendarFeedFailed: {
    audience: notifyProvider,
    schema: z.object({ ...feed, problem: CalendarProblem, failedAt: z.iso.datetime() }),
  },
  /** The provider's own calendar has a new address, derived from the number; the previous one is invalid. */
  CalendarAddressRenewed: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, number: z.int().positive(), renewedAt: z.iso.datetime() }),
  },
})
export type AvailabilityEvent = EventOf<typeof availabilityEvents>
