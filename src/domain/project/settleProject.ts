import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProjectId } from '../ids.ts'
import { project, projectStream } from './project.ts'
import { type RecipientId, recipientIdOf } from './recipient.ts'

export interface SettleProject {
  readonly projectId: ProjectId
  readonly coupleId: CoupleId
  /** Who it is, of those the couple wrote to; null when it is somebody else, or the couple does not say. */
  readonly chosen: RecipientId | null
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
    const found = chosen === null ? undefined : contacts.find((contact) => recipientIdOf(contact) === chosen)
    if (chosen && !found) return refuse('planner_not_contacted')
    const named = { chosenProviderId: found?.providerId ?? null, ...(found?.venueId && { chosenVenueId: found.venueId }) }
    const data = { projectId, coupleId, ...named, eventDate: details.eventDate, requests: [...contacts], foundAt: now.toISOString() }
    return [{ type: 'PlannerFound', data }]
  },
})
