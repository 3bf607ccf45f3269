// Stored forever.
import { z } from 'zod'
import { notifyCouple } from '../audience.ts'
import { Day } from '../calendar.ts'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { CoupleId, ProjectId, ProviderId, RequestId, VenueId } from '../ids.ts'
import { projectDetailsShape } from './projectDetails.ts'

export const projectEvents = defineEvents({
  /** The couple saved its project, for the first time or again, with all current details. */
  ProjectSaved: {
    audience: notifyCouple,
    subject: 'coupleId',
    schema: z.object({ projectId: ProjectId, coupleId: CoupleId, ...projectDetailsShape }),
  },
  /** The couple wrote to a provider, or about one of its venues; includes a snapshot of the project for the request. */
  ProviderContacted: {
    audience: notifyCouple,
    subject: 'coupleId',
    schema: z.object({
      projectId: ProjectId,
      coupleId: CoupleId,
      requestId: RequestId,
      providerId: ProviderId,
      /** The provider's venue the message is about; absent when it is about the provider itself. */
      venueId: VenueId.optional(),
      message: personal(z.string()),
      /** Absent in older events, which were recorded at that time. */
      contactedAt: z.iso.datetime().optional(),
      ...projectDetailsShape,
    }),
  },
  /** The couple found its planner, and may name it; the other requests need no answer any more. */
  PlannerFound: {
    audience: notifyCouple,
    schema: z.object({
      projectId: ProjectId,
      coupleId: CoupleId,
      chosenProviderId: ProviderId.nullable(),
      /** The venue of that provider, where the couple named one. */
      chosenVenueId: VenueId.optional(),
      eventDate: Day,
      requests: z.array(z.object({ requestId: RequestId, providerId: ProviderId, venueId: VenueId.optional() })),
      foundAt: z.iso.datetime(),
    }),
  },
  ProjectCancelled: {
    audience: notifyCouple,
    schema: z.object({
      projectId: ProjectId,
      coupleId: CoupleId,
      requests: z.array(z.object({ requestId: RequestId, providerId: ProviderId })),
      /** Absent in older events, which were recorded at that time. */
      cancelledAt: z.iso.datetime().optional(),
    }),
  },
})
export type ProjectEvent = EventOf<typeof projectEvents>
