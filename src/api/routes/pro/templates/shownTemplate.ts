import { unlessErased } from '../../../../domain/event.ts'
import type { ReplyTemplate as StoredTemplate } from '../../../../domain/provider/provider.ts'
import { entityTag } from '../../../entityTag.ts'
import type { ReplyTemplate } from '../../../schemas/pro/templateSchemas.ts'

/** A template as the API answers it. */
export function shownTemplate(id: string, { title, text }: StoredTemplate): ReplyTemplate {
  return { id, title: unlessErased(title, ''), text: unlessErased(text, '') }
}

/** Names what can be changed of it. */
export function templateTag({ title, text }: Pick<ReplyTemplate, 'title' | 'text'>): string {
  return entityTag([title, text])
}
