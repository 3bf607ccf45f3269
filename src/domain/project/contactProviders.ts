import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProjectId } from '../ids.ts'
import { type Contact, project, projectStream } from './project.ts'
import { recipientIdOf } from './recipient.ts'

export interface ContactProviders {
  readonly projectId: ProjectId
  readonly coupleId: CoupleId
  /** Public providers and their visible venues, each with the id that its request will have. */
  readonly providers: readonly Contact[]
  /** Blank: the project's existing message is sent. */
  readonly message: string
}

/**
 * Writes one message to several providers and venues, in one append. Recipients that were already contacted or are named twice are left
 * out; if none remains, the command is refused with 'already_sent'. A provider and each of its venues are separate recipients. Rule REQ-17.
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
