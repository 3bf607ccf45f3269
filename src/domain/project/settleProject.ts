import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProjectId, ProviderId } from '../ids.ts'
import { project, projectStream } from './project.ts'

export interface SettleProject {
  readonly projectId: ProjectId
  readonly coupleId: CoupleId
  /** Who it is, of those the couple wrote to; null when it is somebody else, or the couple does not say. */
  readonly chosen: ProviderId | null
}

/**
 * 'We have found our planner': every provider that was written to is notified, and what it has not unlocked by then it can't unlock any
 * more. The first time counts, whom it named included.
 */
export const settleProject = defineCommand(project)({
  name: 'settleProject',
  stream: (input: SettleProject) => projectStream(input.projectId),
  refusals: ['project_not_found', 'project_cancelled', 'planner_not_contacted'],
  decide({ projectId, coupleId, chosen }, { details, contacts, ...state }, { now }) {
    if (!details || state.coupleId !== coupleId) return refuse('project_not_found')
    if (state.cancelled) return refuse('project_cancelled')
    if (state.found) return []
    if (chosen && !contacts.some((contact) => contact.providerId === chosen)) return refuse('planner_not_contacted')
    const { eventDate } = details
    const data = { projectId, coupleId, chosenProviderId: chosen, eventDate, requests: [...contacts], foundAt: now.toISOString() }
    return [{ type: 'PlannerFound', data }]
  },
})
