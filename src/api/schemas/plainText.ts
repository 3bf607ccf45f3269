import { z } from 'zod'

/** Control characters of ASCII, other than tab and line breaks. */
const control = /[^\P{Cc}\t\n\r\u0080-\u009F]/u

/** What a person writes: any script, no control characters, no halves of characters, neither of which everything can store. */
export function plainText(most: number) {
  return z
    .string()
    .max(most)
    .refine((text) => !control.test(text) && text.isWellFormed(), 'Contains characters that cannot be shown')
}
