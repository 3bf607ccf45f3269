import type { Pool } from 'pg'
import type { ProviderId, ReviewId } from '../../domain/ids.ts'
import type { ReportReason } from '../../domain/review/reportReason.ts'
import type { ReviewerType } from '../../domain/review/reviewerType.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { providerReviews } from './providerReviews.ts'

/** A review that moderation has to decide on: a new one, or one that its provider reported. */
export interface ReviewToModerate {
  readonly reviewId: ReviewId
  readonly providerId: ProviderId
  readonly reviewerName: string
  readonly reviewerType: ReviewerType
  readonly rating: number | null
  readonly text: string
  readonly hasPicture: boolean
  readonly writtenAt: string
  readonly report: { readonly reason: ReportReason; readonly note: string | null; readonly at: string } | null
}

type Row = Omit<ReviewToModerate, 'report'> & { total: number; reason: ReportReason; note: string | null; at: string | null }

/** The reviews that wait for moderation, oldest first up to a limit, and their total number. */
export async function listReviewsToModerate(
  database: Pool,
  limit: number,
): Promise<{ readonly reviews: readonly ReviewToModerate[]; readonly total: number }> {
  const { rows } = await database.query<Row>({
    name: 'listReviewsToModerate',
    text: `SELECT review_id AS "reviewId", provider_id AS "providerId", reviewer_name AS "reviewerName", reviewer_type AS "reviewerType",
        rating, text, picture IS NOT NULL AS "hasPicture", written_at AS "writtenAt", reported_at AS at, report_reason AS reason,
        report_note AS note, (count(*) OVER ())::int AS total
      FROM ${schemaOf(providerReviews)}.reviews WHERE moderation = 'pending' OR reported_at IS NOT NULL
      ORDER BY written_at, review_id LIMIT $1`,
    values: [limit],
    types: rowTypes,
  })
  const reviews = rows.map(({ total: _all, reason, note, at, ...review }) => ({
    ...review,
    report: at === null ? null : { reason, note, at },
  }))
  return { reviews, total: rows[0]?.total ?? 0 }
}
