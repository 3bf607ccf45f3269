import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { providerAccount } from './providerAccount.ts'

/** A provider's own account. */
export interface ProviderAccountView {
  readonly id: ProviderId
  readonly publicId: string
  readonly kind: 'planner' | 'venue'
  /** Names, e-mail and phone are null once the person was erased. */
  readonly firstname: string | null
  readonly lastname: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly locale: string
  readonly companyName: string | null
  readonly emailConfirmed: boolean
  readonly approved: boolean
  readonly registeredAt: string
  readonly plan: 'free' | 'premium'
  readonly planSince: string
  readonly credits: number
}

const schema = schemaOf(providerAccount)

/** A provider's own account; undefined when nobody registered under this id. */
export async function findProviderAccount(database: Pool, providerId: ProviderId): Promise<ProviderAccountView | undefined> {
  const { rows } = await database.query<ProviderAccountView>({
    name: 'findProviderAccount',
    text: `SELECT provider_id AS id, public_id AS "publicId", kind, firstname, lastname, email, phone, locale, company_name AS "companyName",
        email_confirmed AS "emailConfirmed", approved, registered_at AS "registeredAt", CASE WHEN premium THEN 'premium' ELSE 'free' END AS plan,
        coalesce(plan_since, registered_at) AS "planSince", coalesce(credits, 0) AS credits
      FROM ${schema}.people LEFT JOIN ${schema}.balances USING (provider_id) WHERE provider_id = $1`,
    values: [providerId],
    types: rowTypes,
  })
  return rows[0]
}

/** A provider's contact data. */
export interface ProviderContact {
  readonly name: string
  readonly email: string
  /** E.164. */
  readonly phone: string
}

/** Provider id → contact data; erased providers are left out. */
export async function findProviderContacts(database: Pool, ids: readonly ProviderId[]): Promise<ReadonlyMap<ProviderId, ProviderContact>> {
  if (ids.length === 0) return new Map()
  const { rows } = await database.query<ProviderContact & { readonly id: ProviderId }>({
    name: 'findProviderContacts',
    text: `SELECT provider_id AS id, concat_ws(' ', firstname, lastname) AS name, email, phone
      FROM ${schema}.people WHERE provider_id = ANY ($1::uuid[]) AND email IS NOT NULL AND phone IS NOT NULL`,
    values: [ids],
  })
  return new Map(rows.map(({ id, ...contact }) => [id, contact]))
}
