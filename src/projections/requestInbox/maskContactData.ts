import { type KnownContact, maskOwnNames } from './maskOwnNames.ts'
import { maskPhoneNumbers } from './maskPhoneNumbers.ts'
import { withoutDisguise } from './withoutDisguise.ts'

/** Replaces contact data. */
export const mask = '•••'

const word = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`
const open = String.raw`\s*[([{<]\s*`
const close = String.raw`\s*[)\]}>]\s*`
const atWords = 'arobase|arobas|arrobase|arroba|chiocciola|apenstaartje|klammeraffe'
const dotWords = 'dot|point|punkt|punto|ponto|punt'
const at = `(?:[@＠]|\\s+[@＠]\\s+|${open}(?:at|ät|${atWords}|@)${close}|\\s+(?:${atWords})\\s+)`
const dot = `(?:\\.|\\s+\\.\\s+|${open}(?:${dotWords}|\\.)${close}|\\s+(?:${dotWords})\\s+)`
const endings =
  'com|net|org|info|biz|io|me|co|eu|wedding|events?|love|paris|bzh|app|page|link|site|online|fr|be|de|it|es|pt|nl|uk|lu|ch|at|ie|cat|' +
  'xyz|dev|tel|tv|cc|ee|gg|ly|club|shop|store|studio|photos?|photography|social|blog|family|world|email|digital|cloud|space|website|click'
/** Endings that may follow a spoken dot and are not ordinary words, so that "au point de" and "punto es" do not match. */
const spokenEndings = 'com|net|org|eu|fr|nl|pt|uk'
const mailServices = 'gmail|googlemail|hotmail|outlook|yahoo|icloud|proton(?:mail)?|gmx|wanadoo|laposte|sapo'
const inService = String.raw`\s+(?:(?:at|à|a|chez|sur|bei|auf|su|en|em|no|op|on)\s+)?(?:${mailServices})`

const local = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}%+'’_-]|\.(?=[\p{L}\p{N}_])|\s[._-]\s(?=[\p{L}\p{N}]))*`
/** A pattern for text that a locked request must not reveal. */
interface Revealing {
  readonly pattern: RegExp
  /** A cheap test that matches whenever the pattern does, at a hundredth of its cost: most texts contain no contact data. */
  readonly hint: RegExp
  readonly replacement?: string
}

/** Labels before an ending. Their number is limited: since each can be the first one, a long chain would take quadratic time. */
const labels = `(?:${word}\\.){1,12}`
const inBrackets = String.raw`[([{<]\s*`
const network =
  'instagram|insta|ig|snapchat|snap|tiktok|tik tok|telegram|whatsapp|whats app|facebook|fb|messenger|skype|signal|viber|linkedin|twitter|discord'

/** In the order of replacement. */
export const revealing: readonly Revealing[] = [
  // E-mail addresses; then those with spelled-out signs, and those with a space beside the sign.
  { pattern: new RegExp(`${local}${at}${word}(?:${dot}${word})*`, 'giu'), hint: new RegExp(`[@＠]|${inBrackets}[aä]t|${atWords}`, 'iu') },
  {
    pattern: new RegExp(`${local}\\s+at\\s+${word}(?:${dot}${word})*${dot}(?:${endings})(?![\\p{L}\\p{N}])`, 'giu'),
    hint: /\sat\s/iu,
  },
  {
    pattern: new RegExp(`${local}(?:\\s+[@＠]|[@＠]\\s+)(?:${word}\\.)+(?:${endings})(?![\\p{L}\\p{N}])`, 'giu'),
    hint: /[@＠]/u,
  },
  // Addresses with hyphens instead of spaces, and those of well-known services without their signs.
  {
    pattern: new RegExp(
      `[\\p{L}\\p{N}.]{1,40}[_–-]{1,3}(?:at|${atWords})[_–-]{1,3}[\\p{L}\\p{N}]{1,30}(?:[_–-]{1,3}(?:${dotWords})[_–-]{1,3}|\\.)(?:${endings})(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    hint: /[_–-]a(?:t|r+ob)/iu,
  },
  {
    pattern: new RegExp(`${local}${open}a${close}(?:${word}${dot})+(?:${endings})(?![\\p{L}\\p{N}])`, 'giu'),
    hint: new RegExp(`${inBrackets}a\\s*[)\\]}>]`, 'iu'),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}._-])(?:(?=[\\p{L}\\p{N}_-]{0,40}[._\\p{N}][\\p{L}\\p{N}_])[\\p{L}\\p{N}._-]{3,60}${inService}|(?:${mailServices}))` +
        `(?:\\s*[.,]\\s*|\\s+(?:(?:${dotWords})\\s+)?)(?:com|fr|de|it|es|pt|be|nl|net|me|ch)(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    hint: new RegExp(mailServices, 'iu'),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}._-])(?=[\\p{L}\\p{N}_-]{0,40}[._\\p{N}][\\p{L}\\p{N}_])(?=[\\p{N}._-]{0,60}\\p{L})[\\p{L}\\p{N}._-]{3,60}${inService}(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    hint: new RegExp(mailServices, 'iu'),
  },
  // Links; then addresses without a scheme, in capitals, and with spelled-out dots.
  { pattern: /\b(?:h(?:tt|xx|\*\*)ps?\s?:\s?\/\s?\/\s?|www\s?\.\s?)[^\s<>"]+/giu, hint: /h(?:tt|xx|\*\*)ps?\s?:|www/iu },
  { pattern: new RegExp(`(?<![\\p{L}\\p{N}@])${labels}[a-z]{2,12}/[^\\s<>"]+`, 'giu'), hint: /\.[a-z]{2,12}\/[^\s<>"]/iu },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}@])${labels}(?:${endings})(?![\\p{L}\\p{N}-])(?:/[^\\s<>"]*)?`, 'gu'),
    hint: /\.[a-z]/u,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}@])(?:[\\p{Lu}\\p{N}-]+\\.){1,12}(?:${endings.toUpperCase()})(?![\\p{L}\\p{N}-])`, 'gu'),
    hint: /\.[A-Z]/u,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])${word}(?:${open}(?:${dotWords}|\\.)${close}(?:${endings})|\\s+(?:${dotWords})\\s+(?:${spokenEndings}))(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    hint: new RegExp(`${inBrackets}\\.|(?:${dotWords})[\\s)\\]}>]`, 'iu'),
  },
  // And those with a space beside the dot.
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${word}\\.){0,12}${word}(?:\\s+\\.\\s?(?:com|net|org|info|eu|fr|be|nl|pt|wedding)|\\.\\s+(?:com|org))(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    hint: /(?:\s\.\s?|\.\s+)[a-z]/u,
  },
  // Names on social networks: with a sign; or after the network's name where they do not look like a word.
  { pattern: /(?<![\p{L}\p{N}])[@＠]\s?[\p{L}\p{N}_](?:[\p{L}\p{N}_.]*[\p{L}\p{N}_])?/gu, hint: /[@＠]/u },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])((?:${network})\\s*(?:[:=>]|→)\\s*)[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.-]*[\\p{L}\\p{N}_])?`,
      'giu',
    ),
    hint: /[:=>→]/u,
    replacement: `$1${mask}`,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])((?:${network})\\s+(?:(?:c['’]est|est|is|ist|è|es|é|name|nom)\\s+)?)` +
        `(?:(?=[\\p{N}_.]{0,30}\\p{L})[\\p{L}\\p{N}_]{1,30}[._](?:[\\p{L}\\p{N}_.]{0,30}[\\p{L}\\p{N}_])|\\p{L}{2,30}\\p{N}[\\p{L}\\p{N}_.]{0,30})`,
      'giu',
    ),
    hint: /ig|insta|snap|tik|tele|whats|facebook|fb|messenger|skype|signal|viber|linkedin|twitter|discord/iu,
    replacement: `$1${mask}`,
  },
]

/**
 * Replaces text that a locked request must not reveal: e-mail addresses, telephone numbers, links, names on social networks, also spelled
 * out, and the writer's own names. Everything else stays unchanged.
 */
export function maskContactData(text: string, known?: KnownContact): string {
  const plain = withoutDisguise(text)
  const masked = revealing.reduce(
    (rest, { hint, pattern, replacement = mask }) => (hint.test(rest) ? rest.replace(pattern, replacement) : rest),
    plain,
  )
  const result = maskOwnNames(maskPhoneNumbers(masked, mask), known, mask)
  return result === plain ? text : result
}
