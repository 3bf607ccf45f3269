import type { InterfaceLanguage } from '../shared/i18n/languages.ts'
import { type AppPage, appPageAt, pageTextsOf, startTexts } from './texts/pageTexts.ts'

/** The source file of a page, as named in the build's manifest. */
export function moduleOf(page: AppPage): string {
  return `features/${page}/${page.charAt(0).toUpperCase()}${page.slice(1)}Page.tsx`
}

/** The modules that a page of the app loads right after the entry. The server announces their chunks. */
export function appModulesOf(path: string, language: InterfaceLanguage): readonly string[] {
  const page = appPageAt(path)
  const texts = [...startTexts, ...pageTextsOf(path)].map((name) => `texts/${language}/${name}.json`)
  return ['startApp.tsx', ...texts, ...(page === undefined ? [] : [moduleOf(page)])]
}
