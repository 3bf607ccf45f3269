import { defineCommand, refuse } from '../command.ts'
import { couple, coupleStream } from '../couple/couple.ts'
import type { CoupleId, ProjectId, ProviderId, RequestId } from '../ids.ts'
import { project, projectStream } from '../project/project.ts'
import { request, requestStream } from './request.ts'

export interface InviteToReview {
  readonly requestId: RequestId
  readonly providerId: ProviderId
  readonly coupleId: CoupleId
  readonly projectId: ProjectId
  readonly invitedAt: string
}

const reads = {
  project: { aggregate: project, stream: (input: InviteToReview) => projectStream(input.projectId) },
  couple: { aggregate: couple, stream: (input: InviteToReview) => coupleStream(input.coupleId) },
}

/**
 * After the event the couple is asked, once, for a review of the provider that still counts the request as won: unless it cancelled its project
 * or has left us. Rule REV-8.
 */
export const inviteToReview = defineCommand(request)({
  name: 'inviteToReview',
  stream: (input: InviteToReview) => requestStream(input.requestId),
  reads,
  refusals: ['request_not_found'],
  decide({ requestId, providerId, coupleId, projectId, invitedAt }, state, { seen }) {
    if (state.addressee !== providerId || state.coupleId !== coupleId || state.projectId !== projectId) return refuse('request_not_found')
    if (state.reviewInvited || state.stage !== 'won' || state.withdrawn) return []
    if (seen.project.cancelled || !seen.couple.profile || seen.couple.deletion) return []
    return [{ type: 'ReviewInvited', data: { requestId, providerId, coupleId, invitedAt } }]
  },
})
