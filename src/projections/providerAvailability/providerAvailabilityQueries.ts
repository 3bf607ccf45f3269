import type { Pool } from 'pg'
import type { Day } from '../../domain/calendar.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { type AvailabilityRow, providerAvailability } from './providerAvailability.ts'

const table = `${schemaOf(providerAvailability)}.calendars`

/** A provider's calendar; undefined when it has no entries. */
export async function findCalendar(database: Pool, providerId: string): Promise<AvailabilityRow | undefined> {
  const { rows } = await database.query<AvailabilityRow>({
    name: 'findCalendar',
    text: `SELECT * FROM ${table} WHERE provider_id = $1`,
    values: [providerId],
    types: rowTypes,
  })
  return rows[0]
}

/** Which of these providers are blocked or booked on a day. */
export async function unavailableOn(database: Pool, providerIds: readonly string[], day: Day): Promise<ReadonlySet<string>> {
  if (providerIds.length === 0) return new Set()
  const { rows } = await database.query<{ provider_id: string }>({
    name: 'unavailableOn',
    text: `SELECT provider_id FROM ${table} WHERE provider_id = ANY ($1::uuid[]) AND busy @> $2::date`,
    values: [providerIds, day],
  })
  return new Set(rows.map((row) => row.provider_id))
}

/**
 * SQL that is true for a row `p` of the directory unless the provider is blocked or booked on a day. A scalar subquery makes Postgres look
 * up single calendars by key instead of joining all of them.
 */
export function availableSql(day: string): string {
  return `(SELECT calendar.busy @> ${day} FROM ${table} calendar WHERE calendar.provider_id = p.provider_id) IS NOT TRUE`
}
