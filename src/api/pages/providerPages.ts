import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Day } from '../../domain/calendar.ts'
import { providerAvailability } from '../../projections/providerAvailability/providerAvailability.ts'
import { providerDirectory } from '../../projections/providerDirectory/providerDirectory.ts'
import { providerReviews } from '../../projections/providerReviews/providerReviews.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { shownCards } from '../routes/couple/shownCards.ts'
import { providerDateOf } from '../routes/public/providerDateOf.ts'
import { reviewsPage } from '../routes/public/reviewsPage.ts'
import { ReviewsQuery } from '../schemas/reviews.ts'
import { pathOf } from './fillPage.ts'
import { providerHead } from './providerHead.ts'
import type { PublicPages } from './publicPages.ts'

const Params = z.object({ name: z.string() })
const Query = z.object({ reviews: ReviewsQuery.shape.page })
const DateQuery = z.object({ date: Day })
const publicIdOf = /^[a-zA-Z0-9]+/

/**
 * /planner/{publicId}-{slug} and /venue/…: a provider's public page, for people and search engines alike. Any other slug leads to the page's
 * one address; who is not public has no page. `?reviews=` turns the pages of its reviews, `?date=` asks whether it is available on a day.
 */
export function addProviderPages(app: FastifyInstance, pages: PublicPages, dependencies: ApiDependencies): void {
  const { profile } = shownCards(dependencies)
  const reviewsOf = reviewsPage(dependencies)
  const dateOf = providerDateOf(dependencies)
  for (const kind of ['planner', 'venue']) {
    app.get(
      `/${kind}/:name`,
      {
        config: { access: { as: 'visitor' }, reads: [providerDirectory, providerReviews, providerAvailability] },
        schema: { hide: true },
        compress: false,
      },
      async (request, reply) => {
        const { name } = Params.parse(request.params)
        const path = pathOf(request)
        const number = Query.safeParse(request.query).data?.reviews ?? 1
        const date = DateQuery.safeParse(request.query).data?.date
        const find = async () => {
          const provider = await profile(request, publicIdOf.exec(name)?.[0] ?? '')
          if (!provider) return undefined
          if (path !== provider.profileUrl) return { moved: provider.profileUrl }
          const reviews = await reviewsOf(provider.id, number)
          if (number > Math.max(1, reviews.pages)) return undefined
          const head = providerHead(provider, reviews, dependencies.settings.publicUrl, dependencies.commands.rules)
          const asked =
            date === undefined ? null : await dateOf(request, provider.id, date).catch(() => ({ date, answer: 'failed' }) as const)
          return { page: { kind: 'provider', provider, reviews, asked }, head } as const
        }
        return pages.send(request, reply, { address: number > 1 ? `${path}?reviews=${number}` : path, once: date !== undefined, find })
      },
    )
  }
}
