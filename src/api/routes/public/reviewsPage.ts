import type { ProviderId } from '../../../domain/ids.ts'
import { createPictureUrls } from '../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../operational/secrets.ts'
import { ratingDistribution } from '../../../projections/providerReviews/officeReviews.ts'
import { listReviews, reviewFigures } from '../../../projections/providerReviews/providerReviewsQueries.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { shownPhoto } from '../../reviewPhoto.ts'
import { type ReviewsPage, shownAverage } from '../../schemas/reviews.ts'

/** A page of a provider's published reviews. */
export function reviewsPage({ database, commands, secrets }: Pick<ApiDependencies, 'database' | 'commands' | 'secrets'>) {
  const urls = createPictureUrls(pictureKey(secrets))
  return async (providerId: ProviderId, page: number): Promise<ReviewsPage> => {
    const { pageSize } = commands.rules.reviews
    const [listed, { count, rated, average }, distribution] = await Promise.all([
      listReviews(database, providerId, { from: (page - 1) * pageSize, limit: pageSize }),
      reviewFigures(database, providerId),
      ratingDistribution(database, providerId),
    ])
    const reviews = listed.map(({ reviewId, weddingDate, picture, ...review }) => {
      const weddingMonth = weddingDate?.slice(0, 'YYYY-MM'.length) ?? null
      return { id: reviewId, ...review, photo: shownPhoto(urls, picture), weddingMonth }
    })
    return { reviews, count, rated, average: shownAverage(average), distribution, page, pages: Math.ceil(count / pageSize) }
  }
}
