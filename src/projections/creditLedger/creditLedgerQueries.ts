import type { Pool } from 'pg'
import type { GuaranteeRule } from '../../domain/guarantee/guaranteeRule.ts'
import type { ProviderId } from '../../domain/ids.ts'
import type { Listed, Listing } from '../listing.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { creditLedger, type LedgerCode, type LedgerRow } from './creditLedger.ts'

/** One line of the statement. */
export interface LedgerEntry {
  readonly id: string
  readonly date: string
  readonly code: LedgerCode
  readonly in: number
  readonly out: number
  /** Credits on the account after this line. */
  readonly balance: number
  readonly requestId: string | null
  readonly returnRule: GuaranteeRule | null
  readonly reason: string | null
}

/** Entries with the same time keep the order of the account's history. */
export type LedgerSortField = 'date'

export interface LedgerFilter {
  readonly id?: readonly string[] | undefined
  readonly code?: readonly LedgerCode[] | undefined
}

const entries = `${schemaOf(creditLedger)}.entries`

/** A provider's statement. Balances include lines that the filter leaves out. */
export async function listLedgerEntries(
  database: Pool,
  providerId: ProviderId,
  { sort, from, to, filter }: Listing<LedgerSortField, LedgerFilter>,
): Promise<Listed<LedgerEntry>> {
  const { rows } = await database.query<Row>({
    name: `listLedgerEntries${sort.descending ? 'Descending' : ''}`,
    text: `WITH statement AS (
      SELECT *, sum(credits) OVER (ORDER BY revision)::int AS balance FROM ${entries} WHERE provider_id = $1
    ), wanted AS (
      SELECT * FROM statement WHERE ($2::uuid[] IS NULL OR entry_id = ANY($2)) AND ($3::text[] IS NULL OR code = ANY($3))
    ), page AS (
      SELECT * FROM wanted ORDER BY revision ${sort.descending ? 'DESC' : ''} LIMIT $4 OFFSET $5
    )
    SELECT (SELECT count(*) FROM wanted) AS total, page.*
    FROM page RIGHT JOIN (VALUES (1)) AS at_least_one ON true ORDER BY revision ${sort.descending ? 'DESC' : ''}`,
    values: [providerId, filter.id ?? null, filter.code ?? null, to - from + 1, from],
    types: rowTypes,
  })
  return { items: rows.flatMap((row) => (row.entry_id === null ? [] : [entryOf(row)])), total: rows[0]?.total ?? 0 }
}

/** The ids of a provider's entries that have a reason in an administrator's words. */
export async function findCorrections(database: Pool, providerId: ProviderId): Promise<readonly string[]> {
  const { rows } = await database.query<{ entry_id: string }>(
    `SELECT entry_id FROM ${entries} WHERE provider_id = $1 AND reason IS NOT NULL ORDER BY revision`,
    [providerId],
  )
  return rows.map((row) => row.entry_id)
}

type Row = { readonly total: number } & ((LedgerRow & { readonly balance: number }) | { readonly entry_id: null })

function entryOf(row: LedgerRow & { readonly balance: number }): LedgerEntry {
  return {
    id: row.entry_id,
    date: row.entered_at,
    code: row.code,
    in: Math.max(row.credits, 0),
    out: Math.max(-row.credits, 0),
    balance: row.balance,
    requestId: row.request_id,
    returnRule: row.return_rule,
    reason: row.reason,
  }
}
