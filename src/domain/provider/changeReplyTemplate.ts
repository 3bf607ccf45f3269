import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { unknownPlaceholders } from '../replyPlaceholders.ts'
import { sameData } from '../sameData.ts'
import { provider, providerStream } from './provider.ts'

interface TemplateWords {
  readonly title: string
  readonly text: string
}

export interface ChangeReplyTemplate extends TemplateWords {
  readonly providerId: ProviderId
  readonly templateId: string
  /** The version that the provider saw: null when it is outdated, absent when the change applies to any version. */
  readonly instead?: TemplateWords | null
}

/** Changes a reply template. Rule REQ-12. */
export const changeReplyTemplate = defineCommand(provider)({
  name: 'changeReplyTemplate',
  stream: (input: ChangeReplyTemplate) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'template_not_found', 'unknown_placeholder', 'changed_meanwhile'],
  decide({ providerId, templateId, title, text, instead }, { contact, replyTemplates }, { now }) {
    if (!contact) return refuse('planner_not_found')
    const before = replyTemplates.get(templateId)
    if (!before) return refuse('template_not_found')
    if (unknownPlaceholders(`${title}\n${text}`).length > 0) return refuse('unknown_placeholder')
    if (instead !== undefined && !sameData(instead, before)) return refuse('changed_meanwhile')
    if (sameData(before, { title, text })) return []
    return [{ type: 'ReplyTemplateChanged', data: { providerId, templateId, title, text, changedAt: now.toISOString() } }]
  },
})
