import { randomUUID } from 'node:crypto'
import { unlessErased } from '../../src/domain/event.ts'
import type { AllianceEvent } from '../../src/domain/eventCatalog.ts'
import type { ProviderId } from '../../src/domain/ids.ts'
import { type Columns, integer, type RowOf, shortText, uuid } from '../../src/projections/runner/columns.ts'
import { type Projection, projectedTable } from '../../src/projections/runner/projection.ts'

const columns = {
  provider_id: uuid(),
  credits: integer(),
  /** The revision of the last counted event. */
  revision: integer(),
  note: shortText(40).orNull(),
}
type Balance = RowOf<typeof columns>

export interface BalancesOptions {
  readonly name?: string
  readonly version?: number
  /** Further columns, for a different definition. */
  readonly moreColumns?: Columns
  /** Called with the reason of every correction; a throw makes the projection fail. */
  readonly inspect?: (reason: string) => void
}

/** A projection that counts, so that repeated and missing events are visible. */
export function balances({ name = 'balances', version = 1, moreColumns = {}, inspect }: BalancesOptions = {}): Projection {
  const counted = (row: Balance | undefined, providerId: string, credits: number, revision: number, note: string | null): Balance => {
    if (row && row.revision >= revision) return row
    return { provider_id: providerId, credits: (row?.credits ?? 0) + credits, revision, note }
  }
  return {
    name,
    version,
    indexesSql: 'CREATE INDEX balances_by_credits ON balances (credits)',
    tables: {
      balances: projectedTable<typeof columns>({
        columns: { ...columns, ...moreColumns },
        key: 'provider_id',
        on: {
          WelcomeCreditGranted: {
            key: ({ data }) => data.providerId,
            fold: (row, { data, revision }) => counted(row, data.providerId, data.credits, revision, null),
          },
          CreditsCorrected: {
            key: ({ data }) => data.providerId,
            fold(row, { data, revision }) {
              const reason = unlessErased(data.reason, '')
              inspect?.(reason)
              return counted(row, data.providerId, data.credits, revision, reason)
            },
          },
        },
      }),
    },
  }
}

export const newProvider = (): ProviderId => randomUUID() as ProviderId
export const granted = (providerId: ProviderId, credits = 1): AllianceEvent => ({
  type: 'WelcomeCreditGranted',
  data: { providerId, credits },
})
export const corrected = (providerId: ProviderId, reason = 'put right'): AllianceEvent => ({
  type: 'CreditsCorrected',
  data: { providerId, credits: 2, reason },
})
/** An event that `balances` ignores. */
export const signedIn = (providerId: ProviderId): AllianceEvent => ({
  type: 'ProviderSignedIn',
  data: { providerId, signedInAt: '2026-11-21T10:00:00.000Z' },
})

/** Projections that all count the same. */
export function manyBalances(count: number): readonly Projection[] {
  return Array.from({ length: count }, (_, index) => balances({ name: `balances${index}` }))
}
