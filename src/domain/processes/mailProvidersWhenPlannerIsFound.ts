import { mailProviders } from '../mailProviders.ts'
import type { ProjectEvent } from '../project/projectEvents.ts'

export const mailProvidersWhenPlannerIsFound = mailProviders<Extract<ProjectEvent, { type: 'PlannerFound' }>>({
  name: 'mailProvidersWhenPlannerIsFound',
  event: 'PlannerFound',
  mails: ({ requests, chosenProviderId, eventDate }) =>
    requests.map(({ requestId, providerId }) => ({
      providerId,
      template: providerId === chosenProviderId ? 'planner-chosen' : 'planner-found',
      params: { requestId, eventDate },
    })),
})
