// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { Day } from '../calendar.ts'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { ProviderId, ReviewId } from '../ids.ts'
import { Locale } from '../locale.ts'
import { ReportReason } from './reportReason.ts'
import { ReviewerType } from './reviewerType.ts'

/** Who writes a review has no account, so the review is the person: what is personal in it, and in the reply to it, is sealed under its id. */
export const reviewEvents = defineEvents({
  ReviewWritten: {
    audience: notifyProvider,
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
      /** For the reviewer's own mails alone. These four are absent in what was written before there was a form for it. */
      email: personal(z.string()).optional(),
      locale: Locale.optional(),
      termsVersion: z.string().optional(),
      /** Where the reviewer's photograph is kept, if there is one. */
      picture: personal(z.string().nullable()).optional(),
    }),
  },
  /** Moderation lets everybody read it. */
  ReviewPublished: {
    audience: notifyProvider,
    schema: z.object({ reviewId: ReviewId, providerId: ProviderId, publishedAt: z.iso.datetime() }),
  },
  /** Moderation hid it; it may be published again. The reason is absent in what was hidden before one was asked for. */
  ReviewHidden: {
    audience: notifyProvider,
    subject: 'reviewId',
    schema: z.object({
      reviewId: ReviewId,
      providerId: ProviderId,
      hiddenAt: z.iso.datetime(),
      reason: personal(z.string()).optional(),
    }),
  },
  /** The provider's reply stands below the review; a later one takes its place. */
  ReviewAnswered: {
    audience: notifyProvider,
    subject: 'reviewId',
    schema: z.object({ reviewId: ReviewId, providerId: ProviderId, text: personal(z.string()), answeredAt: z.iso.datetime() }),
  },
  /** The provider asks moderation to check it again; it stays public until moderation has decided. */
  ReviewReported: {
    audience: notifyProvider,
    subject: 'reviewId',
    schema: z.object({
      reviewId: ReviewId,
      providerId: ProviderId,
      reason: ReportReason,
      note: personal(z.string().nullable()),
      reportedAt: z.iso.datetime(),
    }),
  },
  /** Moderation rejected a report, and the review stays public. */
  ReviewReportRejected: {
    audience: notifyProvider,
    schema: z.object({ reviewId: ReviewId, providerId: ProviderId, rejectedAt: z.iso.datetime() }),
  },
})
export type ReviewEvent = EventOf<typeof reviewEvents>
