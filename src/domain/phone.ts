import { z } from 'zod'

/** A telephone number in E.164: `+` and up to 15 digits. `parsePhoneNumber` checks whether it can exist. */
export const Phone = z.string().regex(/^\+[1-9]\d{6,14}$/)
export type Phone = z.infer<typeof Phone>
