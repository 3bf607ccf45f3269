import type { Language } from '../../domain/locale.ts'

/** The query key of a list with names in a language: the app requests it by this key, and the server embeds it in a page. */
export function referenceKey(name: string, language: string) {
  return ['reference', name, language] as const
}

/** The query key of towns that begin with some letters, with names in a language. */
export function citiesKey(language: string, words: string) {
  return ['cities', language, words] as const
}

/** Query results that are embedded in a page, by key: the page was rendered from them, so the app need not request them. */
export type Presets = readonly (readonly [key: readonly unknown[], data: unknown])[]

/** The lists that a page shows at once, with names in a language. */
export function presetLists(lists: Readonly<Record<string, unknown>>, language: Language): Presets {
  return Object.entries(lists).map(([name, list]) => [referenceKey(name, language), list])
}
