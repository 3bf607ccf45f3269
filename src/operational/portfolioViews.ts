import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type { Day } from '../domain/calendar.ts'
import type { PortfolioId, ProviderId } from '../domain/ids.ts'
import type { Country } from '../domain/locale.ts'
import { addDays } from '../domain/localTime.ts'
import type { ViewSource } from '../domain/views.ts'
import { purgeRows } from './purgeRows.ts'
import { daysAt, earliestDay, keptDays, saltsOf } from './viewCounts.ts'

/** A view of a portfolio's page, and what its call tells about the visitor. */
export interface PortfolioView {
  readonly portfolioId: PortfolioId
  readonly providerId: ProviderId
  /** The time zone of the provider's days. */
  readonly country: Country
  readonly source: ViewSource
  /** Network address and user agent of the visitor; only a hash of them is stored. */
  readonly visitor: string
}

/** Counts a view of a portfolio, once per visitor, portfolio and day: for the portfolio, and for its provider by source. Rule STA-2. */
export async function countPortfolioView(
  database: Pool,
  { portfolioId, providerId, country, source, visitor }: PortfolioView,
  now: Date,
): Promise<void> {
  const day = daysAt(now)[country]
  const salt = (await saltsOf(database, [day])).get(day)
  if (!salt) throw new Error('the salt of the day was purged while it was in use')
  const seen = createHmac('sha256', salt).update(`portfolio\n${portfolioId}\n${visitor}`).digest('hex').slice(0, 32)
  await database.query({
    name: 'count-portfolio-view',
    text: `WITH fresh AS (
        INSERT INTO operational.seen_views (day, seen) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING day
      ), of_provider AS (
        INSERT INTO operational.view_counts AS counted (provider_id, day, kind, source, views)
        SELECT $3, day, 'portfolio', $4, 1 FROM fresh
        ON CONFLICT (provider_id, day, kind, source) DO UPDATE SET views = counted.views + 1
      )
      INSERT INTO operational.portfolio_views AS counted (portfolio_id, day, provider_id, views)
      SELECT $5, day, $3, 1 FROM fresh ON CONFLICT (portfolio_id, day) DO UPDATE SET views = counted.views + 1`,
    values: [day, seen, providerId, source, portfolioId],
  })
}

/** The views of each of a provider's portfolios since a day. */
export async function portfolioViewsSince(database: Pool, providerId: ProviderId, since: Day): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.query<{ readonly portfolio_id: string; readonly views: number }>({
    name: 'portfolio-views-since',
    text: `SELECT portfolio_id, sum(views)::int AS views FROM operational.portfolio_views
      WHERE provider_id = $1 AND day >= $2 GROUP BY portfolio_id`,
    values: [providerId, since],
  })
  return new Map(rows.map(({ portfolio_id, views }) => [portfolio_id, views]))
}

/** Deletes the counters of a provider's portfolios. */
export async function forgetPortfolioViews(database: Pool, providerId: ProviderId): Promise<void> {
  await database.query('DELETE FROM operational.portfolio_views WHERE provider_id = $1', [providerId])
}

export async function purgePortfolioViews(database: Pool, now: Date): Promise<void> {
  const values = [addDays(earliestDay(now), -keptDays)]
  await purgeRows(database, { table: 'operational.portfolio_views', where: 'day < $1', values })
}
