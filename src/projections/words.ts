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

/**
 * The words of a text in lower case without accents, each once and in order; only letters and digits. Single characters (the d of "d'été")
 * are left out, and very long words are shortened.
 */
export function wordsOf(text: string): readonly string[] {
  return [...new Set(plain(text).match(/[\p{L}\p{N}]{2,40}/gu))]
}

/** A name as part of an address: `Château d'Été` becomes `chateau-d-ete`; empty when it contains no Latin letter. */
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
