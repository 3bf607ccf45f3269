import { z } from 'zod'

/** Who writes about a provider; another provider recommends it, and gives no score. */
export const ReviewerType = z.enum(['couple', 'guests', 'parents', 'other', 'provider'])
export type ReviewerType = z.infer<typeof ReviewerType>
