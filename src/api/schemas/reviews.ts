import { z } from 'zod'
import { Locale } from '../../domain/locale.ts'
import { ReviewerType } from '../../domain/review/reviewerType.ts'
import { PublicId } from './publicId.ts'

export const ReviewsParams = z.object({ publicId: PublicId })
export const ReviewsQuery = z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1), locale: Locale.optional() })

/** A review as everybody reads it. */
export const Review = z.object({
  id: z.uuid(),
  reviewerName: z.string(),
  reviewerType: ReviewerType,
  /** Null for a recommendation by another provider. */
  rating: z.int().nullable(),
  text: z.string(),
  /** The path of the reviewer's photograph, without a width. */
  photo: z.string().nullable(),
  /** YYYY-MM: which day it was is nobody's business. */
  weddingMonth: z.string().nullable(),
  writtenAt: z.string(),
  answer: z.object({ text: z.string(), answeredAt: z.string() }).nullable(),
})
export type Review = z.output<typeof Review>

/** A page of a provider's reviews, the newest first; behind the last one it is empty. */
export const ReviewsPage = z.object({
  reviews: z.array(Review).readonly(),
  /** All of them, on however many pages. */
  count: z.int(),
  /** How many have a score. */
  rated: z.int(),
  /** Of the scores, to one decimal; null while there is none. */
  average: z.number().nullable(),
  /** How often each score was given, from the lowest on. */
  distribution: z.array(z.int()).readonly(),
  page: z.int(),
  pages: z.int(),
})
export type ReviewsPage = z.output<typeof ReviewsPage>

/** An average as it is shown, to one decimal. */
export function shownAverage(average: number | null): number | null {
  return average === null ? null : Math.round(average * 10) / 10
}
