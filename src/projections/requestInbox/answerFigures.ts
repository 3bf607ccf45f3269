import type { Pool } from 'pg'
import { schemaOf } from '../runner/projection.ts'
import { requestInbox } from './requestInbox.ts'

/** How the requests of a period were answered: unlocked or rejected. */
export interface AnswerFigures {
  readonly requests: number
  /** The time within which half of the requests were answered; infinite while fewer than half were, null without requests. */
  readonly medianHours: number | null
  /** Projects that wrote to one provider, or to several: their number, and the share of them that got any answer (null for none). */
  readonly single: Asking
  readonly several: Asking
}

interface Asking {
  readonly projects: number
  readonly answered: number | null
}

const requests = `${schemaOf(requestInbox)}.requests`

/** $1 and $2: the period in which the requests were received. */
export const figuresSql = `
  WITH recent AS (
    SELECT project_id, received_at, least(unlocked_at, rejected_at) AS answered_at FROM ${requests} WHERE received_at BETWEEN $1 AND $2
  ), waits AS (
    SELECT count(*)::int AS requests,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY coalesce(extract(epoch FROM answered_at - received_at)::float8, 'infinity')) / 3600 AS median
    FROM recent
  ), projects AS (
    SELECT count(*) AS asked, bool_or(answered_at IS NOT NULL)::int AS answered FROM recent GROUP BY project_id
  )
  SELECT (SELECT requests FROM waits) AS requests, (SELECT median FROM waits) AS median,
    count(*) FILTER (WHERE asked = 1)::int AS single, (avg(answered) FILTER (WHERE asked = 1))::float8 AS single_answered,
    count(*) FILTER (WHERE asked > 1)::int AS several, (avg(answered) FILTER (WHERE asked > 1))::float8 AS several_answered
  FROM projects`

interface FiguresRow {
  readonly requests: number
  readonly median: number | null
  readonly single: number
  readonly single_answered: number | null
  readonly several: number
  readonly several_answered: number | null
}

/** Over all requests received in a period; reads each of them. */
export async function answerFigures(pool: Pool, { from, to }: { readonly from: Date; readonly to: Date }): Promise<AnswerFigures> {
  const { rows } = await pool.query<FiguresRow>(figuresSql, [from, to])
  const [row] = rows
  if (!row) throw new Error('the figures were not answered')
  return {
    requests: row.requests,
    medianHours: row.median,
    single: { projects: row.single, answered: row.single_answered },
    several: { projects: row.several, answered: row.several_answered },
  }
}
