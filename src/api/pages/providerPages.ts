import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Day } from '../../domain/calendar.ts'
import type { ProviderId } from '../../domain/ids.ts'
import { createTownsAround } from '../../integrations/cities/townsAround.ts'
import { portfolios } from '../../projections/portfolios/portfolios.ts'
import { providerAvailability } from '../../projections/providerAvailability/providerAvailability.ts'
import { companyPoint } from '../../projections/providerDirectory/providerCards.ts'
import { providerDirectory } from '../../projections/providerDirectory/providerDirectory.ts'
import { similarProviders } from '../../projections/providerDirectory/similarProviders.ts'
import { providerReviews } from '../../projections/providerReviews/providerReviews.ts'
import { requestInbox } from '../../projections/requestInbox/requestInbox.ts'
import { venuesOfOwner } from '../../projections/venues/publicVenues.ts'
import { venues } from '../../projections/venues/venues.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { allowPicturesOf } from '../plugins/security.ts'
import { shownCards } from '../routes/couple/shownCards.ts'
import { providerDateOf } from '../routes/public/providerDateOf.ts'
import { replyHoursOf } from '../routes/public/replyHoursOf.ts'
import { reviewsPage } from '../routes/public/reviewsPage.ts'
import { shownPortfolios } from '../routes/public/shownPortfolios.ts'
import { shownVenues } from '../routes/public/shownVenues.ts'
import { officePage, officePath, publicProfilePage } from '../schemas/pagePaths.ts'
import { ReviewsQuery } from '../schemas/reviews.ts'
import { coverPreload } from './coverPreload.ts'
import { pathOf } from './fillPage.ts'
import { profilePreview } from './profilePreview.ts'
import { providerHead } from './providerHead.ts'
import type { PublicPages } from './publicPages.ts'
import { venuePageOf } from './venuePageOf.ts'

const Params = z.object({ name: z.string() })
const Query = z.object({ reviews: ReviewsQuery.shape.page })
const DateQuery = z.object({ date: Day })
/** The maximum number of its own venues on a provider's page. */
const ownVenues = 6
const publicIdOf = /^[a-zA-Z0-9]+/

/**
 * /planner/{publicId}-{slug} and /venue/…: the public page of a provider or of one of its venues. Any other slug redirects to the canonical
 * address; a provider that is not public has no page, only a preview for itself. `?reviews=` is the page number of its reviews, `?date=`
 * shows whether it is available on a day.
 */
export function addProviderPages(app: FastifyInstance, pages: PublicPages, dependencies: ApiDependencies): void {
  const { cards, profile, drawnCover } = shownCards(dependencies)
  const previewOf = profilePreview(dependencies)
  const townsAround = createTownsAround(dependencies.database)
  const areaOf = async (id: ProviderId, { language }: FastifyRequest) => {
    const point = await companyPoint(dependencies.database, id)
    return point ? { towns: await townsAround(point, language) } : null
  }
  const reviewsOf = reviewsPage(dependencies)
  const replyHours = replyHoursOf(dependencies)
  const dateOf = providerDateOf(dependencies)
  const { cardsOf: portfoliosOf } = shownPortfolios(dependencies)
  const findVenue = venuePageOf(dependencies)
  const { cardOf } = shownVenues(dependencies)
  const { mapTilesUrl } = dependencies.settings
  for (const kind of ['planner', 'venue']) {
    app.get(
      `/${kind}/:name`,
      {
        config: {
          access: { as: 'visitor' },
          reads: [providerDirectory, providerReviews, providerAvailability, requestInbox, portfolios, venues],
        },
        schema: { hide: true },
        compress: false,
      },
      async (request, reply) => {
        const { name } = Params.parse(request.params)
        const path = pathOf(request)
        const number = Query.safeParse(request.query).data?.reviews ?? 1
        const date = DateQuery.safeParse(request.query).data?.date
        const publicId = publicIdOf.exec(name)?.[0] ?? ''
        // Only a venue's page has a map.
        if (kind === 'venue' && mapTilesUrl !== undefined) allowPicturesOf(reply, mapTilesUrl)
        const find = async () => {
          const venue = await findVenue(request, publicId, path)
          if (venue) return venue
          const provider = await profile(request, publicId)
          if (!provider) return undefined
          if (path !== provider.profileUrl) return { moved: provider.profileUrl }
          const reviews = await reviewsOf(provider.id, number)
          if (number > Math.max(1, reviews.pages)) return undefined
          const head = providerHead(provider, reviews, dependencies.settings.publicUrl, dependencies.commands.rules)
          const asked =
            date === undefined ? null : await dateOf(request, provider.id, date).catch(() => ({ date, answer: 'failed' }) as const)
          const { database, commands } = dependencies
          const own = (await venuesOfOwner(database, provider.id, ownVenues)).map((row) => cardOf(row, request.language))
          const similar = await cards(request, await similarProviders(database, provider.id, commands.rules))
          const [area, hours, shownToAll] = await Promise.all([
            areaOf(provider.id, request),
            replyHours(provider.id),
            portfoliosOf(provider.id),
          ])
          const more = {
            replyHours: hours,
            similar,
            portfolios: shownToAll,
            venues: own,
            drawnCover: drawnCover(provider),
            area,
            preview: null,
          }
          return { page: { kind: 'provider', provider, reviews, asked, ...more }, head: coverPreload(provider) + head } as const
        }
        const seen = await previewOf(request, publicId)
        if (seen !== undefined && !(await profile(request, publicId))) {
          if (seen === 'signIn') return reply.redirect(officePath + officePage(publicProfilePage), 302)
          const { card: provider, preview } = seen
          if (path !== provider.profileUrl) return reply.redirect(provider.profileUrl, 302)
          const [reviews, area] = await Promise.all([reviewsOf(provider.id, 1), areaOf(provider.id, request)])
          const nothing = { asked: null, replyHours: null, similar: [], portfolios: [], venues: [] }
          return pages.sendOnce(request, reply, {
            ...nothing,
            kind: 'provider',
            provider,
            reviews,
            drawnCover: drawnCover(provider),
            area,
            preview,
          })
        }
        return pages.send(request, reply, { address: number > 1 ? `${path}?reviews=${number}` : path, once: date !== undefined, find })
      },
    )
  }
}
