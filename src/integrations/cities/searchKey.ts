const ligatures: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' }

/** A name in the form used for comparison: without accents, case, hyphens and apostrophes: `L'Haÿ-les-Roses` is `l hay les roses`. */
export function searchKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßœæøłđ]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const shortSaint = [/\b(saint|sankt|sint)\b/g, /\bsainte\b/g] as const
const longSaint: Readonly<Record<string, string>> = { FR: 'saint', BE: 'saint', GB: 'saint', DE: 'sankt' }
const article = /^(le|la|les|l|el|los|las|il|lo|o|a|os|as|the|de|den|het) (?=.{3})/

/**
 * All search keys of a name: the name itself, each half of a bilingual one, saints abbreviated and in full (`whole`), and the same without
 * the article.
 */
export function searchKeys(
  name: string,
  country: string,
): { readonly whole: ReadonlySet<string>; readonly withoutArticle: ReadonlySet<string> } {
  const bilingual = country === 'ES' || country === 'IT' ? name.split('/') : []
  const plain = [name, name.split('(', 1)[0] ?? name, ...bilingual].map(searchKey)
  const long = longSaint[country]
  const whole = new Set(
    plain.flatMap((key) => [
      key,
      key.replace(shortSaint[0], 'st').replace(shortSaint[1], 'ste'),
      long ? key.replace(/\bst\b/g, long).replace(/\bste\b/g, 'sainte') : key,
    ]),
  )
  return { whole, withoutArticle: new Set([...whole].map((key) => key.replace(article, '')).filter((key) => !whole.has(key))) }
}
