import { z } from 'zod'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { ReportReason } from '../../../domain/review/reportReason.ts'
import { Review } from '../reviews.ts'
import { listQuery, oneOrMore } from './listQuery.ts'

const time = z.iso.datetime()

/** The link by which clients write reviews, and what is published so far. */
export const ReviewLink = z.object({
  url: z.string(),
  /** Counts its renewals, so that a second press of the button renews nothing more. */
  number: z.int(),
  /** The link as a QR code: SVG. */
  qrCode: z.string(),
  count: z.int(),
  /** Of the scores, to one decimal; null while there is none. */
  average: z.number().nullable(),
  /** How often each score was given, from 1 to 5. */
  distribution: z.array(z.int()).length(5).readonly(),
})

export const RenewLinkBody = z.object({ number: z.int().positive() })
export const RenewedLink = z.object({ number: z.int() })

export const ReviewModeration = z.enum(['pending', 'published', 'hidden'])

/** A review as its provider sees it. */
export const OwnReview = Review.omit({ weddingMonth: true }).extend({
  weddingDate: z.string().nullable(),
  writtenAt: time,
  moderation: ReviewModeration,
  hiddenReason: z.string().nullable(),
  /** Set from a report until moderation has decided. */
  reportedAt: time.nullable(),
  reportReason: ReportReason.nullable(),
  answer: z.string().nullable(),
  answeredAt: time.nullable(),
})

export const OwnReviewsQuery = listQuery(
  ['writtenAt'],
  z.strictObject({ id: oneOrMore(z.uuid()).optional(), moderation: oneOrMore(ReviewModeration).optional() }),
)

export const ReviewParams = z.object({ id: z.uuid() })

export function answerSchema({ reviews }: PublicRules) {
  return z.object({ text: z.string().trim().min(1).max(reviews.answer.most) })
}
export const AnsweredReview = z.object({ id: z.uuid(), answer: z.string(), answeredAt: time })

export function reportSchema({ reviews }: PublicRules) {
  return z.object({ reason: ReportReason, note: z.string().max(reviews.reportNote.most).nullish() })
}
export const ReportedReview = z.object({ id: z.uuid(), reportedAt: time.nullable() })

/** What a provider embeds on its own site. */
export const Badge = z.object({
  /** Address of the badge's page. */
  url: z.string(),
  /** Address of the public profile that it links to; null while there is none, and the badge says so. */
  profileUrl: z.string().nullable(),
  name: z.string(),
  count: z.int(),
  average: z.number().nullable(),
})
