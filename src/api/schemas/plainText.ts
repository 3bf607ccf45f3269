import { z } from 'zod'

/** A control character of ASCII, other than tab and line breaks. */
const control = /(?![\t\n\r\u0080-\u009F])\p{Cc}/u

/** Text in any script without control characters and unpaired surrogates, which cannot be stored everywhere. */
export function plainText(most: number) {
  return z
    .string()
    .max(most)
    .refine((text) => !control.test(text) && text.isWellFormed(), 'Contains characters that cannot be shown')
}
