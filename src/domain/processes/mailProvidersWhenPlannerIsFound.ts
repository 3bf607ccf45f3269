import { mailProviders } from '../mailProviders.ts'
import type { ProjectEvent } from '../project/projectEvents.ts'

export const mailProvidersWhenPlannerIsFound = mailProviders<Extract<ProjectEvent, { type: 'PlannerFound' }>>({
  name: 'mailProvidersWhenPlannerIsFound',
  event: 'PlannerFound',
  mails: ({ requests, chosenProviderId, chosenVenueId, eventDate }) =>
    requests.map(({ requestId, providerId, venueId }) => ({
      providerId,
      template: providerId === chosenProviderId && venueId === chosenVenueId ? 'planner-chosen' : 'planner-found',
      params: { requestId, eventDate },
    })),
})
