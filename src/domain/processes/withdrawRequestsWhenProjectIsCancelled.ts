import { defineProcess, run } from '../process.ts'
import type { ProjectEvent } from '../project/projectEvents.ts'
import { withdrawRequest } from '../request/withdrawRequest.ts'

export const withdrawRequestsWhenProjectIsCancelled = defineProcess<Extract<ProjectEvent, { type: 'ProjectCancelled' }>>({
  name: 'withdrawRequestsWhenProjectIsCancelled',
  events: ['ProjectCancelled'],
  startsFrom: 'beginning',
  react: ({ data }) => data.requests.map((contact) => run(withdrawRequest, { ...contact, coupleId: data.coupleId })),
})
