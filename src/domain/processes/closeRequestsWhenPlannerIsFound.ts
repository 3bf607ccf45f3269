import { defineProcess, run } from '../process.ts'
import type { ProjectEvent } from '../project/projectEvents.ts'
import { closeRequest } from '../request/closeRequest.ts'

export const closeRequestsWhenPlannerIsFound = defineProcess<Extract<ProjectEvent, { type: 'PlannerFound' }>>({
  name: 'closeRequestsWhenPlannerIsFound',
  events: ['PlannerFound'],
  startsFrom: 'beginning',
  react: ({ data: { requests, coupleId, chosenProviderId, foundAt } }) =>
    requests.map((contact) =>
      run(closeRequest, { ...contact, coupleId, chosen: contact.providerId === chosenProviderId, closedAt: foundAt }),
    ),
})
