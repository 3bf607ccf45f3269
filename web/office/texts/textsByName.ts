/** The files of one language, as `import.meta.glob` loads them, by their names: `./values.json` is `values`. */
export function textsByName(files: Readonly<Record<string, object>>): Readonly<Record<string, object>> {
  return Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.slice('./'.length, -'.json'.length), texts]))
}
