import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProjectId } from '../ids.ts'
import { type Contact, project, projectStream } from './project.ts'
import { recipientIdOf } from './recipient.ts'

export interface ContactProviders {
  readonly projectId: ProjectId
  readonly coupleId: CoupleId
  /** Providers that exist and are public, and visible venues of such, each with the id its request will have. */
  readonly providers: readonly Contact[]
  /** Blank: the message already on the project is sent. */
  readonly message: string
}

/**
 * Writes one message to some providers and venues, in one append. One already contacted, or named twice, is left out; when none is left the
 * command is refused with 'already_sent'. A provider and each of its venues are written to apart from each other. Rule REQ-17.
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
    const known = new Set(state.contacts.map(recipientIdOf))
    const fresh = providers.filter((contact) => {
      const id = recipientIdOf(contact)
      if (known.has(id)) return false
      known.add(id)
      return true
    })
    if (fresh.length === 0) return refuse('already_sent')
    return fresh.map((contact) => ({
      type: 'ProviderContacted',
      data: { projectId, coupleId, ...contact, message: text, contactedAt: now.toISOString(), ...details },
    }))
  },
})
