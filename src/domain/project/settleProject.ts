import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProjectId } from '../ids.ts'
import { project, projectStream } from './project.ts'
import { type RecipientId, recipientIdOf } from './recipient.ts'

export interface SettleProject {
  readonly projectId: ProjectId
  readonly coupleId: CoupleId
  /** The chosen recipient, if the couple wrote to it; null for somebody else, or when the couple does not say. */
  readonly chosen: RecipientId | null
}

/**
 * 'We have found our planner': every contacted provider is notified and can no longer unlock its request. The first time counts, including
 * the named planner.
 */
export const settleProject = defineCommand(project)({
  name: 'settleProject',
  stream: (input: SettleProject) => projectStream(input.projectId),
  refusals: ['project_not_found', 'project_cancelled', 'planner_not_contacted'],
  decide({ projectId, coupleId, chosen }, { details, contacts, ...state }, { now }) {
    if (!details || state.coupleId !== coupleId) return refuse('project_not_found')
    if (state.cancelled) return refuse('project_cancelled')
    if (state.found) return []
    const found = chosen === null ? undefined : contacts.find((contact) => recipientIdOf(contact) === chosen)
    if (chosen && !found) return refuse('planner_not_contacted')
    const named = { chosenProviderId: found?.providerId ?? null, ...(found?.venueId && { chosenVenueId: found.venueId }) }
    const data = { projectId, coupleId, ...named, eventDate: details.eventDate, requests: [...contacts], foundAt: now.toISOString() }
    return [{ type: 'PlannerFound', data }]
  },
})
