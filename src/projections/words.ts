/** Letters that removing accents does not change, as people write them without the special key. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

// Most texts are in Latin letters. For them simple patterns match the same as those for all scripts, in a third of the time. Released folds
// gain no branch by this, because it is a key that selects a pattern; words.test.ts compares both for every character.
const otherScripts = /[\u0370-\u1fff]|[\u20d0-\uffff]/
const marks = { true: /\p{M}/gu, false: /[\u0300-\u036f]/g } as const
const beyondAscii = /[^\0-\u00bf\u2000-\u20cf]/
const wordPatterns = { true: /[\p{L}\p{N}]{2,40}/gu, false: /[a-z0-9]{2,40}/g } as const

/**
 * The words of a text in lower case without accents, each once and in order; only letters and digits. Single characters (the d of "d'été")
 * are left out, and very long words are shortened.
 */
export function wordsOf(text: string): readonly string[] {
  const letters = plain(text)
  return [...new Set(letters.match(wordPatterns[`${beyondAscii.test(letters)}`]))]
}

/** More words of a typed text are not searched. */
const mostSearched = 10

/** Words that must all be found, and how many records are returned at most. */
export interface SearchedWords {
  readonly words: readonly string[]
  readonly most: number
}

/** The words of a typed text that are searched: each must begin a word of what is found. Empty when the text contains no word. */
export function typedWords(typed: string): readonly string[] {
  return wordsOf(typed).slice(0, mostSearched)
}

/** What is searched in a record: the words of its texts between blanks. */
export function searchableText(texts: readonly (string | null)[]): string {
  return ` ${wordsOf(texts.filter((text) => text !== null).join(' ')).join(' ')} `
}

/** The pattern of LIKE for texts that contain a word with this beginning; a word holds none of the characters that LIKE interprets. */
export function containing(word: string): string {
  return `% ${word}%`
}

/** Whether each of the words begins a word of the texts. */
export function hasWords(texts: readonly (string | null)[], words: readonly string[]): boolean {
  const searched = searchableText(texts)
  return words.every((word) => searched.includes(` ${word}`))
}

/** A name as part of an address: `Château d'Été` becomes `chateau-d-ete`; empty when it contains no Latin letter. */
export function slugOf(name: string): string {
  return (plain(name).match(/[a-z0-9]+/g) ?? []).join('-')
}

function plain(text: string): string {
  const decomposed = text.normalize('NFKD')
  return decomposed
    .replace(marks[`${otherScripts.test(decomposed)}`], '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
}
