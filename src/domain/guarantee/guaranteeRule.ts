import { z } from 'zod'

/** The reasons for which the credit of an unlock is returned; stored with each return. */
export const GuaranteeRule = z.enum(['unreachable', 'withdrawn', 'settled-first', 'duplicate'])
export type GuaranteeRule = z.infer<typeof GuaranteeRule>
