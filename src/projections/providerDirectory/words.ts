/** Letters that decomposition leaves alone, as people type them without the key for it. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const longestWord = 40

/**
 * The words of a text, without accents or case, each once, in their order; letters and digits alone. Single characters (the d of
 * "d'été") are left out.
 */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøåłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
  const words = plain.match(/[\p{L}\p{N}]{2,}/gu) ?? []
  return [...new Set(words.map((word) => [...word].slice(0, longestWord).join('')))]
}

/** A name as part of an address: `château-d-été` becomes `chateau-d-ete`; empty when no letter of it is Latin. */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[ßæœøåłđðþı]/g, (l) => plainLetters[l] ?? l)
      .match(/[a-z0-9]+/g) ?? []
  ).join('-')
}
