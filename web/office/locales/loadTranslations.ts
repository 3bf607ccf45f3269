import type { Translations } from '../../shared/i18n/createI18n.ts'

/** The languages that the office speaks so far, by their own names. */
export const officeLanguages = { fr: 'Français', en: 'English' } as const
export type OfficeLanguage = keyof typeof officeLanguages

/** The office's language for a person's: English where theirs is missing (decisions.md, "Names"). */
export function officeLanguageOf(language: string): OfficeLanguage {
  return language === 'fr' ? 'fr' : 'en'
}

const loaders: Readonly<Record<OfficeLanguage, () => Promise<{ readonly translations: Translations }>>> = {
  fr: () => import('./fr/translations.ts'),
  en: () => import('./en/translations.ts'),
}

/** Loads the office's texts in one language: a chunk of its own each. */
export async function loadTranslations(language: string): Promise<Translations> {
  return (await loaders[officeLanguageOf(language)]()).translations
}
