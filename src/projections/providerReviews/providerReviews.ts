import { isErased } from '../../domain/event.ts'
import type { ReviewerType } from '../../domain/review/reviewerType.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'

interface ReviewRow {
  readonly review_id: string
  readonly provider_id: string
  readonly published: boolean
  readonly reviewer_name: string
  readonly reviewer_type: ReviewerType
  /** Null for a recommendation, which has no score. */
  readonly rating: number | null
  readonly text: string
  readonly wedding_date: string | null
  readonly written_at: string
  readonly answer: string | null
  readonly answered_at: string | null
}

/** What a provider's public page says that others say of it: one row a review, whether it is published or not. */
export const providerReviews: Projection = {
  name: 'providerReviews',
  version: 1,
  tablesSql: `CREATE TABLE reviews (
    review_id uuid PRIMARY KEY,
    provider_id uuid NOT NULL,
    published boolean NOT NULL,
    reviewer_name text NOT NULL,
    reviewer_type text NOT NULL,
    rating int,
    text text NOT NULL,
    wedding_date date,
    written_at timestamptz NOT NULL,
    answer text,
    answered_at timestamptz
  )`,
  indexesSql: 'CREATE INDEX reviews_of_provider ON reviews (provider_id, written_at DESC, review_id) INCLUDE (rating) WHERE published',
  tables: {
    reviews: projectedTable<ReviewRow>({
      key: 'review_id',
      on: {
        ReviewWritten: { key: ({ data }) => data.reviewId, begins: true, fold: (row, event) => row ?? written(event) },
        ReviewPublished: { key: ({ data }) => data.reviewId, fold: (row) => row && { ...row, published: true } },
        ReviewHidden: { key: ({ data }) => data.reviewId, fold: (row) => row && { ...row, published: false } },
        ReviewAnswered: {
          key: ({ data }) => data.reviewId,
          fold: (row, { data }) =>
            row &&
            (isErased(data.text)
              ? { ...row, answer: null, answered_at: null }
              : { ...row, answer: data.text, answered_at: data.answeredAt }),
        },
      },
    }),
  },
}

/** A review whose words went with its writer is none. */
function written({ data }: RecordedOf<'ReviewWritten'>): ReviewRow | undefined {
  if (isErased(data.reviewerName) || isErased(data.text)) return undefined
  return {
    review_id: data.reviewId,
    provider_id: data.providerId,
    published: false,
    reviewer_name: data.reviewerName,
    reviewer_type: data.reviewerType,
    rating: data.rating,
    text: data.text,
    wedding_date: data.weddingDate,
    written_at: data.writtenAt,
    answer: null,
    answered_at: null,
  }
}
