/** Letters that taking accents off leaves alone, as people write them without the key for it. */
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

/**
 * The words of a text, without accents or case, each once, in their order; letters and digits alone. Single characters (the d of
 * "d'été") are left out, and of a word without end its beginning counts.
 */
export function wordsOf(text: string): readonly string[] {
  return [...new Set(plain(text).match(/[\p{L}\p{N}]{2,40}/gu))]
}

/** A name as part of an address: `Château d'Été` becomes `chateau-d-ete`; empty when no letter of it is Latin. */
export function slugOf(name: string): string {
  return (plain(name).match(/[a-z0-9]+/g) ?? []).join('-')
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
}
