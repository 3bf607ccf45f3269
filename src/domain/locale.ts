import { z } from 'zod'
import { languages } from './languages.ts'

/** An interface language. */
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

/** The served countries, each with the default locale of its domain. */
export const defaultLocales = {
  FR: 'fr-FR',
  BE: 'nl-BE',
  GB: 'en-GB',
  DE: 'de-DE',
  IT: 'it-IT',
  ES: 'es-ES',
  PT: 'pt-PT',
} as const
export const countries = ['FR', 'BE', 'GB', 'DE', 'IT', 'ES', 'PT'] as const
export const Country = z.enum(countries)
export type Country = z.infer<typeof Country>

/** The time zone of a country's days. */
export const timeZones: Readonly<Record<Country, string>> = {
  FR: 'Europe/Paris',
  BE: 'Europe/Brussels',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  PT: 'Europe/Lisbon',
}

/** A language, alone or with a country: `fr`, `nl-BE`. */
export const Locale = z.string().regex(new RegExp(`^(${languages.join('|')})(-[A-Z]{2})?$`))
export type Locale = z.infer<typeof Locale>

/** The language of a locale; French, the source language, for anything else. */
export function languageOf(locale: string): Language {
  const parsed = Language.safeParse(locale.slice(0, 2).toLowerCase())
  return parsed.success ? parsed.data : 'fr'
}

/** The served country of a locale, else the first one whose domain has the language. */
export function countryOf(locale: string): Country {
  const named = Country.safeParse(locale.slice(3))
  return named.success ? named.data : (countries.find((country) => languageOf(defaultLocales[country]) === languageOf(locale)) ?? 'FR')
}
