import { isErased } from '../../domain/event.ts'
import type { ReviewerType } from '../../domain/review/reviewerType.ts'
import { clearedOf } from '../clearedOfPersons.ts'
import { boolean, day, integer, newRowOf, type RowOf, text, time, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'

const columns = {
  review_id: uuid(),
  provider_id: uuid(),
  published: boolean().initially(false),
  reviewer_name: text(),
  reviewer_type: text<ReviewerType>(),
  /** Null for a recommendation, which has no score. */
  rating: integer().orNull(),
  text: text(),
  wedding_date: day().orNull(),
  written_at: time(),
  answer: text().orNull(),
  answered_at: time().orNull(),
}
const newReview = newRowOf(columns)

/** What a provider's public page says that others say of it: one row a review, whether it is published or not. */
export const providerReviews: Projection = {
  name: 'providerReviews',
  version: 2,
  indexesSql: 'CREATE INDEX reviews_of_provider ON reviews (provider_id, written_at DESC, review_id) INCLUDE (rating) WHERE published',
  tables: {
    reviews: projectedTable({
      columns,
      key: 'review_id',
      on: {
        ReviewWritten: { key: ({ data }) => data.reviewId, begins: true, fold: (row, event) => row ?? written(event) },
        ReviewPublished: { key: ({ data }) => data.reviewId, fold: (row) => row && { ...row, published: true } },
        ReviewHidden: { key: ({ data }) => data.reviewId, fold: (row) => row && { ...row, published: false } },
        PersonErased: clearedOf({ reviewer: ({ person }) => person.id, provider: ({ reviews }) => reviews }),
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

/** A review whose text was erased with its writer has no row. */
function written({ data }: RecordedOf<'ReviewWritten'>): RowOf<typeof columns> | undefined {
  if (isErased(data.reviewerName) || isErased(data.text)) return undefined
  return newReview({
    review_id: data.reviewId,
    provider_id: data.providerId,
    reviewer_name: data.reviewerName,
    reviewer_type: data.reviewerType,
    rating: data.rating,
    text: data.text,
    wedding_date: data.weddingDate,
    written_at: data.writtenAt,
  })
}
