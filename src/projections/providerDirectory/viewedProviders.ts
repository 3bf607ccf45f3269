import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import type { Country } from '../../domain/locale.ts'
import { schemaOf } from '../runner/projection.ts'
import { providerDirectory } from './providerDirectory.ts'

/** A public provider, and the country that decides its time zone. */
export interface ViewedProvider {
  readonly id: ProviderId
  readonly country: Country
}

/** Public id → public provider; unknown ids are left out. If two have the same public id, the first that registered. */
export async function viewedProviders(pool: Pool, publicIds: readonly string[]): Promise<ReadonlyMap<string, ViewedProvider>> {
  const { rows } = await pool.query<ViewedProvider & { readonly publicId: string }>({
    name: 'viewed-providers',
    text: `SELECT DISTINCT ON (p.public_id) p.public_id AS "publicId", p.provider_id AS id, coalesce(p.country, 'FR') AS country
      FROM ${schemaOf(providerDirectory)}.providers p WHERE p.listed AND p.public_id = ANY ($1::text[])
      ORDER BY p.public_id, p.registered_at, p.provider_id`,
    values: [publicIds],
  })
  return new Map(rows.map(({ publicId, ...provider }) => [publicId, provider]))
}
