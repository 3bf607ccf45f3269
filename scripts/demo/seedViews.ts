import type { Pool } from 'pg'
import type { PlannedProvider } from './planProvider.ts'
import { planViews } from './planViews.ts'

/** With Premium twice as long as the longest period, so that the previous period has data too. */
const days = { free: 30, premium: 60 }

/** Writes the counters of past days; existing ones stay. */
export async function seedViews(database: Pool, providers: readonly PlannedProvider[], now: Date): Promise<void> {
  const rows = providers.flatMap((provider) =>
    planViews(provider, now, provider.premiumSince ? days.premium : days.free).map((views) => ({ ...views, id: provider.id })),
  )
  await database.query(
    `INSERT INTO operational.view_counts (provider_id, day, kind, source, views)
      SELECT * FROM unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::int[]) ON CONFLICT DO NOTHING`,
    [
      rows.map(({ id }) => id),
      rows.map(({ day }) => day),
      rows.map(({ kind }) => kind),
      rows.map(({ source }) => source),
      rows.map(({ views }) => views),
    ],
  )
}
