import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicRulesOf } from '../../domain/rules.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { rememberClaims } from './borneOutClaims.ts'
import type { BuiltApp } from './builtApp.ts'
import { type CoupleRenderer, type Presets, rememberDrawings, type Site } from './coupleRenderer.ts'
import { fillPage, mayBeSignedIn, pathOf, sendPage } from './fillPage.ts'

interface CouplePage {
  /** What its queries would answer. */
  readonly presets?: Presets
  /** Further tags for its head. */
  readonly head?: string
  /** What it is drawn for, where that is more than its path. */
  readonly address?: string
  /** The same for everybody who shares a site and a language. */
  readonly forAll?: boolean
}

/** Sends pages of the couple app. */
export interface CouplePages {
  /** The page at the request's path: drawn for visitors, an empty shell for whoever may be signed in. */
  send(request: FastifyRequest, reply: FastifyReply, page?: CouplePage): Promise<FastifyReply>
  /** The not-found page, with its status. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

export function couplePages(app: BuiltApp, renderer: CoupleRenderer, { settings, database, commands }: ApiDependencies): CouplePages {
  const { analyticsUrl, errorReportsUrl } = settings
  const rules = publicRulesOf(commands.rules)
  const asksConsent = (analyticsUrl ?? errorReportsUrl) !== undefined
  const siteOf = ({ country }: FastifyRequest): Site => ({ country, asksConsent, rules })
  const drawOnce = rememberDrawings(renderer)
  const claims = rememberClaims({ database, rules: commands.rules, now: () => commands.now() })

  return {
    async send(request, reply, { presets: own = [], head = '', address = pathOf(request), forAll = false } = {}) {
      const { language } = request
      const presets = [[['claims'], await claims()] as const, ...own]
      const draw = forAll ? drawOnce : renderer.renderPage
      const drawn = mayBeSignedIn(request) ? undefined : await draw(address, language, siteOf(request), presets)
      const preloads = app.preloads(renderer.pageModulesOf(pathOf(request), language))
      const data = { analyticsUrl, errorReportsUrl, presets }
      return sendPage(reply, fillPage(app, request, { ...drawn, rules, head: (drawn?.head ?? '') + head, preloads, data }))
    },

    async sendNotFound(request, reply) {
      const drawn = await drawOnce('/*', request.language, siteOf(request))
      return sendPage(reply.status(404), fillPage(app, request, { ...drawn, rules, data: { analyticsUrl, errorReportsUrl } }))
    },
  }
}
