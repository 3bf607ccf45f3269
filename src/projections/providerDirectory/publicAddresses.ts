import type { Pool } from 'pg'
import { schemaOf } from '../runner/projection.ts'
import { providerDirectory } from './providerDirectory.ts'

const table = `${schemaOf(providerDirectory)}.providers`

/** How many providers have a public page. */
export async function countPublicProviders(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table} WHERE listed AND public_id IS NOT NULL`)
  return rows[0]?.count ?? 0
}

/** Paths of public pages by public id, the same as `profileUrl` of the cards. */
export async function publicAddresses(
  pool: Pool,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ path: string }>(
    `SELECT '/' || coalesce(kind, 'planner') || '/' || concat_ws('-', public_id, nullif(slug, '')) AS path
     FROM ${table} WHERE listed AND public_id IS NOT NULL ORDER BY public_id OFFSET $1 LIMIT $2`,
    [from, limit],
  )
  return rows.map(({ path }) => path)
}
