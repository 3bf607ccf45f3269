import type { Pool } from 'pg'
import { schemaOf } from '../runner/projection.ts'
import { finance } from './finance.ts'

const churnDays = 30
const dayMs = 86_400_000
const schema = schemaOf(finance)

/** Amounts in cents. */
export interface FinanceReport {
  /** Net, per month: a yearly price counts as a twelfth. */
  readonly recurring: { readonly monthly: number; readonly months: number; readonly years: number }
  /** Of the subscriptions that were open 30 days ago, those that have ended since. */
  readonly churn: { readonly open: number; readonly ended: number }
  /** Credits that providers hold. Credits of packs are valued at the average net price of packs; granted credits count as spent first. */
  readonly liability: { readonly credits: number; readonly bought: number; readonly net: number; readonly uncovered: number }
  /** Gross by day in UTC, the newest first: what came in, went back as refunds, was taken for disputes and came back of them. */
  readonly days: readonly FinanceDay[]
}

export interface FinanceDay {
  readonly day: string
  readonly paid: number
  readonly refunded: number
  readonly disputed: number
  readonly restored: number
}

/** What the operator earns and owes, with the days from `from` on. Rules FIN-1 and FIN-2. */
export async function financeReport(database: Pool, now: Date, from: Date): Promise<FinanceReport> {
  const since = new Date(now.getTime() - churnDays * dayMs)
  const [recurring, churn, liability, days] = await Promise.all([
    database.query<FinanceReport['recurring']>(
      `SELECT round(coalesce(sum(CASE period WHEN 'year' THEN net / 12.0 ELSE net END), 0))::int AS monthly,
        count(*) FILTER (WHERE period = 'month')::int AS months, count(*) FILTER (WHERE period = 'year')::int AS years
      FROM ${schema}.subscriptions WHERE ended_at IS NULL`,
    ),
    database.query<FinanceReport['churn']>(
      `SELECT count(*)::int AS open, count(ended_at)::int AS ended FROM ${schema}.subscriptions
      WHERE started_at <= $1 AND (ended_at IS NULL OR ended_at > $1)`,
      [since],
    ),
    database.query<FinanceReport['liability']>(
      `SELECT sum(credits)::int AS credits, sum(bought)::int AS bought, sum(uncovered)::int AS uncovered,
        round(sum(bought) * coalesce((SELECT sum(net)::numeric / sum(credits) FROM ${schema}.payments WHERE kind = 'pack'), 0))::int AS net
      FROM (
        SELECT credits, least(credits, bought) AS bought, uncovered FROM ${schema}.accounts UNION ALL SELECT 0, 0, 0
      ) AS held`,
    ),
    database.query<FinanceDay>(
      `SELECT (at AT TIME ZONE 'UTC')::date::text AS day, sum(paid)::int AS paid, sum(refunded)::int AS refunded,
        sum(disputed)::int AS disputed, sum(restored)::int AS restored
      FROM (
        SELECT succeeded_at AS at, gross AS paid, 0 AS refunded, 0 AS disputed, 0 AS restored FROM ${schema}.payments
        UNION ALL SELECT taken_at, 0, amount, 0, 0 FROM ${schema}.takings WHERE reason = 'refund'
        UNION ALL SELECT taken_at, 0, 0, amount, 0 FROM ${schema}.takings WHERE reason = 'dispute'
        UNION ALL SELECT returned_at, 0, 0, 0, amount FROM ${schema}.takings WHERE returned_at IS NOT NULL
      ) AS moved WHERE at >= $1 GROUP BY 1 ORDER BY 1 DESC`,
      [from],
    ),
  ])
  const nothing = { monthly: 0, months: 0, years: 0, open: 0, ended: 0, credits: 0, bought: 0, net: 0, uncovered: 0 }
  return {
    recurring: recurring.rows[0] ?? nothing,
    churn: churn.rows[0] ?? nothing,
    liability: liability.rows[0] ?? nothing,
    days: days.rows,
  }
}
