import type { Route } from '../../../route.ts'
import { answerReviewRoute } from './answerReview.ts'
import { listOwnReviewsRoute } from './listOwnReviews.ts'
import { renewReviewLinkRoute } from './renewReviewLink.ts'
import { reportReviewRoute } from './reportReview.ts'
import { showBadgeRoute } from './showBadge.ts'
import { showReviewLinkRoute } from './showReviewLink.ts'

/** A provider's reviews, the link by which clients write them, and the badge that shows them elsewhere. */
export const reviewRoutes: readonly Route[] = [
  answerReviewRoute,
  listOwnReviewsRoute,
  renewReviewLinkRoute,
  reportReviewRoute,
  showBadgeRoute,
  showReviewLinkRoute,
]
