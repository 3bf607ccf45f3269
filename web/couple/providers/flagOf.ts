import type { Language } from '../../../src/domain/locale.ts'

const flags = import.meta.glob<string>('./flags/*.svg', { eager: true, import: 'default' })

/** Path of a language's flag; undefined where there is none. */
export function flagOf(language: Language): string | undefined {
  return flags[`./flags/${language}.svg`]
}
