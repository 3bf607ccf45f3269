import type { InterfaceLanguage } from './languages.ts'

/** The texts of one language: namespace → keys. */
export type Translations = Readonly<Record<string, object>>

/** Loads texts of a language, at least the given namespaces. */
export type LoadTranslations = (language: InterfaceLanguage, namespaces: readonly string[]) => Promise<Translations>
