import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicRulesOf } from '../../domain/rules.ts'
import type { ApiDependencies } from '../dependencies.ts'
import type { PublicPage, PublicPageData } from '../schemas/publicPage.ts'
import { compressPage, sendCompressed } from './compressedPage.ts'
import { fillPage, mayBeSignedIn, pathOf } from './fillPage.ts'
import { PageCache } from './pageCache.ts'
import { concernsOf } from './pageConcerns.ts'
import { trimmedPage } from './trimmedPage.ts'
import type { WebApps } from './webApps.ts'

const cacheBytes = 64 * 1024 * 1024
const minuteMs = 60_000
const yearSeconds = 365 * 86_400
/** Excludes the page from search engines. */
const unlisted = '<meta name="robots" content="noindex">'

export interface FoundPage {
  readonly page: PublicPage
  /** Further tags for the head. */
  readonly head?: string
}

export interface Asked {
  /** The cache key if it is more than the path. */
  readonly address?: string
  /** Rendered for each request, since its content may change at any moment. */
  readonly once?: boolean
  /**
   * Loads the content of the page, called when it must be rendered. `moved` is the canonical address; undefined means that the page does
   * not exist.
   */
  readonly find: () => Promise<FoundPage | { readonly moved: string } | undefined>
}

/** Sends public pages. */
export interface PublicPages {
  send(request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<FastifyReply>
  /** Renders a page for this request only, because its content is meant only for this caller, and does not cache it. */
  sendOnce(request: FastifyRequest, reply: FastifyReply, page: PublicPage, status?: number): Promise<FastifyReply>
  /** The not-found page, with its status. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

/** Thrown out of the cache's rendering, so that a missing page is not cached. */
class NoPage extends Error {
  override name = 'NoPage'
  readonly moved: string | undefined

  constructor(moved: string | undefined) {
    super('there is no page to render')
    this.moved = moved
  }
}

/**
 * The public pages: rendered on the server and cached by site, language and path until their content changes. Hosts of one country share a
 * site.
 */
export function publicPages(web: WebApps, dependencies: ApiDependencies): PublicPages {
  const { settings, commands, onProvidersChanged } = dependencies
  const { analyticsUrl, errorReportsUrl } = settings
  const rules = publicRulesOf(commands.rules)
  const asksConsent = (analyticsUrl ?? errorReportsUrl) !== undefined
  const hasLegalPages = settings.operator !== undefined
  const cache = new PageCache({ maxBytes: cacheBytes, lifetimeMs: 10 * minuteMs, now: () => commands.now() })
  onProvidersChanged((changed) => cache.changed(concernsOf(changed)))

  async function rendered(request: FastifyRequest, { page, head = '' }: FoundPage, status = page.kind === 'notFound' ? 404 : 200) {
    const { country, language } = request
    const maybeSignedIn = mayBeSignedIn(request)
    const { renderPublicPage } = await web.renderer()
    const { html, head: styles } = await renderPublicPage(page, language, {
      country,
      asksConsent,
      hasLegalPages,
      rules,
      forVisitors: !maybeSignedIn,
    })
    const data: PublicPageData = { language, country, maybeSignedIn, analyticsUrl, errorReportsUrl }
    const filled = fillPage(await web.couple.template('public.html'), { language, html, head: head + styles, data })
    return { page: await compressPage(trimmedPage(filled), status), concerns: concernsOf(page) }
  }

  const keyOf = (request: FastifyRequest, address: string) =>
    [web.version(), request.country, request.language, mayBeSignedIn(request) ? 'known' : 'visitor', address].join(' ')

  async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await cache.get(keyOf(request, '/*'), () => rendered(request, { page: { kind: 'notFound' } }))
    return sendCompressed(request, reply, page)
  }

  return {
    sendNotFound,
    async sendOnce(request, reply, page, status = 200) {
      rememberLanguage(request, reply)
      // `same-origin`, since otherwise the browser would not send the origin of a form, which would then be refused.
      reply.header('referrer-policy', 'same-origin')
      const { page: compressed } = await rendered(request, { page, head: unlisted }, status)
      return sendCompressed(request, reply, compressed, 'private, no-store')
    },
    async send(request, reply, { address = pathOf(request), once = false, find }) {
      rememberLanguage(request, reply)
      // A provider's page needs the referrer to detect that the directory led there; other sites get nothing.
      reply.header('referrer-policy', 'same-origin')
      const render = async () => {
        const found = await find()
        if (!found || 'moved' in found) throw new NoPage(found?.moved)
        return rendered(request, found)
      }
      try {
        // A caller that names a position must see what was written there.
        const page = once
          ? (await render()).page
          : await cache.get(keyOf(request, address), render, request.headers['x-min-position'] !== undefined)
        return sendCompressed(request, reply, page)
      } catch (error) {
        if (!(error instanceof NoPage)) throw error
        return error.moved === undefined ? sendNotFound(request, reply) : reply.redirect(error.moved, 301)
      }
    },
  }
}

/** The language form is answered in the chosen language, which is stored in a cookie; an address that names a language stores nothing. */
function rememberLanguage({ query, language, headers }: FastifyRequest, reply: FastifyReply): void {
  const { locale } = query as { readonly locale?: unknown }
  if (typeof locale !== 'string' || headers['sec-fetch-site'] !== 'same-origin') return
  reply.setCookie('_locale', language, { path: '/', maxAge: yearSeconds, sameSite: 'lax' })
}
