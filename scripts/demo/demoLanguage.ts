import type { Country, defaultLocales } from '../../src/domain/locale.ts'

type LanguageIn<Locale> = Locale extends `${infer Code}-${string}` ? Code : never

/** The languages of the served countries, which the people of the demo world speak, independently of the product's languages. */
export type DemoLanguage = LanguageIn<(typeof defaultLocales)[Country]>
