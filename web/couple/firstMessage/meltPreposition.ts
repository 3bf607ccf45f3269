/** By language: what becomes of its preposition before the beginning of a town's name. */
const melted: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/^à Les (?=\p{Lu})/u, 'aux '],
    [/^à Le (?=\p{Lu})/u, 'au '],
  ],
  it: [[/^a (?=A)/, 'ad ']],
}

/** A town's name with the preposition before it as the language joins them: `à Le Mans` is `au Mans`, `a Arezzo` is `ad Arezzo`. */
export function meltPreposition(place: string, language: string): string {
  return (melted[language] ?? []).reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), place)
}
