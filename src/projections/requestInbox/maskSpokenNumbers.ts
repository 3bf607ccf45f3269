import { joiningWords, type NumberWord, numberWords } from './numberWords.ts'

// Compound words begin and end with these, so they need not be listed.
const shortWords = [...numberWords.keys()].filter((word) => !/und|[eë]n.+ig$/.test(word)).join('|')
/** A cheap test for a number word before another one, or before digits: a text without a match is not read word by word. */
const hint = new RegExp(`(?:${shortWords})[\\s,;.:/|+*_–—-]{1,4}(?:\\d|${shortWords})`, 'i')
const wordOrDigits = /\p{L}+|\d+/gu
const between = /^[\s,;.:/|+*_–—-]{1,4}$/
/** Digits with another sign in between are a time or a date. */
const betweenDigits = /^[\s-]{1,4}$/
/** Minutes, which may begin with 0 as telephone numbers do. */
const afterHour = /\d:$/
const fewestDigits = 8

type Said = NumberWord | 'digits'
interface Run {
  readonly start: number
  readonly end: number
  readonly last: Said
  /** The minimum number of digits, and the number of words that spelled them. */
  readonly digits: number
  readonly words: number
  /** Begins like a telephone number. */
  readonly announced: boolean
}

/** Replaces telephone numbers that are spelled out in words, possibly mixed with digits. */
export function maskSpokenNumbers(text: string, mask: string): string {
  if (!hint.test(text)) return text
  let masked = ''
  let done = 0
  for (const { start, end } of spokenRuns(text)) {
    masked += text.slice(done, start) + mask
    done = end
  }
  return masked + text.slice(done)
}

function spokenRuns(text: string): readonly Run[] {
  const found: Run[] = []
  let run: Run | undefined
  let joined = -1
  const close = () => {
    if (run && isPhoneNumber(run)) found.push(run)
    run = undefined
  }
  for (const { 0: word, index: start } of text.matchAll(wordOrDigits)) {
    const end = start + word.length
    const said = meaningOf(word)
    const sign = run?.last === 'digits' && said === 'digits' ? betweenDigits : between
    if (run && !sign.test(text.slice(Math.max(run.end, joined), start))) close()
    if (said) run = extend(run, said, { word, start, end, before: text.slice(Math.max(start - 2, 0), start) })
    else if (run?.last === 'tens' && joiningWords.has(word.toLowerCase())) joined = end
    else close()
  }
  close()
  return found
}

function meaningOf(word: string): Said | undefined {
  // A year or an amount among words is not part of a telephone number.
  if (/^\d/.test(word)) return word.length <= 2 ? 'digits' : undefined
  return numberWords.get(word.toLowerCase())
}

function extend(
  run: Run | undefined,
  said: Said,
  { word, start, end, before }: { readonly word: string; readonly start: number; readonly end: number; readonly before: string },
): Run {
  const words = said === 'digits' ? 0 : 1
  if (!run)
    return {
      start,
      end,
      last: said,
      digits: digitsOf(word, said),
      words,
      announced: before.endsWith('+') || (/^(?:0\d|zéro|zero|nul|cero|oh)/i.test(word) && !afterHour.test(before)),
    }
  // "Thirty-four" and "soixante-dix" are two digits together.
  const more = run.last === 'tens' && (said === 'unit' || said === 'two digits') ? 0 : digitsOf(word, said)
  return { ...run, end, last: said, digits: run.digits + more, words: run.words + words }
}

function digitsOf(word: string, said: Said): number {
  return said === 'digits' ? word.length : said === 'unit' ? 1 : 2
}

function isPhoneNumber({ digits, words, announced }: Run): boolean {
  return digits >= fewestDigits && words >= (announced ? 1 : 3)
}
