/** How hard a password is to guess, from weak to strong. A change of the password needs 'good' at least; elsewhere this is advice. */
export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const
export type PasswordStrength = (typeof passwordStrengths)[number]

/** Bits from which on a password is fair, good and strong. */
const thresholds: readonly number[] = [36, 50, 66]

/** Rows of keys and of the alphabet that people run along. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
]

/** Kinds of characters, with how many there are to choose from. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^\p{L}\p{N}]/u, 33],
  [/[^\p{ASCII}]/u, 40],
]

/**
 * Estimates how many guesses a password takes, by its length and the kinds of characters in it. What can be foreseen counts little: repeated
 * characters, runs along the alphabet or the keyboard, and words that stand in the account itself. Common passwords are looked up elsewhere.
 */
export function passwordStrength(password: string, ownWords: readonly string[] = []): PasswordStrength {
  const choices = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  const bits = unforeseen(withoutOwnWords(password.toLowerCase(), ownWords)) * Math.log2(Math.max(choices, 1))
  return passwordStrengths[thresholds.filter((threshold) => bits >= threshold).length] ?? 'weak'
}

/** True for a password that a change accepts, as far as strength goes. */
export function isGoodPassword(password: string, ownWords: readonly string[]): boolean {
  return passwordStrengths.indexOf(passwordStrength(password, ownWords)) >= passwordStrengths.indexOf('good')
}

/** Names and parts of an e-mail of three letters or more, each replaced by one character. */
function withoutOwnWords(lower: string, ownWords: readonly string[]): string {
  const words = ownWords.flatMap((each) => each.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2)
  return words.toSorted((a, b) => b.length - a.length).reduce((text, word) => text.replaceAll(word, '\u0000'), lower)
}

/** The number of characters that do not follow from the two before them. */
function unforeseen(lower: string): number {
  const characters = Array.from(lower)
  return characters.filter((character, index) => !follows(characters[index - 2], characters[index - 1], character)).length
}

function follows(beforeLast: string | undefined, last: string | undefined, character: string): boolean {
  if (last === undefined) return false
  if (last === character) return true
  if (beforeLast === undefined) return false
  const run = beforeLast + last + character
  const backwards = character + last + beforeLast
  return rows.some((row) => row.includes(run) || row.includes(backwards))
}
