import { z } from 'zod'

const longest = 254

/** Any valid address. */
export const Email = z.email().max(longest)

/** Neither blank nor control character, nor what means something else in the header of a mail. */
const part = String.raw`[^\s\p{C}@<>"(),:;\[\]\\]+`
const coupleEmail = new RegExp(`^${part}@${part}\\.[a-z]{2,4}$`, 'iu')

/** The couple side's own rule: an address whose ending has 2 to 4 letters. */
export const CoupleEmail = z.string().max(longest).regex(coupleEmail)

/** A login e-mail in the form it is looked up by: case and the ways of writing an accent make no difference. */
export function normalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
