import { recordClosure } from '../account/recordClosure.ts'
import { defineProcess, run } from '../process.ts'
import type { RequestEvent } from '../request/requestEvents.ts'

export const recordClosureInAccountWhenRequestIsClosed = defineProcess<Extract<RequestEvent, { type: 'RequestClosedByCouple' }>>({
  name: 'recordClosureInAccountWhenRequestIsClosed',
  events: ['RequestClosedByCouple'],
  startsFrom: 'beginning',
  react: ({ data: { providerId, requestId, coupleId, closedAt } }) => [run(recordClosure, { providerId, requestId, coupleId, closedAt })],
})
