import type { Day } from '../calendar.ts'
import { defineCommand, refuse } from '../command.ts'
import { Email } from '../email.ts'
import type { ProviderId, ReviewId } from '../ids.ts'
import type { Locale } from '../locale.ts'
import { provider, providerStream } from '../provider/provider.ts'
import { review, reviewStream } from './review.ts'
import type { ReviewerType } from './reviewerType.ts'

export interface WriteReview {
  readonly reviewId: ReviewId
  readonly providerId: ProviderId
  readonly reviewerName: string
  readonly reviewerType: ReviewerType
  readonly rating: number | null
  readonly text: string
  readonly weddingDate: Day | null
  /** Nobody but us reads it: the reviewer is sent the link by which it can erase its review. */
  readonly email: string
  readonly locale: Locale
  /** The terms that were accepted. */
  readonly termsVersion: string
  /** Where the reviewer's photograph is kept, if it gave one. */
  readonly picture: string | null
}

const reads = { provider: { aggregate: provider, stream: (input: WriteReview) => providerStream(input.providerId) } }

/** Somebody writes a review about a provider; it is public once moderation has published it. Rules REV-1 and REV-2. */
export const writeReview = defineCommand(review)({
  name: 'writeReview',
  stream: (input: WriteReview) => reviewStream(input.reviewId),
  reads,
  refusals: [
    'planner_not_found',
    'review_name_length',
    'review_email_invalid',
    'review_text_length',
    'recommendation_has_no_rating',
    'review_rating_invalid',
    'wedding_date_in_future',
  ],
  decide(input, state, { now, rules: { reviews }, seen }) {
    if (state.providerId) return []
    if (!seen.provider.contact) return refuse('planner_not_found')
    const [reviewerName, text] = [input.reviewerName.trim(), input.text.trim()]
    if (!within(reviewerName.length, reviews.name)) return refuse('review_name_length', reviews.name)
    const email = input.email.trim()
    if (!Email.safeParse(email).success) return refuse('review_email_invalid')
    if (!within(text.length, reviews.text)) return refuse('review_text_length', reviews.text)
    const { reviewerType, rating, weddingDate } = input
    if (reviewerType === 'provider' && rating !== null) return refuse('recommendation_has_no_rating')
    if (reviewerType !== 'provider' && !isScore(rating, reviews.rating)) return refuse('review_rating_invalid', reviews.rating)
    const writtenAt = now.toISOString()
    if (weddingDate !== null && weddingDate > writtenAt.slice(0, 10)) return refuse('wedding_date_in_future')
    return [{ type: 'ReviewWritten', data: { ...input, reviewerName, email, text, writtenAt } }]
  },
})

interface Limits {
  readonly least: number
  readonly most: number
}

function within(value: number, { least, most }: Limits): boolean {
  return value >= least && value <= most
}

function isScore(rating: number | null, limits: Limits): boolean {
  return rating !== null && Number.isInteger(rating) && within(rating, limits)
}
