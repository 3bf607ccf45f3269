import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type Country, defaultLocales, Language, type Language as LanguageCode, languageOf } from '../../domain/locale.ts'
import { isOffered } from '../../domain/offeredLanguages.ts'
import type { ApiSettings } from '../dependencies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Country of the called domain. */
    readonly country: Country
    /**
     * The language of the answer: `?locale=`, cookie `_locale`, the browser's, the domain's. Visitors only get languages that the domain's
     * country offers; a signed-in person may use any.
     */
    readonly language: LanguageCode
  }
}

/** Finds the country and language of a request when a route needs them. Signing in sets the cookie to the person's own language. */
export const requestLanguage = fp<{ readonly settings: ApiSettings }>(
  async (app, { settings }) => {
    app.decorateRequest('country', {
      getter(this: FastifyRequest) {
        return settings.countryOf(this.hostname)
      },
    })
    app.decorateRequest('language', {
      getter(this: FastifyRequest) {
        return wishedLanguage(this) ?? languageOf(defaultLocales[this.country])
      },
    })
  },
  { name: 'requestLanguage', dependencies: ['@fastify/cookie'] },
)

function wishedLanguage({ query, cookies, headers, session, country }: FastifyRequest): LanguageCode | undefined {
  const { locale } = query as { locale?: unknown }
  const asked = languageIn(typeof locale === 'string' ? locale : undefined)
  if (asked) return asked
  const accepted = (headers['accept-language'] ?? '').split(',').map((part) => part.trim())
  return [cookies['_locale'], ...accepted]
    .map(languageIn)
    .find((language) => language && (session !== null || isOffered(language, country)))
}

function languageIn(locale: string | undefined): LanguageCode | undefined {
  return Language.safeParse(locale?.slice(0, 2)).data
}
