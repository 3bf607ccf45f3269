import type { Language } from '../../domain/locale.ts'

/** The query of a list that the server names in a language: by this key the app asks for it, and the server gives it with a page. */
export function referenceKey(name: string, language: string) {
  return ['reference', name, language] as const
}

/** The query of the towns that begin with some letters, named in a language. */
export function citiesKey(language: string, words: string) {
  return ['cities', language, words] as const
}

/** What queries of a page would answer, by their keys: the page was rendered from it, and the app need not ask. */
export type Presets = readonly (readonly [key: readonly unknown[], data: unknown])[]

/** The lists that a page shows at once, named in a language. */
export function presetLists(lists: Readonly<Record<string, unknown>>, language: Language): Presets {
  return Object.entries(lists).map(([name, list]) => [referenceKey(name, language), list])
}
