import type { Pool } from 'pg'
import type { Day } from '../../domain/calendar.ts'
import type { ProviderId, ReviewId } from '../../domain/ids.ts'
import type { ReportReason } from '../../domain/review/reportReason.ts'
import type { ReviewerType } from '../../domain/review/reviewerType.ts'
import type { Listed, Listing } from '../listing.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { containing, type SearchedWords } from '../words.ts'
import { providerReviews } from './providerReviews.ts'

/** A review as its provider sees it, in any state of moderation. */
export interface OfficeReview {
  readonly id: ReviewId
  readonly reviewerName: string
  readonly reviewerType: ReviewerType
  readonly rating: number | null
  readonly text: string
  readonly picture: string | null
  readonly weddingDate: Day | null
  readonly writtenAt: string
  readonly moderation: 'pending' | 'published' | 'hidden'
  readonly hiddenReason: string | null
  readonly reportedAt: string | null
  readonly reportReason: ReportReason | null
  readonly answer: string | null
  readonly answeredAt: string | null
}

export interface OfficeReviewFilter {
  readonly id?: readonly string[] | undefined
  readonly moderation?: readonly string[] | undefined
}

export type OfficeReviewSortField = 'writtenAt'

const reviews = `${schemaOf(providerReviews)}.reviews`
const columns = `review_id AS id, reviewer_name AS "reviewerName", reviewer_type AS "reviewerType", rating, text, picture,
  wedding_date AS "weddingDate", written_at AS "writtenAt", moderation, hidden_reason AS "hiddenReason", reported_at AS "reportedAt",
  report_reason AS "reportReason", answer, answered_at AS "answeredAt"`

/** A provider's reviews, published or not. */
export async function listOfficeReviews(
  database: Pool,
  providerId: ProviderId,
  { sort, from, to, filter }: Listing<OfficeReviewSortField, OfficeReviewFilter>,
): Promise<Listed<OfficeReview>> {
  const order = sort.descending ? 'written_at DESC, review_id' : 'written_at, review_id DESC'
  const wanted = 'provider_id = $1 AND ($2::uuid[] IS NULL OR review_id = ANY($2)) AND ($3::text[] IS NULL OR moderation = ANY($3))'
  const values = [providerId, filter.id ?? null, filter.moderation ?? null]
  const [{ rows: items }, { rows: counted }] = await Promise.all([
    database.query<OfficeReview>({
      name: `listOfficeReviews${sort.descending ? 'Descending' : ''}`,
      text: `SELECT ${columns} FROM ${reviews} WHERE ${wanted} ORDER BY ${order} LIMIT $4 OFFSET $5`,
      values: [...values, to - from + 1, from],
      types: rowTypes,
    }),
    database.query<{ total: number }>({
      name: 'countOfficeReviews',
      text: `SELECT count(*)::int AS total FROM ${reviews} WHERE ${wanted}`,
      values,
    }),
  ])
  return { items, total: counted[0]?.total ?? 0 }
}

/** A provider's newest reviews, in any state, that contain each of the words. */
export async function searchReviews(
  database: Pool,
  providerId: ProviderId,
  { words, most }: SearchedWords,
): Promise<readonly OfficeReview[]> {
  const { rows } = await database.query<OfficeReview>({
    name: 'searchReviews',
    text: `SELECT ${columns} FROM ${reviews} WHERE provider_id = $1 AND search_words LIKE ALL ($2::text[])
      ORDER BY written_at DESC, review_id LIMIT $3`,
    values: [providerId, words.map(containing), most],
    types: rowTypes,
  })
  return rows
}

/** How often each score from 1 to 5 was given in a provider's published reviews. */
export async function ratingDistribution(database: Pool, providerId: ProviderId): Promise<readonly number[]> {
  const { rows } = await database.query<{ rating: number; count: number }>({
    name: 'ratingDistribution',
    text: `SELECT rating, count(*)::int AS count FROM ${reviews} WHERE provider_id = $1 AND published AND rating IS NOT NULL GROUP BY rating`,
    values: [providerId],
  })
  return [1, 2, 3, 4, 5].map((score) => rows.find(({ rating }) => rating === score)?.count ?? 0)
}
