import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** The strength of a password, from weak to strong. Changing a password requires at least 'good'; elsewhere it is advice. */
export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const
export type PasswordStrength = (typeof passwordStrengths)[number]

/**
 * The number of guesses from which a password is fair, good and strong: the limits of zxcvbn's scores 2, 3 and 4, except for 'good'. For
 * zxcvbn any three parts, even the most common words, take slightly more than 10^8 guesses, which is its limit; 'good' begins above those.
 */
const leastGuesses: readonly number[] = [1e6, 2e8, 1e10]

/** Characters after this position are ignored, since the time grows with the square of the length. */
const maxLength = 64

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength })

/**
 * Estimates the guesses that a password takes. This module includes the dictionary (225 kB in a browser), so form and server import it on
 * first use.
 * @param ownWords names and e-mail of the person, which are easy to guess
 */
export function passwordStrength(password: string, ownWords: readonly string[] = []): PasswordStrength {
  // In lower case: zxcvbn only finds sequences in one case, and hardly counts the other one.
  const { guesses } = zxcvbn.check(password.toLowerCase(), guessable(ownWords))
  return passwordStrengths[leastGuesses.filter((least) => guesses >= least).length] ?? 'weak'
}

/** Whether a password is strong enough for a change. */
export function isGoodPassword(password: string, ownWords: readonly string[]): boolean {
  return passwordStrengths.indexOf(passwordStrength(password, ownWords)) >= passwordStrengths.indexOf('good')
}

/** Names and parts of an e-mail with at least three letters, and pairs of them. */
function guessable(ownWords: readonly string[]): string[] {
  const parts = ownWords.flatMap((each) => each.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length > 2)
  const words = [...new Set(parts)]
  const pairs = words.flatMap((first) => words.flatMap((second) => separators.map((separator) => first + separator + second)))
  return [...words, ...pairs]
}

const separators = ['', ' ', '-', '.', '_']
