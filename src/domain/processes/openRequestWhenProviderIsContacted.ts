import { defineProcess, run } from '../process.ts'
import type { ProjectEvent } from '../project/projectEvents.ts'
import { openRequest } from '../request/openRequest.ts'

export const openRequestWhenProviderIsContacted = defineProcess<Extract<ProjectEvent, { type: 'ProviderContacted' }>>({
  name: 'openRequestWhenProviderIsContacted',
  events: ['ProviderContacted'],
  startsFrom: 'beginning',
  react: ({ data: { contactedAt, ...request } }, _state, { recordedAt }) => [
    run(openRequest, { ...request, receivedAt: contactedAt ?? recordedAt.toISOString() }),
  ],
})
