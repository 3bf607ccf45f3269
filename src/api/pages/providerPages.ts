import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { providerDirectory } from '../../projections/providerDirectory/providerDirectory.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { shownCards } from '../routes/couple/shownCards.ts'
import type { BuiltApp } from './builtApp.ts'
import type { CoupleRenderer } from './coupleRenderer.ts'
import { fillPage, mayBeSignedIn, pathOf, sendPage } from './fillPage.ts'
import { providerHead } from './providerHead.ts'

interface ProviderPages {
  readonly couple: BuiltApp
  readonly renderer: CoupleRenderer
  readonly dependencies: ApiDependencies
}

const Params = z.object({ name: z.string() })
const publicIdOf = /^[a-zA-Z0-9]+/

/**
 * /planner/{publicId}-{slug} and /venue/…: a provider's public page, drawn here for people and search engines alike. Any other slug leads to
 * the page's one address; who is not public has no page.
 */
export function addProviderPages(app: FastifyInstance, { couple, renderer, dependencies }: ProviderPages): void {
  const { profile } = shownCards(dependencies)
  const { publicUrl, analyticsUrl, errorReportsUrl } = dependencies.settings
  const asksConsent = (analyticsUrl ?? errorReportsUrl) !== undefined
  for (const kind of ['planner', 'venue']) {
    app.get(
      `/${kind}/:name`,
      { config: { access: 'public', reads: [providerDirectory] }, schema: { hide: true } },
      async (request, reply) => {
        const { name } = Params.parse(request.params)
        const { language, country } = request
        const site = { country, asksConsent }
        const addresses = { analyticsUrl, errorReportsUrl }
        const card = await profile(request, publicIdOf.exec(name)?.[0] ?? '')
        const path = pathOf(request)
        if (card && path !== card.profileUrl) return reply.redirect(card.profileUrl, 301)
        if (!card) {
          reply.status(404)
          return sendPage(reply, fillPage(couple, request, { ...(await renderer.renderPage('/*', language, site)), data: addresses }))
        }
        const presets = [[['planner', card.publicId, language], card]] as const
        const drawn = mayBeSignedIn(request) ? undefined : await renderer.renderPage(path, language, site, presets)
        return sendPage(
          reply,
          fillPage(couple, request, {
            ...drawn,
            head: (drawn?.head ?? '') + providerHead(card, publicUrl),
            preloads: couple.preloads(renderer.pageModulesOf(path, language)),
            data: { presets, ...addresses },
          }),
        )
      },
    )
  }
}
