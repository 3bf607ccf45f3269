import type { Route } from '../../route.ts'
import { healthRoutes } from './health.ts'
import { liveEventsRoute } from './liveEvents.ts'
import { metricsRoute } from './metrics.ts'
import { openapiDocumentRoute } from './openapiDocument.ts'

/** Calls that belong to neither side. */
export const publicRoutes: readonly Route[] = [healthRoutes, liveEventsRoute, metricsRoute, openapiDocumentRoute]
