import type { Country, defaultLocales } from '../../src/domain/locale.ts'

type LanguageIn<Locale> = Locale extends `${infer Code}-${string}` ? Code : never

/** The languages of the countries that are served: the people of the demo world speak these, whatever else the product speaks. */
export type DemoLanguage = LanguageIn<(typeof defaultLocales)[Country]>
