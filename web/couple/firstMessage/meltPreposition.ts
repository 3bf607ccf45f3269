/** By language: how its preposition changes before the start of a town's name. */
const melted: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/^à Les (?=\p{Lu})/u, 'aux '],
    [/^à Le (?=\p{Lu})/u, 'au '],
  ],
  it: [[/^a (?=A)/, 'ad ']],
}

/** Joins a preposition and a town's name as the language does: `à Le Mans` becomes `au Mans`, `a Arezzo` becomes `ad Arezzo`. */
export function meltPreposition(place: string, language: string): string {
  return (melted[language] ?? []).reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), place)
}
