import { createHmac, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { type Day, dayIn } from '../domain/calendar.ts'
import type { ProviderId } from '../domain/ids.ts'
import { type Country, timeZones } from '../domain/locale.ts'
import { addDays } from '../domain/localTime.ts'
import type { ViewKind, ViewSource } from '../domain/views.ts'
import { purgeRows } from './purgeRows.ts'

/** A view to be counted, and what its call tells about the visitor. */
export interface View {
  readonly providerId: ProviderId
  /** The time zone of the provider's days. */
  readonly country: Country
  readonly kind: ViewKind
  readonly source: ViewSource
  /** Network address and user agent of the visitor; only a hash of them is stored. */
  readonly visitor: string
}

/** The views of a provider on a day, by kind and source. */
export interface DayViews {
  readonly day: Day
  readonly kind: ViewKind
  readonly source: ViewSource
  readonly views: number
}

/** How long counters are kept, so that a month can be compared with the one a year earlier. */
export const keptDays = 396

/** Counts views, once per visitor, provider and day in all processes; the first view decides the source. */
export async function countViews(database: Pool, views: readonly View[], now: Date): Promise<void> {
  const days = daysAt(now)
  const salts = await saltsOf(database, [...new Set(views.map(({ country }) => days[country]))])
  const first = new Map<string, { readonly day: Day; readonly seen: string; readonly view: View }>()
  for (const view of views) {
    const day = days[view.country]
    const seen = hashOf(view, salts.get(day))
    const key = `${day} ${seen}`
    if (!first.has(key)) first.set(key, { day, seen, view })
  }
  // All processes lock the rows in the same order; otherwise two could deadlock.
  const sorted = [...first.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
  await database.query({
    name: 'count-views',
    text: `WITH asked AS (
        SELECT * FROM unnest($1::date[], $2::uuid[], $3::uuid[], $4::text[], $5::text[]) AS asked (day, seen, provider_id, kind, source)
      ), fresh AS (
        INSERT INTO operational.seen_views (day, seen) SELECT day, seen FROM asked ON CONFLICT DO NOTHING RETURNING day, seen
      )
      INSERT INTO operational.view_counts AS counted (provider_id, day, kind, source, views)
      SELECT provider_id, day, kind, source, count(*) FROM fresh JOIN asked USING (day, seen)
      GROUP BY provider_id, day, kind, source ORDER BY provider_id, day, kind, source
      ON CONFLICT (provider_id, day, kind, source) DO UPDATE SET views = counted.views + excluded.views`,
    values: [
      sorted.map(({ day }) => day),
      sorted.map(({ seen }) => seen),
      sorted.map(({ view }) => view.providerId),
      sorted.map(({ view }) => view.kind),
      sorted.map(({ view }) => view.source),
    ],
  })
}

/** A provider's views between two days. */
export async function viewsByDay(
  database: Pool,
  providerId: ProviderId,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<readonly DayViews[]> {
  const { rows } = await database.query<DayViews>({
    name: 'views-by-day',
    text: `SELECT to_char(day, 'YYYY-MM-DD') AS day, kind, source, views FROM operational.view_counts
      WHERE provider_id = $1 AND day BETWEEN $2 AND $3 ORDER BY day, kind, source`,
    values: [providerId, from, to],
  })
  return rows
}

/** Deletes the counters of a provider. */
export async function forgetViews(database: Pool, providerId: ProviderId): Promise<void> {
  await database.query('DELETE FROM operational.view_counts WHERE provider_id = $1', [providerId])
}

export async function purgeViewCounts(database: Pool, now: Date): Promise<void> {
  const values = [addDays(earliestDay(now), -keptDays)]
  await purgeRows(database, { table: 'operational.view_counts', where: 'day < $1', values })
}

export async function purgeViewSalts(database: Pool, now: Date): Promise<void> {
  await purgeRows(database, { table: 'operational.view_salts', where: 'day < $1', values: [earliestDay(now)] })
}

export async function purgeSeenViews(database: Pool, now: Date): Promise<void> {
  await purgeRows(database, { table: 'operational.seen_views', where: 'day < $1', values: [earliestDay(now)] })
}

/**
 * The salts of days; missing ones are created. They are not cached in memory: once a row is deleted, the hashes of its day cannot be
 * computed any more.
 */
export async function saltsOf(database: Pool, days: readonly Day[]): Promise<ReadonlyMap<Day, Buffer>> {
  const known = await readSalts(database, days)
  const missing = days.filter((day) => !known.has(day))
  if (missing.length === 0) return known
  // Another process may create one at the same time; all use the one that was stored first.
  await database.query(
    'INSERT INTO operational.view_salts (day, salt) SELECT * FROM unnest($1::date[], $2::bytea[]) ON CONFLICT DO NOTHING',
    [missing, missing.map(() => randomBytes(32))],
  )
  return readSalts(database, days)
}

async function readSalts(database: Pool, days: readonly Day[]): Promise<ReadonlyMap<Day, Buffer>> {
  const { rows } = await database.query<{ readonly day: Day; readonly salt: Buffer }>({
    name: 'view-salts',
    text: `SELECT to_char(day, 'YYYY-MM-DD') AS day, salt FROM operational.view_salts WHERE day = ANY ($1::date[])`,
    values: [days],
  })
  return new Map(rows.map(({ day, salt }) => [day, salt]))
}

/** 128 bits are enough to distinguish the visitors of a day, and fit into a UUID. */
function hashOf({ providerId, kind, visitor }: View, salt: Buffer | undefined): string {
  if (!salt) throw new Error('the salt of the day was purged while it was in use')
  return createHmac('sha256', salt).update(`${kind}\n${providerId}\n${visitor}`).digest('hex').slice(0, 32)
}

/** The current day in each country. */
export function daysAt(now: Date): Readonly<Record<Country, Day>> {
  const dayOf = (country: Country) => dayIn(timeZones[country], now)
  return { FR: dayOf('FR'), BE: dayOf('BE'), GB: dayOf('GB'), DE: dayOf('DE'), IT: dayOf('IT'), ES: dayOf('ES'), PT: dayOf('PT') }
}

/** The earliest current day of any country. */
export function earliestDay(now: Date): Day {
  return Object.values(daysAt(now)).toSorted()[0] ?? dayIn('UTC', now)
}
