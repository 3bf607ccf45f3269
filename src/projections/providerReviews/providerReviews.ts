import { isErased, unlessErased } from '../../domain/event.ts'
import type { ReportReason } from '../../domain/review/reportReason.ts'
import type { ReviewerType } from '../../domain/review/reviewerType.ts'
import { clearedOf } from '../clearedOfPersons.ts'
import { boolean, day, integer, newRowOf, type RowOf, text, time, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'
import { searchableText } from '../words.ts'

const columns = {
  review_id: uuid(),
  provider_id: uuid(),
  published: boolean().initially(false),
  moderation: text<'pending' | 'published' | 'hidden'>().initially('pending'),
  hidden_reason: text().orNull(),
  /** Set from a report until moderation has decided. */
  reported_at: time().orNull(),
  report_reason: text<ReportReason>().orNull(),
  report_note: text().orNull(),
  reviewer_name: text(),
  reviewer_type: text<ReviewerType>(),
  /** Null for a recommendation, which has no score. */
  rating: integer().orNull(),
  text: text(),
  picture: text().orNull(),
  wedding_date: day().orNull(),
  written_at: time(),
  answer: text().orNull(),
  answered_at: time().orNull(),
  /** What the provider can search: the writer's name, the text and the answer. */
  search_words: text().initially(' '),
}
type ReviewRow = RowOf<typeof columns>
const newReview = newRowOf(columns)
/** A decision of moderation also settles the report. */
const settled = { reported_at: null, report_reason: null, report_note: null }

/** The reviews of providers: one row per review, published or not. */
export const providerReviews: Projection = {
  name: 'providerReviews',
  version: 4,
  indexesSql: `
    CREATE INDEX reviews_of_provider ON reviews (provider_id, written_at DESC, review_id) INCLUDE (rating) WHERE published;
    CREATE INDEX reviews_in_office ON reviews (provider_id, written_at DESC, review_id);
    CREATE INDEX reviews_to_moderate ON reviews (written_at, review_id) WHERE moderation = 'pending' OR reported_at IS NOT NULL`,
  tables: {
    reviews: projectedTable({
      columns,
      key: 'review_id',
      on: {
        ReviewWritten: { key: ({ data }) => data.reviewId, begins: true, fold: (row, event) => row ?? written(event) },
        ReviewPublished: {
          key: ({ data }) => data.reviewId,
          fold: (row) => row && { ...row, ...settled, published: true, moderation: 'published', hidden_reason: null },
        },
        ReviewHidden: {
          key: ({ data }) => data.reviewId,
          fold: (row, { data }) =>
            row && { ...row, ...settled, published: false, moderation: 'hidden', hidden_reason: unlessErased(data.reason, null) ?? null },
        },
        ReviewReported: {
          key: ({ data }) => data.reviewId,
          fold: (row, { data: { reason, note, reportedAt } }) =>
            row && { ...row, reported_at: reportedAt, report_reason: reason, report_note: unlessErased(note, null) },
        },
        ReviewReportRejected: { key: ({ data }) => data.reviewId, fold: (row) => row && { ...row, ...settled } },
        PersonErased: clearedOf({ reviewer: ({ person }) => person.id, provider: ({ reviews }) => reviews }),
        ReviewAnswered: {
          key: ({ data }) => data.reviewId,
          fold: (row, { data }) =>
            row &&
            findable(
              isErased(data.text)
                ? { ...row, answer: null, answered_at: null }
                : { ...row, answer: data.text, answered_at: data.answeredAt },
            ),
        },
      },
    }),
  },
}

/** A review that was erased with its writer has no row. */
function written({ data }: RecordedOf<'ReviewWritten'>): ReviewRow | undefined {
  if (isErased(data.reviewerName) || isErased(data.text)) return undefined
  return findable(
    newReview({
      review_id: data.reviewId,
      provider_id: data.providerId,
      reviewer_name: data.reviewerName,
      reviewer_type: data.reviewerType,
      rating: data.rating,
      text: data.text,
      picture: unlessErased(data.picture, null) ?? null,
      wedding_date: data.weddingDate,
      written_at: data.writtenAt,
    }),
  )
}

function findable(row: ReviewRow): ReviewRow {
  return { ...row, search_words: searchableText([row.reviewer_name, row.text, row.answer]) }
}
