import { z } from 'zod'

/** A telephone number in E.164: `+` and up to 15 digits. Whether it can exist is for the numbering plans (`parsePhoneNumber`). */
export const Phone = z.string().regex(/^\+[1-9]\d{6,14}$/)
export type Phone = z.infer<typeof Phone>
