import type { Pool } from 'pg'
import type { ProviderId } from '../src/domain/ids.ts'
import { providerDirectory } from '../src/projections/providerDirectory/providerDirectory.ts'
import { schemaOf } from '../src/projections/runner/projection.ts'
import { dayBooked } from '../tests/setup/sampleAvailabilityEvents.ts'

/** A third of the providers have a calendar; one in ten of these is booked on the requested day. */
export async function bookings(pool: Pool, askedDay: string) {
  const { rows } = await pool.query<{ id: ProviderId }>(
    `SELECT provider_id AS id FROM ${schemaOf(providerDirectory)}.providers ORDER BY provider_id`,
  )
  const booked = rows.filter((_row, index) => index % 3 === 0)
  return booked.map(({ id }, index) => dayBooked({ providerId: id, day: index % 10 === 0 ? askedDay : '2027-06-12' }))
}
