import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface RemoveReplyTemplate {
  readonly providerId: ProviderId
  readonly templateId: string
}

/** Removes a reply template. Rule REQ-12. */
export const removeReplyTemplate = defineCommand(provider)({
  name: 'removeReplyTemplate',
  stream: (input: RemoveReplyTemplate) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'template_not_found'],
  decide({ providerId, templateId }, { contact, replyTemplates }, { now }) {
    if (!contact) return refuse('planner_not_found')
    if (!replyTemplates.has(templateId)) return refuse('template_not_found')
    return [{ type: 'ReplyTemplateRemoved', data: { providerId, templateId, removedAt: now.toISOString() } }]
  },
})
