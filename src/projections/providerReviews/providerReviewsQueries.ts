import type { Pool } from 'pg'
import type { Day } from '../../domain/calendar.ts'
import type { ReviewId } from '../../domain/ids.ts'
import type { ReviewerType } from '../../domain/review/reviewerType.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { providerReviews } from './providerReviews.ts'

/** A published review. Times are ISO 8601, UTC. */
export interface PublishedReview {
  readonly reviewId: ReviewId
  readonly reviewerName: string
  readonly reviewerType: ReviewerType
  /** Null for a recommendation, which has no score. */
  readonly rating: number | null
  readonly text: string
  readonly picture: string | null
  readonly weddingDate: Day | null
  readonly writtenAt: string
  readonly answer: { readonly text: string; readonly answeredAt: string } | null
}

/** A summary of a provider's published reviews. */
export interface ReviewFigures {
  readonly count: number
  /** How many have a score. */
  readonly rated: number
  /** The average score; null without scores. */
  readonly average: number | null
}

type Row = Omit<PublishedReview, 'answer'> & { readonly answer: string | null; readonly answeredAt: string }

const table = `${schemaOf(providerReviews)}.reviews`

/** A provider's published reviews from a position on, newest first. */
export async function listReviews(
  database: Pool,
  providerId: string,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<readonly PublishedReview[]> {
  const { rows } = await database.query<Row>({
    name: 'listReviews',
    text: `SELECT review_id AS "reviewId", reviewer_name AS "reviewerName", reviewer_type AS "reviewerType", rating, text, picture,
        wedding_date AS "weddingDate", written_at AS "writtenAt", answer, answered_at AS "answeredAt"
      FROM ${table} WHERE provider_id = $1 AND published ORDER BY written_at DESC, review_id LIMIT $2 OFFSET $3`,
    values: [providerId, limit, from],
    types: rowTypes,
  })
  return rows.map(({ answer, answeredAt, ...review }) => ({ ...review, answer: answer === null ? null : { text: answer, answeredAt } }))
}

/** The number and average score of a provider's published reviews. */
export async function reviewFigures(database: Pool, providerId: string): Promise<ReviewFigures> {
  const { rows } = await database.query<ReviewFigures>({
    name: 'reviewFigures',
    text: `SELECT count(*)::int AS count, count(rating)::int AS rated, avg(rating)::float8 AS average
      FROM ${table} WHERE provider_id = $1 AND published`,
    values: [providerId],
  })
  return rows[0] ?? { count: 0, rated: 0, average: null }
}

/** The ids of all reviews of a provider, published or not. */
export async function findReviewIds(database: Pool, providerId: string): Promise<readonly ReviewId[]> {
  const { rows } = await database.query<{ review_id: ReviewId }>(
    `SELECT review_id FROM ${table} WHERE provider_id = $1 ORDER BY review_id`,
    [providerId],
  )
  return rows.map((row) => row.review_id)
}
