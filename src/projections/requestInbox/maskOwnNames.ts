/** The writer's names, which are masked in the text too. */
export interface KnownContact {
  readonly firstname: string
  readonly lastname: string
}

const nameParts = /[\p{L}\p{N}_.]+/gu
/** A lower-case letter or digit after a sign: `camille_m`, `moreau.mariage`; a full stop counts only without a space after it. */
const looksLikeHandle = /[\p{L}\p{N}]_|_[\p{L}\p{N}]|\p{L}\.\p{Ll}|\p{L}\p{N}|\p{N}\p{L}/u

/** Names as written in the profile, or in capitals: "Petit" is a name where "petit" is not; and handles made from names. */
export function maskOwnNames(text: string, known: KnownContact | undefined, mask: string): string {
  const names = [known?.firstname, known?.lastname].flatMap((name) => (name && name.trim().length > 1 ? [name.trim()] : []))
  const unsigned = maskHandles(text, names.map(plainWord), mask)
  const written = names.flatMap((name) => [name, name.toUpperCase()]).filter((name) => unsigned.includes(name))
  if (written.length === 0) return unsigned
  return unsigned.replaceAll(new RegExp(`(?<!\\p{L})(?:${written.map(escapeRegExp).join('|')})(?!\\p{L}|-\\p{Ll})`, 'gu'), mask)
}

/** Words that contain both names, and handles that contain one. */
function maskHandles(text: string, names: readonly string[], mask: string): string {
  const [first = '', last = ''] = names
  const small = text.toLowerCase()
  if (![first, last].some((name) => name !== '' && small.includes(name))) return text
  return text.replaceAll(nameParts, (part) => {
    const word = plainWord(part)
    const holdsBoth =
      first !== '' && last !== '' && word.length > Math.max(first.length, last.length) && word.includes(first) && word.includes(last)
    const holdsOne = looksLikeHandle.test(part) && names.some((name) => name.length >= 4 && word.includes(name))
    return holdsBoth || holdsOne ? mask : part
  })
}

/** In lower case without accents or hyphens, as in addresses. */
function plainWord(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’-]/gu, '')
    .toLowerCase()
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
}
