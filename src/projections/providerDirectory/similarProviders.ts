import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import { offeredServices } from '../../domain/referenceValues.ts'
import type { Rules } from '../../domain/rules.ts'
import { schemaOf } from '../runner/projection.ts'
import { Bindings } from './bindings.ts'
import { cellsAround, kilometresSql } from './grid.ts'
import { providerDirectory } from './providerDirectory.ts'
import { kindSql } from './searchRanking.ts'

interface OwnRow {
  readonly kind: 'planner' | 'venue'
  readonly offered_bits: number
  readonly latitude: number
  readonly longitude: number
}

const table = `${schemaOf(providerDirectory)}.providers`

/**
 * Similar providers near by: of the same kind, ordered by the number of shared services, then Premium, then distance. None for a provider
 * with Premium or with an unknown town. Rule PLAN-5.
 */
export async function similarProviders(pool: Pool, providerId: ProviderId, rules: Rules): Promise<readonly ProviderId[]> {
  const { count, kilometres: reach } = rules.similarProviders
  const found = await pool.query<OwnRow>({
    name: 'provider to compare',
    text: `SELECT kind, offered_bits, degrees(asin(z)) AS latitude, degrees(atan2(y, x)) AS longitude FROM ${table}
      WHERE provider_id = $1 AND NOT premium AND x IS NOT NULL`,
    values: [providerId],
  })
  const [own] = found.rows
  if (!own) return []
  const bindings = new Bindings()
  const kilometres = kilometresSql(own, (value) => bindings.bind(value, 'float8'))
  const shared = `bit_count((p.offered_bits & ${bindings.bind(own.offered_bits, 'int')})::bit(${offeredServices.length}))`
  const { rows } = await pool.query<{ provider_id: ProviderId }>({
    // The kind is in the text, since each has an index of its own.
    name: `similar ${own.kind}s`,
    text: `SELECT p.provider_id FROM ${table} p WHERE p.listed AND ${kindSql(own.kind)}
        AND p.premium = ANY ('{true,false}') AND p.cell = ANY ((SELECT ${bindings.bindIntegers(cellsAround(own, reach))})::int[])
        AND ${kilometres} <= ${bindings.bind(reach, 'float8')} AND p.provider_id <> ${bindings.bind(providerId, 'uuid')}
      ORDER BY ${shared} DESC, p.premium DESC, ${kilometres}, p.provider_id LIMIT ${bindings.bind(count, 'int')}`,
    values: bindings.values,
  })
  return rows.map((row) => row.provider_id)
}
