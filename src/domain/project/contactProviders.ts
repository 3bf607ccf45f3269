import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProjectId } from '../ids.ts'
import { type Contact, project, projectStream } from './project.ts'

export interface ContactProviders {
  readonly projectId: ProjectId
  readonly coupleId: CoupleId
  /** Providers that exist and are public, each with the id its request will have. */
  readonly providers: readonly Contact[]
  /** Blank: the message already on the project is sent. */
  readonly message: string
}

/**
 * Writes one message to some providers, in one append. A provider already contacted, or named twice, is left out; when none is left
 * the command is refused with 'already_sent'.
 */
export const contactProviders = defineCommand(project)({
  name: 'contactProviders',
  stream: (input: ContactProviders) => projectStream(input.projectId),
  refusals: ['project_not_found', 'project_cancelled', 'project_settled', 'no_message', 'already_sent'],
  decide({ projectId, coupleId, providers, message }, { details, ...state }, { now }) {
    if (!details || state.coupleId !== coupleId) return refuse('project_not_found')
    if (state.cancelled) return refuse('project_cancelled')
    if (state.found) return refuse('project_settled')
    const text = message.trim() || state.message
    if (!text) return refuse('no_message')
    const known = new Set(state.contacts.map((contact) => contact.providerId))
    const fresh = providers.filter(({ providerId }) => {
      if (known.has(providerId)) return false
      known.add(providerId)
      return true
    })
    if (fresh.length === 0) return refuse('already_sent')
    return fresh.map((contact) => ({
      type: 'ProviderContacted',
      data: { projectId, coupleId, ...contact, message: text, contactedAt: now.toISOString(), ...details },
    }))
  },
})
