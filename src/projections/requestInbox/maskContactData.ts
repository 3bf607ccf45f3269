import { maskPhoneNumbers } from './maskPhoneNumbers.ts'

/** Stands where contact data stood. */
export const mask = '•••'

/** What is known of the writer; its own names in the text are masked too. */
export interface KnownContact {
  readonly firstname: string
  readonly lastname: string
}

const word = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`
const open = String.raw`\s*[([{<]\s*`
const close = String.raw`\s*[)\]}>]\s*`
const atWords = 'arobase|arobas|arrobase|arroba|chiocciola|apenstaartje|klammeraffe'
const dotWords = 'dot|point|punkt|punto|ponto|punt'
const at = `(?:[@＠]|\\s+[@＠]\\s+|${open}(?:at|ät|${atWords}|@)${close}|\\s+(?:${atWords})\\s+)`
const dot = `(?:\\.|\\s+\\.\\s+|${open}(?:${dotWords}|\\.)${close}|\\s+(?:${dotWords})\\s+)`
const endings =
  'com|net|org|info|biz|io|me|co|eu|wedding|events?|love|paris|bzh|app|page|link|site|online|fr|be|de|it|es|pt|nl|uk|lu|ch|at|ie|cat'
/** Endings that follow a spoken dot and are no ordinary words: "au point de" and "punto es" are none. */
const spokenEndings = 'com|net|org|eu|fr|nl|pt|uk'

const local = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}%+'’_-]|\.(?=[\p{L}\p{N}_])|\s[._-]\s(?=[\p{L}\p{N}]))*`
/** Something that a locked request must not reveal. */
interface Revealing {
  readonly pattern: RegExp
  /** Found in whatever the pattern finds, at a hundredth of its cost: most texts have none of it. */
  readonly hint: RegExp
  readonly replacement?: string
}

const inBrackets = String.raw`[([{<]\s*`
const network = 'instagram|insta|ig|snapchat|snap|tiktok|tik tok|telegram|whatsapp|whats app|facebook|fb|messenger|skype'

/** In the order in which they are replaced. */
export const revealing: readonly Revealing[] = [
  // E-mail addresses; then those with words for their signs, and those with a space at one side of the sign.
  { pattern: new RegExp(`${local}${at}${word}(?:${dot}${word})*`, 'giu'), hint: new RegExp(`[@＠]|${inBrackets}[aä]t|${atWords}`, 'iu') },
  {
    pattern: new RegExp(`${local}\\s+at\\s+${word}(?:${dot}${word})*${dot}(?:${endings})(?![\\p{L}\\p{N}])`, 'giu'),
    hint: /\sat\s/iu,
  },
  {
    pattern: new RegExp(`${local}(?:\\s+[@＠]|[@＠]\\s+)(?:${word}\\.)+(?:${endings})(?![\\p{L}\\p{N}])`, 'giu'),
    hint: /[@＠]/u,
  },
  // Links; then addresses without a scheme, in capitals, and with words for their dots.
  { pattern: /\b(?:https?:\/\/|www\s?\.\s?)[^\s<>"]+/giu, hint: /https?:|www/iu },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}@])(?:${word}\\.)+(?:${endings})(?![\\p{L}\\p{N}-])(?:/[^\\s<>"]*)?`, 'gu'),
    hint: /\.[a-z]/u,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}@])(?:[\\p{Lu}\\p{N}-]+\\.)+(?:${endings.toUpperCase()})(?![\\p{L}\\p{N}-])`, 'gu'),
    hint: /\.[A-Z]/u,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])${word}(?:${open}(?:${dotWords}|\\.)${close}(?:${endings})|\\s+(?:${dotWords})\\s+(?:${spokenEndings}))(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    hint: new RegExp(`${inBrackets}\\.|(?:${dotWords})[\\s)\\]}>]`, 'iu'),
  },
  // Names on social networks.
  { pattern: /(?<![\p{L}\p{N}])[@＠]\s?[\p{L}\p{N}_](?:[\p{L}\p{N}_.]*[\p{L}\p{N}_])?/gu, hint: /[@＠]/u },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])((?:${network})\\s*(?:[:=>]|→)\\s*)[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.-]*[\\p{L}\\p{N}_])?`,
      'giu',
    ),
    hint: /[:=>→]/u,
    replacement: `$1${mask}`,
  },
]

/**
 * Replaces what a locked request must not reveal: e-mail addresses, telephone numbers, links, names
 * on social networks, also when spelled out, and the writer's own names. Everything else stays as it was written.
 */
export function maskContactData(text: string, known?: KnownContact): string {
  const masked = revealing.reduce(
    (rest, { hint, pattern, replacement = mask }) => (hint.test(rest) ? rest.replace(pattern, replacement) : rest),
    text,
  )
  return maskNames(maskPhoneNumbers(masked, mask), known)
}

/** As written in the profile, or in capitals: "Petit" is a name where "petit" is none. */
function maskNames(text: string, known: KnownContact | undefined): string {
  const names = [known?.firstname, known?.lastname].flatMap((name) => (name && name.trim().length > 1 ? [name.trim()] : []))
  const written = names.flatMap((name) => [name, name.toUpperCase()]).filter((name) => text.includes(name))
  if (written.length === 0) return text
  return text.replaceAll(new RegExp(`(?<!\\p{L})(?:${written.map(escapeRegExp).join('|')})(?!\\p{L})`, 'gu'), mask)
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
}
