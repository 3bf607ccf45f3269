import { defineProcess, deliver } from '../process.ts'
import type { ProjectEvent } from '../project/projectEvents.ts'

export const mailProvidersWhenPlannerIsFound = defineProcess<Extract<ProjectEvent, { type: 'PlannerFound' }>>({
  name: 'mailProvidersWhenPlannerIsFound',
  events: ['PlannerFound'],
  startsFrom: 'now',
  react: ({ data: { requests, chosenProviderId, eventDate } }, context) =>
    requests.map(({ requestId, providerId }) =>
      deliver(
        {
          channel: 'mail',
          template: providerId === chosenProviderId ? 'planner-chosen' : 'planner-found',
          recipient: { kind: 'provider', id: providerId },
          params: { requestId, eventDate },
        },
        context,
      ),
    ),
})
