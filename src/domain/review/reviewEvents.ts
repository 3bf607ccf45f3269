// Stored forever.
import { z } from 'zod'
import { Day } from '../calendar.ts'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { ProviderId, ReviewId } from '../ids.ts'
import { ReviewerType } from './reviewerType.ts'

/** Who writes a review has no account, so the review is the person: what is personal in it, and in the reply to it, is sealed under its id. */
export const reviewEvents = defineEvents({
  ReviewWritten: {
    subject: 'reviewId',
    schema: z.object({
      reviewId: ReviewId,
      providerId: ProviderId,
      reviewerName: personal(z.string()),
      reviewerType: ReviewerType,
      /** Null for a recommendation by another provider, which has no score. */
      rating: z.int().nullable(),
      text: personal(z.string()),
      weddingDate: Day.nullable(),
      writtenAt: z.iso.datetime(),
    }),
  },
  /** Moderation lets everybody read it. */
  ReviewPublished: { schema: z.object({ reviewId: ReviewId, providerId: ProviderId, publishedAt: z.iso.datetime() }) },
  /** Moderation keeps it from being read; it may come back. */
  ReviewHidden: { schema: z.object({ reviewId: ReviewId, providerId: ProviderId, hiddenAt: z.iso.datetime() }) },
  /** The provider's reply stands below the review; a later one takes its place. */
  ReviewAnswered: {
    subject: 'reviewId',
    schema: z.object({ reviewId: ReviewId, providerId: ProviderId, text: personal(z.string()), answeredAt: z.iso.datetime() }),
  },
})
export type ReviewEvent = EventOf<typeof reviewEvents>
