import { z } from 'zod'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { plainText } from '../plainText.ts'
import { listQuery } from './listQuery.ts'

/** What a provider answers requests with; placeholders stand in braces. Spaces at either end do not count. */
export function replyTemplateSchema({ replyTemplates }: Pick<PublicRules, 'replyTemplates'>) {
  return z.object({
    title: plainText(replyTemplates.title).trim().min(1),
    text: plainText(replyTemplates.text).trim().min(1),
  })
}

export const ReplyTemplate = z.object({ id: z.uuid(), title: z.string(), text: z.string() })
export type ReplyTemplate = z.output<typeof ReplyTemplate>

export const TemplateParams = z.object({ id: z.uuid() })
export const RemovedTemplate = z.object({ id: z.uuid() })
export const TemplatesQuery = listQuery(['addedAt'], z.strictObject({}))
