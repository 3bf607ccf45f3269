import { z } from 'zod'

/** What a message to the operator is about, in the order of the form. */
export const SupportSubject = z.enum(['account', 'profile', 'requests', 'credits', 'technical', 'other'])
export type SupportSubject = z.infer<typeof SupportSubject>
