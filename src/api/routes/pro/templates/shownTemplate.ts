import { unlessErased } from '../../../../domain/event.ts'
import type { ReplyTemplate as StoredTemplate } from '../../../../domain/provider/provider.ts'
import { entityTag } from '../../../entityTag.ts'
import type { ReplyTemplate } from '../../../schemas/pro/templateSchemas.ts'

/** A template in the format of the API. */
export function shownTemplate(id: string, { title, text }: StoredTemplate): ReplyTemplate {
  return { id, title: unlessErased(title, ''), text: unlessErased(text, '') }
}

/** The ETag of its fields. */
export function templateTag({ title, text }: Pick<ReplyTemplate, 'title' | 'text'>): string {
  return entityTag([title, text])
}
