import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** How hard a password is to guess, from weak to strong. A change of the password needs 'good' at least; elsewhere this is advice. */
export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const
export type PasswordStrength = (typeof passwordStrengths)[number]

/**
 * Guesses from which on a password is fair, good and strong: the limits of zxcvbn's scores 2, 3 and 4, but for 'good'. To zxcvbn any three
 * pieces, be they the commonest of words, are a little over 10^8, which is its limit; 'good' begins above those.
 */
const leastGuesses: readonly number[] = [1e6, 2e8, 1e10]

/** What follows is left out of the estimate, whose time grows with the square of the length. */
const maxLength = 64

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength })

/**
 * Estimates how many guesses a password takes. This module brings the dictionary along (225 kB in a browser), so it is imported when first
 * needed, by the form and by the server.
 * @param ownWords names and e-mail of the person: they are easy to guess
 */
export function passwordStrength(password: string, ownWords: readonly string[] = []): PasswordStrength {
  // In lower case: zxcvbn finds sequences in one case only, and hardly counts the other one as a difficulty.
  const { guesses } = zxcvbn.check(password.toLowerCase(), guessable(ownWords))
  return passwordStrengths[leastGuesses.filter((least) => guesses >= least).length] ?? 'weak'
}

/** True for a password that a change accepts, as far as strength goes. */
export function isGoodPassword(password: string, ownWords: readonly string[]): boolean {
  return passwordStrengths.indexOf(passwordStrength(password, ownWords)) >= passwordStrengths.indexOf('good')
}

/** Names and parts of an e-mail of three letters or more, and each two of them in one. */
function guessable(ownWords: readonly string[]): string[] {
  const parts = ownWords.flatMap((each) => each.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length > 2)
  const words = [...new Set(parts)]
  const pairs = words.flatMap((first) => words.flatMap((second) => separators.map((separator) => first + separator + second)))
  return [...words, ...pairs]
}

const separators = ['', ' ', '-', '.', '_']
