import { z } from 'zod'

/** For what the credit of an unlock comes back; stored with each return. */
export const GuaranteeRule = z.enum(['unreachable', 'withdrawn', 'settled-first', 'duplicate'])
export type GuaranteeRule = z.infer<typeof GuaranteeRule>
