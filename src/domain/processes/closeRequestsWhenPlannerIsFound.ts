import { defineProcess, run } from '../process.ts'
import type { ProjectEvent } from '../project/projectEvents.ts'
import { closeRequest } from '../request/closeRequest.ts'

export const closeRequestsWhenPlannerIsFound = defineProcess<Extract<ProjectEvent, { type: 'PlannerFound' }>>({
  name: 'closeRequestsWhenPlannerIsFound',
  events: ['PlannerFound'],
  startsFrom: 'beginning',
  react: ({ data: { requests, coupleId, chosenProviderId, chosenVenueId, foundAt } }) =>
    requests.map(({ requestId, providerId, venueId }) => {
      const chosen = providerId === chosenProviderId && venueId === chosenVenueId
      return run(closeRequest, { requestId, providerId, coupleId, chosen, closedAt: foundAt })
    }),
})
