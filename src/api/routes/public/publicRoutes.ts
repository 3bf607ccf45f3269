import type { Route } from '../../route.ts'
import { citiesRoute } from './cities.ts'
import { countPortfolioViewRoute } from './countPortfolioView.ts'
import { countViewRoute } from './countView.ts'
import { directoryRoute } from './directory.ts'
import { healthRoutes } from './health.ts'
import { liveEventsRoute } from './liveEvents.ts'
import { mailHookRoute } from './mailHook.ts'
import { metricsRoute } from './metrics.ts'
import { openapiDocumentRoute } from './openapiDocument.ts'
import { picturesRoute } from './pictures.ts'
import { providerCalendarRoute } from './providerCalendar.ts'
import { providerDateRoute } from './providerDate.ts'
import { providerReviewsRoute } from './providerReviews.ts'
import { searchVenuesRoute } from './searchVenues.ts'
import { stripeWebhookRoute } from './stripeWebhook.ts'
import { testimonialsRoute } from './testimonials.ts'
import { textHookRoute } from './textHook.ts'
import { venueDirectoryRoute } from './venueDirectory.ts'

/** Calls that belong to neither side. */
export const publicRoutes: readonly Route[] = [
  citiesRoute,
  countPortfolioViewRoute,
  countViewRoute,
  directoryRoute,
  healthRoutes,
  liveEventsRoute,
  mailHookRoute,
  metricsRoute,
  openapiDocumentRoute,
  picturesRoute,
  providerCalendarRoute,
  providerDateRoute,
  providerReviewsRoute,
  searchVenuesRoute,
  stripeWebhookRoute,
  testimonialsRoute,
  textHookRoute,
  venueDirectoryRoute,
]
