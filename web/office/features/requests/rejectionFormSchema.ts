import { z } from 'zod'
import { rejectionSchema } from '../../../../src/api/schemas/pro/requestSchemas.ts'
import type { PublicRules } from '../../../../src/domain/publicRules.ts'
import { rejectionReasons } from '../../../../src/domain/referenceValues.ts'
import type { Say } from '../../i18n/useText.ts'

/** The server's schema, with a message for a missing reason. The reason 'other' needs a note. */
export function rejectionFormSchema(rules: PublicRules, t: Say) {
  return rejectionSchema(rules)
    .extend({ reason: z.enum(rejectionReasons, { error: t('requests.reject.reasonMissing') }) })
    .refine(({ reason, note }) => reason !== 'other' || Boolean(note), { path: ['note'], error: t('requests.reject.noteMissing') })
}
