import fp from 'fastify-plugin'
import { type Country, defaultLocales, Language, type Language as LanguageCode, languageOf } from '../../domain/locale.ts'
import type { ApiSettings } from '../dependencies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Country of the domain that was called. */
    country: Country
    /** Language to answer in: `?locale=`, cookie `_locale`, the browser's, the domain's (decisions.md, "Names"). */
    language: LanguageCode
  }
}

/** Finds the country and language of every request. Signing in sets the cookie to the person's own language. */
export const requestLanguage = fp<{ readonly settings: ApiSettings }>(
  async (app, { settings }) => {
    app.decorateRequest('country', 'FR')
    app.decorateRequest('language', 'fr')
    app.addHook('onRequest', async (request) => {
      request.country = settings.countryOf(request.hostname)
      const { locale } = request.query as { locale?: unknown }
      const accepted = (request.headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2))
      const wishes = [typeof locale === 'string' ? locale.slice(0, 2) : undefined, request.cookies['_locale']?.slice(0, 2), ...accepted]
      const wish = wishes.find((each) => Language.safeParse(each).success)
      request.language = languageOf(wish ?? defaultLocales[request.country])
    })
  },
  { name: 'requestLanguage', dependencies: ['@fastify/cookie'] },
)
