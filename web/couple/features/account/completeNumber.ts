/** Countries whose numbers begin with a 0 at home and without it abroad. */
const trunkZero: ReadonlySet<string> = new Set(['33', '32', '44', '49', '31', '41', '43', '352'])

/**
 * What was typed, pasted or filled in, as a number with its country's code: `06 12…`, `0033 6 12…` and `+33 06 12…` all become `+33 6 12…`.
 * @param dialCode of the country that is picked
 */
export function completeNumber(text: string, dialCode: string): string {
  if (!/\d/.test(text)) return text
  // What was typed before the country's code belongs behind it.
  const [before = '', ...behind] = text.trimStart().split('+')
  const trimmed = behind.length > 0 ? `+${behind.join('')}${before}` : before
  const international = trimmed.startsWith('+') ? trimmed : trimmed.startsWith('00') ? `+${trimmed.slice(2)}` : `+${dialCode} ${trimmed}`
  const start = `+${dialCode}`
  if (!trunkZero.has(dialCode) || !international.startsWith(start)) return international
  return start + international.slice(start.length).replace(/^(\s*)\(?0\)?/, '$1')
}
