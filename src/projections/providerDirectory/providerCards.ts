import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import { schemaOf } from '../runner/projection.ts'
import { type CardRow, type CardViewer, cardColumns, cardOf, type ProviderCard } from './providerCard.ts'
import { providerDirectory } from './providerDirectory.ts'

const table = `${schemaOf(providerDirectory)}.providers`
const columns = cardColumns.map((column) => `p.${column}`).join(', ')

export interface CardOptions {
  /** Includes providers that are no longer public: a couple still sees the providers it wrote to. */
  readonly evenUnlisted?: boolean
  /** The format of the portrait's excerpt: inline HTML by default; text in search results. */
  readonly excerpt?: 'html' | 'text'
}

/** The cards of providers, in the order of the ids, without those that are not public. */
export async function cardsOf(
  pool: Pool,
  ids: readonly string[],
  viewer: CardViewer,
  { evenUnlisted = false, excerpt = 'html' }: CardOptions = {},
): Promise<readonly ProviderCard[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<CardRow>({
    name: 'cards of providers',
    text: `SELECT ${columns} FROM unnest($1::uuid[]) WITH ORDINALITY AS asked(id, rank) JOIN ${table} p ON p.provider_id = asked.id
     WHERE p.name IS NOT NULL AND p.public_id IS NOT NULL AND (p.listed OR $2) ORDER BY asked.rank`,
    values: [ids, evenUnlisted],
  })
  return rows.map((row) => cardOf(row, viewer, excerpt))
}

/** The card of a public provider, by its id or its public id; if two have the same public id, the first that registered. */
export async function publicProfile(pool: Pool, idOrPublicId: string, viewer: CardViewer): Promise<ProviderCard | undefined> {
  const { rows } = await pool.query<CardRow>(
    `SELECT ${columns} FROM ${table} p WHERE p.listed AND ${isUuid(idOrPublicId) ? 'p.provider_id = $1::uuid' : 'p.public_id = $1'}
     ORDER BY p.registered_at, p.provider_id LIMIT 1`,
    [idOrPublicId],
  )
  return rows[0] && cardOf(rows[0], viewer, 'html')
}

/** A provider's own card, public or not, as couples would see it. */
export async function ownProfile(pool: Pool, providerId: ProviderId, viewer: CardViewer): Promise<ProviderCard | undefined> {
  const { rows } = await pool.query<CardRow>(`SELECT ${columns} FROM ${table} p WHERE p.provider_id = $1 AND p.public_id IS NOT NULL`, [
    providerId,
  ])
  return rows[0] && cardOf(rows[0], viewer, 'html')
}

/** The location of a provider's company; undefined until it is described. */
export async function companyPoint(pool: Pool, providerId: ProviderId) {
  const { rows } = await pool.query<{ readonly latitude: number; readonly longitude: number }>(
    `SELECT latitude, longitude FROM ${table} WHERE provider_id = $1 AND latitude IS NOT NULL AND longitude IS NOT NULL`,
    [providerId],
  )
  return rows[0]
}

/**
 * The ids of public providers, in the order of their public ids; unknown ones are left out. If two have the same public id, the first that
 * registered.
 */
export async function idsOfPublicIds(pool: Pool, publicIds: readonly string[]): Promise<readonly ProviderId[]> {
  if (publicIds.length === 0) return []
  const { rows } = await pool.query<{ provider_id: ProviderId }>(
    `SELECT first.provider_id FROM unnest($1::text[]) WITH ORDINALITY AS asked(id, rank) CROSS JOIN LATERAL (
       SELECT p.provider_id FROM ${table} p WHERE p.listed AND p.public_id = asked.id ORDER BY p.registered_at, p.provider_id LIMIT 1
     ) AS first ORDER BY asked.rank`,
    [publicIds],
  )
  return rows.map((row) => row.provider_id)
}

/** The ids that belong to public providers, which are the only ones that can be written to. */
export async function contactable(pool: Pool, ids: readonly string[]): Promise<ReadonlySet<ProviderId>> {
  const { rows } = await pool.query<{ provider_id: ProviderId }>(
    `SELECT provider_id FROM ${table} WHERE listed AND provider_id = ANY ($1::uuid[])`,
    [ids],
  )
  return new Set(rows.map((row) => row.provider_id))
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
