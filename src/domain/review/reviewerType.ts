import { z } from 'zod'

/** Who writes about a provider (provider-side.md section 5); another provider recommends it, and gives no score (decisions.md). */
export const ReviewerType = z.enum(['couple', 'guests', 'parents', 'other', 'provider'])
export type ReviewerType = z.infer<typeof ReviewerType>
