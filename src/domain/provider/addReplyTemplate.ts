import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { unknownPlaceholders } from '../replyPlaceholders.ts'
import { provider, providerStream } from './provider.ts'

export interface AddReplyTemplate {
  readonly providerId: ProviderId
  /** Chosen by the caller, so that repeating the command has no effect. */
  readonly templateId: string
  readonly title: string
  readonly text: string
}

/** Stores a text for replies to requests. Rule REQ-12. */
export const addReplyTemplate = defineCommand(provider)({
  name: 'addReplyTemplate',
  stream: (input: AddReplyTemplate) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'template_limit_reached', 'unknown_placeholder'],
  decide(input, { contact, replyTemplates }, { now, rules }) {
    if (!contact) return refuse('planner_not_found')
    if (unknownPlaceholders(`${input.title}\n${input.text}`).length > 0) return refuse('unknown_placeholder')
    if (replyTemplates.has(input.templateId)) return []
    if (replyTemplates.size >= rules.replyTemplates.most) return refuse('template_limit_reached')
    return [{ type: 'ReplyTemplateAdded', data: { ...input, addedAt: now.toISOString() } }]
  },
})
