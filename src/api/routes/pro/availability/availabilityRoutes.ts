import type { Route } from '../../../route.ts'
import { blockDaysRoute, bookDayRoute, freeDaysRoute, freeEntryRoute } from './entryRoutes.ts'
import { addCalendarFeedRoute, removeCalendarFeedRoute } from './feedRoutes.ts'
import { renewCalendarAddressRoute } from './renewCalendarAddress.ts'
import { showAvailabilityRoute } from './showAvailability.ts'

/** The routes of a provider's calendar. */
export const availabilityRoutes: readonly Route[] = [
  addCalendarFeedRoute,
  blockDaysRoute,
  bookDayRoute,
  freeDaysRoute,
  freeEntryRoute,
  removeCalendarFeedRoute,
  renewCalendarAddressRoute,
  showAvailabilityRoute,
]
