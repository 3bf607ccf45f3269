import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProjectId } from '../ids.ts'
import { type Project, project, projectStream } from './project.ts'
import type { ProjectEvent } from './projectEvents.ts'

export interface CancelProject {
  readonly projectId: ProjectId
  readonly coupleId: CoupleId
}

/**
 * Ends a project; every request it sent is withdrawn, unless they were closed when it found its planner.
 */
export const cancelProject = defineCommand<CancelProject, Project, ProjectEvent>({
  name: 'cancelProject',
  aggregate: project,
  stream: (input) => projectStream(input.projectId),
  decide({ projectId, coupleId }, state) {
    if (state.coupleId !== coupleId) return refuse('project-not-found')
    if (state.cancelled) return []
    return [{ type: 'ProjectCancelled', data: { projectId, coupleId, requests: state.found ? [] : [...state.contacts] } }]
  },
})
