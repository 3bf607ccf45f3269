import type { Aggregate } from '../command.ts'
import type { Personal } from '../event.ts'
import { type CoupleId, type ProjectId, type ProviderId, type RequestId, type StreamName, streamName } from '../ids.ts'
import type { ProjectDetails } from './projectDetails.ts'
import type { ProjectEvent } from './projectEvents.ts'

export interface Contact {
  readonly requestId: RequestId
  readonly providerId: ProviderId
}

export interface Project {
  readonly coupleId: CoupleId | undefined
  readonly details: ProjectDetails | undefined
  readonly contacts: readonly Contact[]
  /** What was written to the first provider. */
  readonly message: Personal<string> | undefined
  readonly cancelled: boolean
  /** When the couple had found its planner, and who that is, if it said so. */
  readonly found: { readonly at: string; readonly chosen: ProviderId | null } | undefined
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
        const { requestId, providerId, message } = event.data
        return { ...state, message: state.message ?? message, contacts: [...state.contacts, { requestId, providerId }] }
      }
      case 'PlannerFound':
        return { ...state, found: { at: event.data.foundAt, chosen: event.data.chosenProviderId } }
      case 'ProjectCancelled':
        return { ...state, cancelled: true }
    }
  },
}

export function projectStream(projectId: ProjectId): StreamName {
  return streamName('project', projectId)
}
