/** A set as a number: bit n stands for the n-th member of a list. */
export function bitsOf<T>(list: readonly T[], members: readonly T[]): number {
  return members.reduce((bits, member) => bits | (1 << list.indexOf(member)), 0)
}
