import type { ReviewerType } from '../../domain/review/reviewerType.ts'
import type { ReviewErrors, ReviewFormFailure, TypedReview } from './reviewForm.ts'

/** The pages on which somebody without an account writes a review, and sees and erases it. */
export type ShownReviewPage =
  | {
      readonly kind: 'reviewForm'
      /** Of the provider, as it calls itself. */
      readonly provider: string
      /** Where the form is sent. */
      readonly action: string
      /** Of the review to be: sent twice, it is stored once. */
      readonly reviewId: string
      readonly typed: TypedReview
      readonly errors: ReviewErrors
      /** Words about the photograph that was not taken. */
      readonly photoError: string | null
      readonly failure: ReviewFormFailure | null
    }
  | { readonly kind: 'reviewSent'; readonly provider: string }
  | { readonly kind: 'reviewLinkOver' }
  | ({ readonly kind: 'ownReview' } & OwnReview)
  | { readonly kind: 'ownReviewErased' }

/** A review as its writer sees it. */
export interface OwnReview {
  readonly provider: string
  readonly path: string
  readonly reviewerName: string
  readonly reviewerType: ReviewerType
  readonly rating: number | null
  readonly text: string
  readonly photo: string | null
  readonly writtenAt: string
  readonly moderation: 'pending' | 'published' | 'hidden'
  readonly hiddenReason: string | null
  readonly answer: string | null
  /** It is asked whether the review is to be erased. */
  readonly isAsking: boolean
}
