import type { Aggregate } from '../command.ts'
import type { Personal } from '../event.ts'
import { type CoupleId, type ProjectId, type RequestId, type StreamName, streamName } from '../ids.ts'
import type { ProjectDetails } from './projectDetails.ts'
import type { ProjectEvent } from './projectEvents.ts'
import { type Recipient, type RecipientId, recipientIdOf } from './recipient.ts'

export interface Contact extends Recipient {
  readonly requestId: RequestId
}

export interface Project {
  readonly coupleId: CoupleId | undefined
  readonly details: ProjectDetails | undefined
  readonly contacts: readonly Contact[]
  /** The message to the first provider. */
  readonly message: Personal<string> | undefined
  readonly cancelled: boolean
  /** When the couple had found its planner, and who that is, if it said so. */
  readonly found: { readonly at: string; readonly chosen: RecipientId | null } | undefined
}

export const project: Aggregate<Project, ProjectEvent> = {
  initial: { coupleId: undefined, details: undefined, contacts: [], message: undefined, cancelled: false, found: undefined },
  evolve(state, event) {
    switch (event.type) {
      case 'ProjectSaved': {
        const { projectId: _, coupleId, ...details } = event.data
        return { ...state, coupleId, details }
      }
      case 'ProviderContacted': {
        const { requestId, providerId, venueId, message } = event.data
        const contact = venueId === undefined ? { requestId, providerId } : { requestId, providerId, venueId }
        return { ...state, message: state.message ?? message, contacts: [...state.contacts, contact] }
      }
      case 'PlannerFound': {
        const { foundAt, chosenProviderId: providerId, chosenVenueId: venueId } = event.data
        return { ...state, found: { at: foundAt, chosen: providerId && recipientIdOf({ providerId, venueId }) } }
      }
      case 'ProjectCancelled':
        return { ...state, cancelled: true }
    }
  },
}

export function projectStream(projectId: ProjectId): StreamName {
  return streamName('project', projectId)
}
