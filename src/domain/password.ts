/** The requirements of the password rule. Common passwords are checked elsewhere. */
export type PasswordLack = 'length' | 'lowercase' | 'uppercase' | 'digit' | 'special'

const classes: readonly (readonly [PasswordLack, RegExp])[] = [
  ['lowercase', /\p{Ll}/u],
  ['uppercase', /\p{Lu}/u],
  ['digit', /\p{Nd}/u],
  ['special', /[^\p{L}\p{N}]/u],
]

/**
 * All requirements that the password does not meet: 8 to 128 characters, lower case, upper case, digit and special character. Rule REG-5.
 */
export function passwordLacks(password: string): readonly PasswordLack[] {
  const characters = Array.from(password).length
  const length: readonly PasswordLack[] = characters < 8 || characters > 128 ? ['length'] : []
  return [...length, ...classes.filter(([, pattern]) => !pattern.test(password)).map(([lack]) => lack)]
}
