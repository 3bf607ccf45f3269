import type { FastifyRequest } from 'fastify'
import { reviewFigures } from '../../projections/providerReviews/providerReviewsQueries.ts'
import { publicVenue, similarVenues } from '../../projections/venues/publicVenues.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { shownCards } from '../routes/couple/shownCards.ts'
import { shownVenues } from '../routes/public/shownVenues.ts'
import type { VenuePage } from '../schemas/publicPage.ts'
import { shownAverage } from '../schemas/reviews.ts'
import type { FoundPage } from './publicPages.ts'
import { venueHead } from './venueHead.ts'

/** The page of a visible venue, or its canonical address; undefined when no visible venue has the public id. */
export function venuePageOf(dependencies: ApiDependencies) {
  const { database, commands, settings } = dependencies
  const { cards } = shownCards(dependencies)
  const { cardOf, venueOf } = shownVenues(dependencies)
  return async (
    request: FastifyRequest,
    publicId: string,
    path: string,
  ): Promise<(FoundPage & { readonly page: VenuePage }) | { readonly moved: string } | undefined> => {
    const row = await publicVenue(database, publicId)
    const [owner] = row ? await cards(request, [row.provider_id], { excerpt: 'text' }) : []
    if (!row || !owner) return undefined
    const venue = venueOf(row, owner.isPremium, request.language)
    if (path !== venue.path) return { moved: venue.path }
    const [figures, similar] = await Promise.all([reviewFigures(database, owner.id), similarVenues(database, row, commands.rules)])
    const average = shownAverage(figures.average)
    const rating = average === null ? null : { average, count: figures.rated }
    return {
      page: {
        kind: 'venue',
        venue,
        owner,
        rating,
        similar: similar.map((other) => cardOf(other, request.language)),
        mapTilesUrl: settings.mapTilesUrl ?? null,
      },
      head: venueHead({ venue, country: row.country, rating }, settings.publicUrl, commands.rules),
    }
  }
}
