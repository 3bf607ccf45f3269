import { z } from 'zod'

/** Why a provider wants moderation to look at a review again; `other` says it in words. */
export const ReportReason = z.enum(['not_a_client', 'untrue', 'offensive', 'personal_data', 'other'])
export type ReportReason = z.infer<typeof ReportReason>
