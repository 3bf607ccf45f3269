import { test } from 'vitest'
import { coupleId, nthRequest, projectId } from '../../../tests/setup/sampleEvents.ts'
import { plannerFound, projectCancelled, projectSaved, providerContacted } from '../../../tests/setup/sampleProjectEvents.ts'
import { venueId } from '../../../tests/setup/sampleVenueEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { cancelProject } from './cancelProject.ts'

const now = { cancelledAt: presentTime.toISOString() }
const input = { projectId: projectId(), coupleId: coupleId() }

test('a cancelled project lists every request it sent', () => {
  given(projectSaved(), providerContacted(nthRequest(1)), providerContacted(nthRequest(2)))
    .when(cancelProject, input)
    .thenEvents(projectCancelled({ requests: [nthRequest(1), nthRequest(2)], ...now }))
})

test('a request about a venue is listed by its provider', () => {
  given(projectSaved(), providerContacted({ ...nthRequest(1), venueId: venueId() }))
    .when(cancelProject, input)
    .thenEvents(projectCancelled({ requests: [nthRequest(1)], ...now }))
})

test('a project without messages is cancelled as well', () => {
  given(projectSaved()).when(cancelProject, input).thenEvents(projectCancelled(now))
})

test('requests that were closed when the planner was found are not withdrawn', () => {
  given(projectSaved(), providerContacted(nthRequest(1)), plannerFound({ requests: [nthRequest(1)] }))
    .when(cancelProject, input)
    .thenEvents(projectCancelled(now))
})

test('the project ends at the time of the account’s deletion, however late it is cancelled', () => {
  const cancelledAt = '2026-11-18T10:00:00.000Z'
  given(projectSaved())
    .when(cancelProject, { ...input, cancelledAt })
    .thenEvents(projectCancelled({ cancelledAt }))
})

test('cancels a project once', () => {
  given(projectSaved(), projectCancelled()).when(cancelProject, input).thenNothing()
})

test('does not find another couple’s or an unknown project', () => {
  given(projectSaved({ coupleId: coupleId(2) }))
    .when(cancelProject, input)
    .thenRefused('project_not_found')
  given().when(cancelProject, input).thenRefused('project_not_found')
})
