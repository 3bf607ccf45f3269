import { z } from 'zod'

const longest = 254

/** Any valid address. */
export const Email = z.email().max(longest)

/** Excludes blanks, control characters, and characters with a meaning in mail headers. */
const part = String.raw`[^\s\p{C}@<>"(),:;\[\]\\]+`
const coupleEmail = new RegExp(`^${part}@${part}\\.[a-z]{2,4}$`, 'iu')

/** The rule of the couple side: a top-level domain of 2 to 4 letters. */
export const CoupleEmail = z.string().max(longest).regex(coupleEmail)

/** A login e-mail in the form used for look-ups: case and Unicode form do not matter. */
export function normalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
