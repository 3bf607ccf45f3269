import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import type { PaymentPurpose } from '../../domain/payment/paymentPurpose.ts'
import type { Price } from '../../domain/payment/price.ts'
import type { Listed, Listing } from '../listing.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { type DisputeState, type PaymentRow, type PaymentStatus, providerPayments } from './providerPayments.ts'

/** A payment as its payer sees it; amounts are gross cents. */
export interface ListedPayment {
  readonly id: string
  readonly date: string
  readonly purpose: PaymentPurpose
  readonly price: Price
  readonly status: PaymentStatus
  readonly failure: { readonly code: string; readonly declineCode: string | null } | null
  readonly paidAt: string | null
  readonly refunded: number
  /** The most important dispute: an open one, else a lost one. */
  readonly dispute: DisputeState | null
  /** Credits that were spent before their payment was returned. */
  readonly uncovered: number
}

export type PaymentSortField = 'date'

export interface PaymentFilter {
  readonly id?: readonly string[] | undefined
  readonly status?: readonly PaymentStatus[] | undefined
}

type Row = { readonly total: number } & (PaymentRow | { readonly payment_id: null })

/** A provider's payments. */
export async function listPayments(
  database: Pool,
  providerId: ProviderId,
  { sort, from, to, filter }: Listing<PaymentSortField, PaymentFilter>,
): Promise<Listed<ListedPayment>> {
  const order = `started_at ${sort.descending ? 'DESC' : ''}, payment_id`
  const { rows } = await database.query<Row>({
    name: `listPayments${sort.descending ? 'Descending' : ''}`,
    text: `WITH wanted AS (
      SELECT * FROM ${schemaOf(providerPayments)}.payments
      WHERE provider_id = $1 AND ($2::uuid[] IS NULL OR payment_id = ANY($2)) AND ($3::text[] IS NULL OR status = ANY($3))
    ), page AS (
      SELECT * FROM wanted ORDER BY ${order} LIMIT $4 OFFSET $5
    )
    SELECT (SELECT count(*) FROM wanted) AS total, page.* FROM page RIGHT JOIN (VALUES (1)) AS at_least_one ON true ORDER BY ${order}`,
    values: [providerId, filter.id ?? null, filter.status ?? null, to - from + 1, from],
    types: rowTypes,
  })
  return { items: rows.flatMap((row) => (row.payment_id === null ? [] : [listed(row)])), total: rows[0]?.total ?? 0 }
}

function listed(row: PaymentRow): ListedPayment {
  const { purpose, price, status, failure } = row
  const sum = (amounts: Readonly<Record<string, number>>) => Object.values(amounts).reduce((total, amount) => total + amount, 0)
  return {
    id: row.payment_id,
    date: row.started_at,
    purpose,
    price,
    status,
    failure,
    paidAt: row.paid_at,
    refunded: sum(row.refunds),
    dispute: (['open', 'lost', 'won'] as const).find((state) => Object.values(row.disputes).includes(state)) ?? null,
    uncovered: sum(row.uncovered),
  }
}
