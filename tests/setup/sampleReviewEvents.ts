import type { ReviewId } from '../../src/domain/ids.ts'
import { type Data, type Fact, providerId } from './sampleEvents.ts'

/** The nth review of a test. */
export const reviewId = (number = 1) => `d0000000-0000-7000-8000-${String(number).padStart(12, '0')}` as ReviewId

export function reviewWritten(over: Partial<Data<'ReviewWritten'>> = {}): Fact<'ReviewWritten'> {
  return {
    type: 'ReviewWritten',
    data: {
      reviewId: reviewId(),
      providerId: providerId(),
      reviewerName: 'Inès et Paul',
      reviewerType: 'couple',
      rating: 5,
      text: 'Une journée sans un seul accroc, merci !',
      weddingDate: '2026-06-20',
      writtenAt: '2026-07-04T18:12:00.000Z',
      ...over,
    },
  }
}

export function reviewPublished(over: Partial<Data<'ReviewPublished'>> = {}): Fact<'ReviewPublished'> {
  return {
    type: 'ReviewPublished',
    data: { reviewId: reviewId(), providerId: providerId(), publishedAt: '2026-11-20T10:00:00.000Z', ...over },
  }
}

export function reviewHidden(over: Partial<Data<'ReviewHidden'>> = {}): Fact<'ReviewHidden'> {
  return { type: 'ReviewHidden', data: { reviewId: reviewId(), providerId: providerId(), hiddenAt: '2026-11-20T10:00:00.000Z', ...over } }
}

export function reviewAnswered(over: Partial<Data<'ReviewAnswered'>> = {}): Fact<'ReviewAnswered'> {
  return {
    type: 'ReviewAnswered',
    data: {
      reviewId: reviewId(),
      providerId: providerId(),
      text: 'Merci à vous deux !',
      answeredAt: '2026-11-20T10:00:00.000Z',
      ...over,
    },
  }
}

export function reviewReported(over: Partial<Data<'ReviewReported'>> = {}): Fact<'ReviewReported'> {
  return {
    type: 'ReviewReported',
    data: {
      reviewId: reviewId(),
      providerId: providerId(),
      reason: 'not_a_client',
      note: null,
      reportedAt: '2026-11-20T10:00:00.000Z',
      ...over,
    },
  }
}

export function reviewReportRejected(over: Partial<Data<'ReviewReportRejected'>> = {}): Fact<'ReviewReportRejected'> {
  return {
    type: 'ReviewReportRejected',
    data: { reviewId: reviewId(), providerId: providerId(), rejectedAt: '2026-11-20T10:00:00.000Z', ...over },
  }
}
