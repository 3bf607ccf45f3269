import { test } from 'vitest'
import {
  coupleId,
  plannerFound,
  projectCancelled,
  projectId,
  projectSaved,
  providerContacted,
  providerId,
  requestId,
} from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { cancelProject } from './cancelProject.ts'

const input = { projectId: projectId(), coupleId: coupleId() }
const nth = (number: number) => ({ requestId: requestId(number), providerId: providerId(number) })

test('a project ends, naming every request it sent', () => {
  given(projectSaved(), providerContacted(nth(1)), providerContacted(nth(2)))
    .when(cancelProject, input)
    .thenEvents(projectCancelled({ requests: [nth(1), nth(2)] }))
})

test('one that wrote to nobody ends as well', () => {
  given(projectSaved()).when(cancelProject, input).thenEvents(projectCancelled())
})

test('requests that were closed when it found its planner are not withdrawn', () => {
  given(projectSaved(), providerContacted(nth(1)), plannerFound({ requests: [nth(1)] }))
    .when(cancelProject, input)
    .thenEvents(projectCancelled())
})

test('it ends once', () => {
  given(projectSaved(), projectCancelled()).when(cancelProject, input).thenNothing()
})

test("another couple's project, or none, is not found", () => {
  given(projectSaved({ coupleId: coupleId(2) }))
    .when(cancelProject, input)
    .thenRefused('project-not-found')
  given().when(cancelProject, input).thenRefused('project-not-found')
})
