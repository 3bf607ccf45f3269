import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { providerDirectory } from '../../projections/providerDirectory/providerDirectory.ts'
import { providerReviews } from '../../projections/providerReviews/providerReviews.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { shownCards } from '../routes/couple/shownCards.ts'
import { reviewsPage } from '../routes/public/reviewsPage.ts'
import type { CouplePages } from './couplePages.ts'
import { pathOf } from './fillPage.ts'
import { providerHead } from './providerHead.ts'

const Params = z.object({ name: z.string() })
const publicIdOf = /^[a-zA-Z0-9]+/

/**
 * /planner/{publicId}-{slug} and /venue/…: a provider's public page, drawn here for people and search engines alike. Any other slug leads to
 * the page's one address; who is not public has no page.
 */
export function addProviderPages(app: FastifyInstance, pages: CouplePages, dependencies: ApiDependencies): void {
  const { profile } = shownCards(dependencies)
  const reviewsOf = reviewsPage(dependencies)
  for (const kind of ['planner', 'venue']) {
    app.get(
      `/${kind}/:name`,
      { config: { access: { as: 'visitor' }, reads: [providerDirectory, providerReviews] }, schema: { hide: true } },
      async (request, reply) => {
        const { name } = Params.parse(request.params)
        const card = await profile(request, publicIdOf.exec(name)?.[0] ?? '')
        if (!card) return pages.sendNotFound(request, reply)
        if (pathOf(request) !== card.profileUrl) return reply.redirect(card.profileUrl, 301)
        const reviews = await reviewsOf(card.id, 1)
        return pages.send(request, reply, {
          presets: [
            [['planner', card.publicId, request.language], card],
            [['reviews', card.publicId], { pages: [reviews], pageParams: [1] }],
          ],
          head: providerHead(card, reviews, dependencies.settings.publicUrl, dependencies.commands.rules),
        })
      },
    )
  }
}
