import { test } from 'vitest'
import { accountDeletionAsked, coupleRegistered } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId, projectId, providerId, requestId } from '../../../tests/setup/sampleEvents.ts'
import { plannerFound, projectCancelled, projectSaved } from '../../../tests/setup/sampleProjectEvents.ts'
import { requestReceived, requestStageChanged, requestWithdrawnByCouple, reviewInvited } from '../../../tests/setup/sampleRequestEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { inviteToReview } from './inviteToReview.ts'

const invitedAt = '2027-06-20T08:00:00.000Z'
const input = { requestId: requestId(), providerId: providerId(), coupleId: coupleId(), projectId: projectId(), invitedAt }
const won = [requestReceived(), requestStageChanged({ stage: 'won' })]
const seen = { project: [projectSaved()], couple: [coupleRegistered()] }

test('the couple is asked for a review of the provider that won its request, once', () => {
  given(...won)
    .when(inviteToReview, input, { seen })
    .thenEvents(reviewInvited())
  given(...won, reviewInvited())
    .when(inviteToReview, input, { seen })
    .thenNothing()
  given(...won)
    .when(inviteToReview, input, { seen: { ...seen, project: [projectSaved(), plannerFound()] } })
    .thenEvents(reviewInvited())
})

test('nobody is asked about a request that is won no more, or that the couple took back', () => {
  given(...won, requestStageChanged({ stage: 'lost' }))
    .when(inviteToReview, input, { seen })
    .thenNothing()
  given(...won, requestWithdrawnByCouple())
    .when(inviteToReview, input, { seen })
    .thenNothing()
})

test('a couple that cancelled its project or has left us is not asked', () => {
  given(...won)
    .when(inviteToReview, input, { seen: { ...seen, project: [projectSaved(), projectCancelled()] } })
    .thenNothing()
  given(...won)
    .when(inviteToReview, input, { seen: { ...seen, couple: [coupleRegistered(), accountDeletionAsked()] } })
    .thenNothing()
  given(...won)
    .when(inviteToReview, input, { seen: { project: [projectSaved()] } })
    .thenNothing()
})

test('a request of somebody else is not found', () => {
  for (const other of [{ providerId: providerId(2) }, { coupleId: coupleId(2) }, { projectId: projectId(2) }]) {
    given(...won)
      .when(inviteToReview, { ...input, ...other }, { seen })
      .thenRefused('request_not_found')
  }
})
