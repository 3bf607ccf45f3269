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

/** Days are calendar days where the provider is, not instants. */
export const availabilityEvents = defineEvents({
  /** The provider takes no work on these days, both ends included. The label is a private note, '' for none. */
  DaysBlocked: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...entry, from: Day, to: Day, label: personal(z.string()), blockedAt: z.iso.datetime() }),
  },
  /** The provider works for somebody on that day: for a couple whose request it unlocked, or for somebody from elsewhere. */
  DayBooked: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...entry, day: Day, requestId: RequestId.nullable(), label: personal(z.string()), bookedAt: z.iso.datetime() }),
  },
  /** The provider's entries no longer include these days. */
  DaysFreed: { audience: notifyProvider, schema: z.object({ providerId: ProviderId, from: Day, to: Day, freedAt: z.iso.datetime() }) },
  /** One entry is removed with all its days; other entries on them stay. */
  CalendarEntryFreed: { audience: notifyProvider, schema: z.object({ ...entry, freedAt: z.iso.datetime() }) },
  /** A calendar that is kept elsewhere. Its address may hold a secret that opens it. */
  CalendarFeedAdded: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...feed, url: personal(z.string()), addedAt: z.iso.datetime() }),
  },
  CalendarFeedRemoved: { audience: notifyProvider, schema: z.object({ ...feed, removedAt: z.iso.datetime() }) },
  /** On which days the calendar has something; recorded when that is new, not with every reading. */
  CalendarFeedRead: {
    audience: notifyProvider,
    schema: z.object({ ...feed, days: z.array(DayRange), readAt: z.iso.datetime() }),
  },
  /** The calendar cannot be read, or for another reason than before; the days it had stay. */
  CalendarFeedFailed: {
    audience: notifyProvider,
    schema: z.object({ ...feed, problem: CalendarProblem, failedAt: z.iso.datetime() }),
  },
  /** The provider's own calendar is at a new address, which follows from the number; the one before is none any more. */
  CalendarAddressRenewed: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, number: z.int().positive(), renewedAt: z.iso.datetime() }),
  },
})
export type AvailabilityEvent = EventOf<typeof availabilityEvents>
