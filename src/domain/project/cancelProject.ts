import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProjectId } from '../ids.ts'
import { project, projectStream } from './project.ts'

export interface CancelProject {
  readonly projectId: ProjectId
  readonly coupleId: CoupleId
}

/**
 * Ends a project; every request it sent is withdrawn, unless they were closed when it found its planner.
 */
export const cancelProject = defineCommand(project)({
  name: 'cancelProject',
  stream: (input: CancelProject) => projectStream(input.projectId),
  refusals: ['project_not_found'],
  decide({ projectId, coupleId }, state) {
    if (state.coupleId !== coupleId) return refuse('project_not_found')
    if (state.cancelled) return []
    return [{ type: 'ProjectCancelled', data: { projectId, coupleId, requests: state.found ? [] : [...state.contacts] } }]
  },
})
