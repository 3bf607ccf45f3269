/** One language's files, as `import.meta.glob` loads them, by name: `./values.json` is `values`. */
export function textsByName(files: Readonly<Record<string, object>>): Readonly<Record<string, object>> {
  return Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.slice('./'.length, -'.json'.length), texts]))
}
