import { expect, test } from 'vitest'
import { coupleId, nthRequest, projectId, providerId, requestId } from '../../../tests/setup/sampleEvents.ts'
import { plannerFound, projectCancelled, projectSaved, providerContacted } from '../../../tests/setup/sampleProjectEvents.ts'
import { venueId } from '../../../tests/setup/sampleVenueEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { recipientIdOf } from './recipient.ts'
import { settleProject } from './settleProject.ts'

const input = { projectId: projectId(), coupleId: coupleId(), chosen: null }
const foundAt = presentTime.toISOString()

test('settling lists every request', () => {
  given(projectSaved(), providerContacted(nthRequest(1)), providerContacted(nthRequest(2)))
    .when(settleProject, input)
    .thenEvents(plannerFound({ requests: [nthRequest(1), nthRequest(2)], foundAt }))
})

test('the planner may be one that was written to', () => {
  given(projectSaved(), providerContacted(nthRequest(1)), providerContacted(nthRequest(2)))
    .when(settleProject, { ...input, chosen: recipientIdOf(nthRequest(2)) })
    .thenEvents(plannerFound({ requests: [nthRequest(1), nthRequest(2)], chosenProviderId: providerId(2), foundAt }))
})

test('the planner may be a venue, or its provider itself, whichever was written to', () => {
  const itself = nthRequest(1)
  const ofVenue = { requestId: requestId(2), providerId: providerId(1), venueId: venueId() }
  const written = given(projectSaved(), providerContacted(itself), providerContacted(ofVenue))
  const requests = [itself, ofVenue]
  const decided = written.when(settleProject, { ...input, chosen: recipientIdOf(ofVenue) })
  decided.thenEvents(plannerFound({ requests, chosenProviderId: providerId(1), chosenVenueId: venueId(), foundAt }))
  expect(decided.thenState().found?.chosen).toBe(venueId())
  written
    .when(settleProject, { ...input, chosen: recipientIdOf(itself) })
    .thenEvents(plannerFound({ requests, chosenProviderId: providerId(1), foundAt }))
  given(projectSaved(), providerContacted(ofVenue))
    .when(settleProject, { ...input, chosen: recipientIdOf(itself) })
    .thenRefused('planner_not_contacted')
})

test('a planner that was not written to cannot be named', () => {
  given(projectSaved(), providerContacted(nthRequest(1)))
    .when(settleProject, { ...input, chosen: recipientIdOf(nthRequest(2)) })
    .thenRefused('planner_not_contacted')
})

test('a project without messages can be settled', () => {
  given(projectSaved()).when(settleProject, input).thenEvents(plannerFound({ foundAt }))
})

test('the first answer counts', () => {
  given(projectSaved(), providerContacted(nthRequest(1)), plannerFound())
    .when(settleProject, input)
    .thenNothing()
  given(projectSaved(), providerContacted(nthRequest(1)), plannerFound())
    .when(settleProject, { ...input, chosen: recipientIdOf(nthRequest(1)) })
    .thenNothing()
})

test('a cancelled project cannot be settled', () => {
  given(projectSaved(), projectCancelled()).when(settleProject, input).thenRefused('project_cancelled')
})

test('does not find another couple’s or an unknown project', () => {
  given(projectSaved({ coupleId: coupleId(2) }))
    .when(settleProject, input)
    .thenRefused('project_not_found')
  given().when(settleProject, input).thenRefused('project_not_found')
})
