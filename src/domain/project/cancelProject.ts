import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProjectId } from '../ids.ts'
import { project, projectStream } from './project.ts'

export interface CancelProject {
  readonly projectId: ProjectId
  readonly coupleId: CoupleId
  /** When the couple requested it, if that was before this command: by deleting its account. */
  readonly cancelledAt?: string
}

/** Cancels a project; its requests are withdrawn unless they were closed when the couple found its planner. */
export const cancelProject = defineCommand(project)({
  name: 'cancelProject',
  stream: (input: CancelProject) => projectStream(input.projectId),
  refusals: ['project_not_found'],
  decide({ projectId, coupleId, cancelledAt }, state, { now }) {
    if (state.coupleId !== coupleId) return refuse('project_not_found')
    if (state.cancelled) return []
    const requests = state.found ? [] : state.contacts.map(({ requestId, providerId }) => ({ requestId, providerId }))
    return [{ type: 'ProjectCancelled', data: { projectId, coupleId, requests, cancelledAt: cancelledAt ?? now.toISOString() } }]
  },
})
