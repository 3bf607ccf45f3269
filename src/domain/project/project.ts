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
  /** The message last written to a provider. */
  readonly message: Personal<string> | undefined
  readonly cancelled: boolean
}

export const project: Aggregate<Project, ProjectEvent> = {
  initial: { coupleId: undefined, details: undefined, contacts: [], message: undefined, cancelled: false },
  evolve(state, event) {
    switch (event.type) {
      case 'ProjectSaved': {
        const { projectId: _, coupleId, ...details } = event.data
        return { ...state, coupleId, details }
      }
      case 'ProviderContacted': {
        const { requestId, providerId, message } = event.data
        return { ...state, message, contacts: [...state.contacts, { requestId, providerId }] }
      }
      case 'ProjectCancelled':
        return { ...state, cancelled: true }
    }
  },
}

export function projectStream(projectId: ProjectId): StreamName {
  return streamName('project', projectId)
}
