import { listReviews, type PublishedReview, reviewFigures } from '../../../projections/providerReviews/providerReviewsQueries.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import type { Review, ReviewsPage } from '../../schemas/reviews.ts'

/** A page of what is published of a provider. */
export function reviewsPage({ database, commands }: Pick<ApiDependencies, 'database' | 'commands'>) {
  return async (providerId: string, page: number): Promise<ReviewsPage> => {
    const { pageSize } = commands.rules.reviews
    const [reviews, { count, rated, average }] = await Promise.all([
      listReviews(database, providerId, { from: (page - 1) * pageSize, limit: pageSize }),
      reviewFigures(database, providerId),
    ])
    const shownAverage = average === null ? null : Math.round(average * 10) / 10
    return { reviews: reviews.map(shown), count, rated, average: shownAverage, page, pages: Math.ceil(count / pageSize) }
  }
}

function shown({ reviewId, weddingDate, ...review }: PublishedReview): Review {
  return { id: reviewId, ...review, weddingMonth: weddingDate?.slice(0, 'YYYY-MM'.length) ?? null }
}
