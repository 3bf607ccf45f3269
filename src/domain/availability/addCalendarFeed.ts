import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { availability, availabilityStream } from './availability.ts'
import { calendarOwner } from './calendarOwner.ts'
import { parseFeedUrl } from './feedUrl.ts'

export interface AddCalendarFeed {
  readonly providerId: ProviderId
  readonly feedId: string
  readonly url: string
}

/** Imports a calendar, whose events make the provider busy. Rules AVA-2 and AVA-7. */
export const addCalendarFeed = defineCommand(availability)({
  name: 'addCalendarFeed',
  stream: (input: AddCalendarFeed) => availabilityStream(input.providerId),
  reads: { owner: calendarOwner<AddCalendarFeed>() },
  refusals: ['planner_not_found', 'feed_address_invalid', 'feed_already_added', 'too_many_feeds'],
  decide({ providerId, feedId, url: written }, { feeds }, { now, rules, seen }) {
    if (!seen.owner.contact) return refuse('planner_not_found')
    const url = parseFeedUrl(written)
    if (url === undefined) return refuse('feed_address_invalid')
    if ([...feeds.values()].some((feed) => feed.url === url)) return refuse('feed_already_added')
    if (feeds.size >= rules.availability.feeds) return refuse('too_many_feeds')
    return [{ type: 'CalendarFeedAdded', data: { providerId, feedId, url, addedAt: now.toISOString() } }]
  },
})
