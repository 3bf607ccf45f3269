import type { Translations } from '../../shared/i18n/loadTranslations.ts'

/** Every language with a folder here. */
const loaders = import.meta.glob<object>('./*/*.json', { import: 'default' })

/** Loads all texts in one language, for the gallery and for tests. */
export async function loadAllTranslations(language: string): Promise<Translations> {
  const folder = `./${language}/`
  const own = Object.entries(loaders).filter(([file]) => file.startsWith(folder))
  return Object.fromEntries(
    await Promise.all(own.map(async ([file, load]) => [file.slice(folder.length, -'.json'.length), await load()] as const)),
  )
}
