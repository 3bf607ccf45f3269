import { z } from 'zod'

/** Control characters other than tab and line breaks. */
// oxlint-disable-next-line no-control-regex -- these are the characters meant
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

/** What a person writes: any script, no control characters, no halves of characters, neither of which everything can store. */
export function plainText(most: number) {
  return z
    .string()
    .max(most)
    .refine((text) => !control.test(text) && text.isWellFormed(), 'Contains characters that cannot be shown')
}
