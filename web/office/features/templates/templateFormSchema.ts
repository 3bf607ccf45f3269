import type { z } from 'zod'
import { replyTemplateSchema } from '../../../../src/api/schemas/pro/templateSchemas.ts'
import type { PublicRules } from '../../../../src/domain/publicRules.ts'
import { unknownPlaceholders } from '../../../../src/domain/replyPlaceholders.ts'
import type { Say } from '../../i18n/useText.ts'

/** The server's schema, with an error at the field that names an unknown placeholder. */
export function templateFormSchema(rules: PublicRules, t: Say) {
  return replyTemplateSchema(rules).superRefine((template, context: z.core.$RefinementCtx) => {
    for (const field of ['title', 'text'] as const) {
      const unknown = unknownPlaceholders(template[field])
      if (unknown.length === 0) continue
      context.addIssue({ code: 'custom', path: [field], message: t('templates.unknownPlaceholder', { placeholders: unknown.join(', ') }) })
    }
  })
}
