import { expect, test } from 'vitest'
import { providerId, requestId, requestRejected, requestUnlocked } from '../../../tests/setup/sampleEvents.ts'
import { requestReceived, requestStageChanged, requestWithdrawnByCouple } from '../../../tests/setup/sampleRequestEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { moveRequest } from './moveRequest.ts'
import { requestStages } from './requestStages.ts'

const input = { requestId: requestId(), providerId: providerId(), stage: 'won' } as const
const unlocked = { seen: { account: [requestUnlocked()] } }
const changedAt = presentTime.toISOString()

test('an unlocked request is new, and can be moved to any stage', () => {
  for (const stage of requestStages.slice(1)) {
    const decided = given(requestReceived()).when(moveRequest, { ...input, stage }, unlocked)
    decided.thenEvents(requestStageChanged({ stage, changedAt }))
    expect(decided.thenState().stage).toBe(stage)
  }
  given(requestReceived())
    .when(moveRequest, { ...input, stage: 'new' }, unlocked)
    .thenNothing()
})

test('a won request records since when', () => {
  given(requestReceived(), requestStageChanged({ stage: 'offer_sent' }))
    .when(moveRequest, input, unlocked)
    .thenEvents(requestStageChanged({ stage: 'won', changedAt }))
})

test('can be moved back', () => {
  given(requestReceived(), requestStageChanged({ stage: 'lost' }))
    .when(moveRequest, { ...input, stage: 'contacted' }, unlocked)
    .thenEvents(requestStageChanged({ stage: 'contacted', changedAt }))
})

test('a move to the present stage records nothing', () => {
  given(requestReceived(), requestStageChanged({ stage: 'won' }))
    .when(moveRequest, input, unlocked)
    .thenNothing()
})

test('can be moved after the couple withdrew it', () => {
  given(requestReceived(), requestWithdrawnByCouple())
    .when(moveRequest, { ...input, stage: 'lost' }, unlocked)
    .thenEvents(requestStageChanged({ stage: 'lost', changedAt }))
})

test('a locked or rejected request has no stage', () => {
  given(requestReceived()).when(moveRequest, input).thenRefused('not_unlocked')
  given(requestReceived())
    .when(moveRequest, input, { seen: { account: [requestRejected()] } })
    .thenRefused('not_unlocked')
})

test('does not find another provider’s or an unknown request', () => {
  given(requestReceived({ providerId: providerId(2) }))
    .when(moveRequest, input, unlocked)
    .thenRefused('request_not_found')
  given().when(moveRequest, input, unlocked).thenRefused('request_not_found')
})
