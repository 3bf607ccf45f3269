import { languages } from '../../../src/domain/languages.ts'
import type { DemoLanguage } from '../demoLanguage.ts'
import type { DemoTexts } from './demoTexts.ts'
import { dutchTexts } from './dutchTexts.ts'
import { englishTexts } from './englishTexts.ts'
import { frenchTexts } from './frenchTexts.ts'
import { germanTexts } from './germanTexts.ts'
import { italianTexts } from './italianTexts.ts'
import { portugueseTexts } from './portugueseTexts.ts'
import { spanishTexts } from './spanishTexts.ts'

export const textsByLanguage: Readonly<Record<DemoLanguage, DemoTexts>> = {
  fr: frenchTexts,
  en: englishTexts,
  nl: dutchTexts,
  de: germanTexts,
  it: italianTexts,
  es: spanishTexts,
  pt: portugueseTexts,
}

/** In the order of all languages. */
export const demoLanguages = languages.filter((language): language is DemoLanguage => language in textsByLanguage)
