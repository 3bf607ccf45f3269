import { defineCommand, refuse } from '../command.ts'
import { couple, coupleStream } from '../couple/couple.ts'
import type { Personal } from '../event.ts'
import { erased, isErased } from '../event.ts'
import type { CoupleId, ProjectId, RequestId } from '../ids.ts'
import type { ProjectDetails } from '../project/projectDetails.ts'
import type { Recipient } from '../project/recipient.ts'
import { request, requestStream } from './request.ts'

export interface OpenRequest extends ProjectDetails, Recipient {
  readonly requestId: RequestId
  readonly projectId: ProjectId
  readonly coupleId: CoupleId
  readonly message: Personal<string>
  /** When the couple wrote. */
  readonly receivedAt: string
}

const reads = { couple: { aggregate: couple, stream: (input: OpenRequest) => coupleStream(input.coupleId) } }

/**
 * Delivers a couple's message to its provider, unless it was withdrawn or closed, or the couple erased, before that.
 * Rule REQ-1.
 */
export const openRequest = defineCommand(request)({
  name: 'openRequest',
  stream: (input: OpenRequest) => requestStream(input.requestId),
  reads,
  refusals: ['couple_not_found'],
  decide(input, state, { seen }) {
    if (state.addressee || state.withdrawn || state.closed) return []
    const { profile, deletion } = seen.couple
    if (!profile) return refuse('couple_not_found')
    if (deletion) return []
    const { firstname, lastname, email, phone } = profile
    const contact =
      isErased(firstname) || isErased(lastname) || isErased(email) || isErased(phone) ? erased : { firstname, lastname, email, phone }
    return [{ type: 'RequestReceived', data: { ...input, contact } }]
  },
})
