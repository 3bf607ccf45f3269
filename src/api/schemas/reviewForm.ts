import { z } from 'zod'
import { Day } from '../../domain/calendar.ts'
import { Email } from '../../domain/email.ts'
import type { PublicRules } from '../../domain/publicRules.ts'
import { ReviewerType } from '../../domain/review/reviewerType.ts'

/** The fields of the form in which somebody writes a review, as a browser sends them. */
export const reviewFields = ['reviewerType', 'rating', 'text', 'name', 'email', 'weddingDate', 'terms'] as const
export type ReviewField = (typeof reviewFields)[number] | 'photo'

/** What somebody typed: all of it is text. */
export type TypedReview = Readonly<Record<(typeof reviewFields)[number], string>>

/** What is wrong with a field; the page has a text for each. */
export const reviewFieldErrors = [
  'reviewerType',
  'rating',
  'text',
  'name',
  'email',
  'weddingDate',
  'weddingDateInFuture',
  'terms',
  'photo',
] as const
export type ReviewFieldError = (typeof reviewFieldErrors)[number]

/** The form itself was right, and yet nothing was stored. */
export type ReviewFormFailure = 'tooMany' | 'failed'

export type ReviewErrors = Partial<Record<ReviewField, ReviewFieldError>>

export const emptyReview: TypedReview = { reviewerType: '', rating: '', text: '', name: '', email: '', weddingDate: '', terms: '' }

/** What the form says, or what is wrong with each field. A recommendation by another provider has no score, whatever was chosen before. */
export function readReviewForm(typed: TypedReview, { reviews }: PublicRules, today: string) {
  const { least, most } = reviews.rating
  const text = (limits: { readonly least: number; readonly most: number }) => z.string().trim().min(limits.least).max(limits.most)
  const reviewerType = ReviewerType.safeParse(typed.reviewerType)
  const rating = reviewerType.data === 'provider' ? z.any().transform(() => null) : z.coerce.number().int().min(least).max(most)
  const read = z
    .object({
      reviewerType: ReviewerType,
      rating,
      text: text(reviews.text),
      name: text(reviews.name),
      email: z.string().trim().pipe(Email),
      weddingDate: z.union([z.literal('').transform(() => null), Day]),
      terms: z.literal('yes'),
    })
    .safeParse(typed)
  const errors: ReviewErrors = read.success
    ? {}
    : Object.fromEntries(read.error.issues.map(({ path }) => [path[0], path[0] as ReviewFieldError]))
  if (read.data?.weddingDate && read.data.weddingDate > today) return { errors: { weddingDate: 'weddingDateInFuture' } as ReviewErrors }
  return read.success ? { said: read.data, errors } : { errors }
}
