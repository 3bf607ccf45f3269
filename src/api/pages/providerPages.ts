import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { providerDirectory } from '../../projections/providerDirectory/providerDirectory.ts'
import { providerReviews } from '../../projections/providerReviews/providerReviews.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { shownCards } from '../routes/couple/shownCards.ts'
import { reviewsPage } from '../routes/public/reviewsPage.ts'
import type { BuiltApp } from './builtApp.ts'
import type { CoupleRenderer } from './coupleRenderer.ts'
import { fillPage, mayBeSignedIn, pathOf, sendPage } from './fillPage.ts'
import { providerHead } from './providerHead.ts'

/** What pages that show providers are drawn with. */
export interface ProviderPages {
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
  const reviewsOf = reviewsPage(dependencies)
  for (const kind of ['planner', 'venue']) {
    app.get(
      `/${kind}/:name`,
      { config: { access: 'public', reads: [providerDirectory, providerReviews] }, schema: { hide: true } },
      async (request, reply) => {
        const { name } = Params.parse(request.params)
        const { language } = request
        const card = await profile(request, publicIdOf.exec(name)?.[0] ?? '')
        const path = pathOf(request)
        if (card && path !== card.profileUrl) return reply.redirect(card.profileUrl, 301)
        if (!card) {
          reply.status(404)
          return sendPage(reply, fillPage(couple, request, { ...(await renderer.renderPage('/*', language)) }))
        }
        const reviews = await reviewsOf(card.id, 1)
        const presets = [
          [['planner', card.publicId, language], card],
          [['reviews', card.publicId], { pages: [reviews], pageParams: [1] }],
        ] as const
        const drawn = mayBeSignedIn(request) ? undefined : await renderer.renderPage(path, language, presets)
        return sendPage(
          reply,
          fillPage(couple, request, {
            ...drawn,
            head: (drawn?.head ?? '') + providerHead(card, reviews, dependencies.settings.publicUrl),
            preloads: couple.preloads(renderer.pageModulesOf(path, language)),
            data: { presets },
          }),
        )
      },
    )
  }
}
