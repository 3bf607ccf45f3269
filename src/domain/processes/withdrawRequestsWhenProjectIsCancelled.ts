import { defineProcess, run } from '../process.ts'
import type { ProjectEvent } from '../project/projectEvents.ts'
import { withdrawRequest } from '../request/withdrawRequest.ts'

export const withdrawRequestsWhenProjectIsCancelled = defineProcess<Extract<ProjectEvent, { type: 'ProjectCancelled' }>>({
  name: 'withdrawRequestsWhenProjectIsCancelled',
  events: ['ProjectCancelled'],
  startsFrom: 'beginning',
  react: ({ data: { requests, coupleId, cancelledAt } }, _state, { recordedAt }) => {
    const withdrawnAt = cancelledAt ?? recordedAt.toISOString()
    return requests.map((contact) => run(withdrawRequest, { ...contact, coupleId, withdrawnAt }))
  },
})
