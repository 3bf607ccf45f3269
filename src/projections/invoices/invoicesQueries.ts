import type { Pool } from 'pg'
import type { InvoiceId, ProviderId } from '../../domain/ids.ts'
import type { Listed, Listing } from '../listing.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { containing, type SearchedWords } from '../words.ts'
import { type InvoiceRow, invoices } from './invoices.ts'

const table = `${schemaOf(invoices)}.invoices`

export interface InvoiceFilter {
  readonly id?: readonly string[] | undefined
  readonly paymentId?: readonly string[] | undefined
}

/** A provider's invoices and credit notes by day, then by number. */
export async function listInvoices(
  database: Pool,
  providerId: ProviderId,
  { sort, from, to, filter }: Listing<'issuedOn', InvoiceFilter>,
): Promise<Listed<InvoiceRow>> {
  const direction = sort.descending ? 'DESC' : 'ASC'
  const { rows } = await database.query<InvoiceRow & { readonly total: number }>({
    name: `listInvoices${direction}`,
    text: `SELECT *, count(*) OVER () AS total FROM ${table}
      WHERE provider_id = $1 AND ($2::uuid[] IS NULL OR invoice_id = ANY($2)) AND ($3::uuid[] IS NULL OR payment_id = ANY($3))
      ORDER BY issued_on ${direction}, number ${direction} LIMIT $4 OFFSET $5`,
    values: [providerId, filter.id ?? null, filter.paymentId ?? null, to - from + 1, from],
    types: rowTypes,
  })
  return { items: rows, total: rows[0]?.total ?? 0 }
}

/** A provider's newest documents whose number, day or corrected number contain each of the words. All three are ASCII. */
export async function searchInvoices(
  database: Pool,
  providerId: ProviderId,
  { words, most }: SearchedWords,
): Promise<readonly InvoiceRow[]> {
  const { rows } = await database.query<InvoiceRow>({
    name: 'searchInvoices',
    text: `SELECT * FROM ${table} WHERE provider_id = $1
        AND ' ' || regexp_replace(lower(concat_ws(' ', number, issued_on, corrects)), '[^a-z0-9]+', ' ', 'g') LIKE ALL ($2::text[])
      ORDER BY issued_on DESC, number DESC LIMIT $3`,
    values: [providerId, words.map(containing), most],
    types: rowTypes,
  })
  return rows
}

/** The document with a printed number, of any provider: for the operator. */
export async function findInvoiceByNumber(database: Pool, number: string): Promise<InvoiceId | undefined> {
  const { rows } = await database.query<{ invoice_id: InvoiceId }>(`SELECT invoice_id FROM ${table} WHERE number = $1`, [number])
  return rows[0]?.invoice_id
}
