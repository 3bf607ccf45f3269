import { test } from 'vitest'
import { coupleId, nthRequest, projectId, providerId } from '../../../tests/setup/sampleEvents.ts'
import { plannerFound, projectCancelled, projectSaved, providerContacted } from '../../../tests/setup/sampleProjectEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { settleProject } from './settleProject.ts'

const input = { projectId: projectId(), coupleId: coupleId(), chosen: null }
const foundAt = presentTime.toISOString()

test('the planner is found, and every request is named', () => {
  given(projectSaved(), providerContacted(nthRequest(1)), providerContacted(nthRequest(2)))
    .when(settleProject, input)
    .thenEvents(plannerFound({ requests: [nthRequest(1), nthRequest(2)], foundAt }))
})

test('it may be one of those that were written to', () => {
  given(projectSaved(), providerContacted(nthRequest(1)), providerContacted(nthRequest(2)))
    .when(settleProject, { ...input, chosen: providerId(2) })
    .thenEvents(plannerFound({ requests: [nthRequest(1), nthRequest(2)], chosenProviderId: providerId(2), foundAt }))
})

test('one that was not written to cannot be named', () => {
  given(projectSaved(), providerContacted(nthRequest(1)))
    .when(settleProject, { ...input, chosen: providerId(2) })
    .thenRefused('planner_not_contacted')
})

test('somebody can be found without a word to anybody here', () => {
  given(projectSaved()).when(settleProject, input).thenEvents(plannerFound({ foundAt }))
})

test('the first answer stands', () => {
  given(projectSaved(), providerContacted(nthRequest(1)), plannerFound())
    .when(settleProject, input)
    .thenNothing()
  given(projectSaved(), providerContacted(nthRequest(1)), plannerFound())
    .when(settleProject, { ...input, chosen: providerId(1) })
    .thenNothing()
})

test('a cancelled project finds nobody', () => {
  given(projectSaved(), projectCancelled()).when(settleProject, input).thenRefused('project_cancelled')
})

test("another couple's project, or none, is not found", () => {
  given(projectSaved({ coupleId: coupleId(2) }))
    .when(settleProject, input)
    .thenRefused('project_not_found')
  given().when(settleProject, input).thenRefused('project_not_found')
})
