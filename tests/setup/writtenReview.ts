import { randomUUID } from 'node:crypto'
import type { ProviderId, ReviewId } from '../../src/domain/ids.ts'
import { answerReview } from '../../src/domain/review/answerReview.ts'
import { moderateReview } from '../../src/domain/review/moderateReview.ts'
import { type WriteReview, writeReview } from '../../src/domain/review/writeReview.ts'
import type { Product } from '../../src/startProduct.ts'
import { perform } from './testPeople.ts'

/** The reviewer's further data. */
export const reviewer = { email: 'ines@example.test', locale: 'fr-FR', termsVersion: '2026-11-01', picture: null } as const

/** The reason for hiding reviews in tests. */
export const hiddenBecause = 'It names a third person.'

interface ReviewTraits extends Partial<Omit<WriteReview, 'reviewId' | 'providerId'>> {
  /** Its state; published by default. */
  readonly moderation?: 'pending' | 'published' | 'hidden'
  /** The provider's reply. */
  readonly answer?: string
}

/** A review of a provider, and the log position at which it has the wanted state. */
export async function writtenReview(
  product: Pick<Product, 'backend'>,
  providerId: ProviderId,
  { moderation = 'published', answer, ...over }: ReviewTraits = {},
): Promise<{ readonly reviewId: ReviewId; readonly position: string }> {
  const reviewId = randomUUID() as ReviewId
  const words = {
    reviewerName: 'Inès et Paul',
    reviewerType: 'couple',
    rating: 5,
    text: 'Une journée sans un seul accroc, merci !',
  } as const
  let position = await perform(product, writeReview, { reviewId, providerId, ...words, weddingDate: '2026-06-20', ...reviewer, ...over })
  if (moderation !== 'pending') position = await perform(product, moderateReview, { reviewId, verdict: 'publish' })
  if (answer !== undefined) position = await perform(product, answerReview, { reviewId, providerId, text: answer })
  if (moderation === 'hidden') position = await perform(product, moderateReview, { reviewId, verdict: 'hide', reason: hiddenBecause })
  return { reviewId, position }
}
