import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import type { Listed } from '../listing.ts'
import { schemaOf } from '../runner/projection.ts'
import { type HistoryEntry, providerHistory } from './providerHistory.ts'

export interface HistoryItem extends Pick<HistoryEntry, 'id' | 'at' | 'kind' | 'facts' | 'changed' | 'notification' | 'part'> {
  /** `self`: the provider. `administrator`: one that acted as the provider. `product`: everything else. */
  readonly by: 'self' | 'administrator' | 'product'
}

const schema = schemaOf(providerHistory)

/** Rows `from` to `to` of a provider's history, newest first unless the oldest are wanted first. */
export async function listHistory(
  database: Pool,
  providerId: ProviderId,
  { from, to, oldestFirst }: { readonly from: number; readonly to: number; readonly oldestFirst: boolean },
): Promise<Listed<HistoryItem>> {
  const { rows } = await database.query<{ readonly entries: readonly HistoryEntry[] }>({
    name: 'listHistory',
    text: `SELECT entries FROM ${schema}.histories WHERE provider_id = $1`,
    values: [providerId],
  })
  const entries = rows[0]?.entries ?? []
  const sorted = oldestFirst ? entries.toReversed() : entries
  return { items: sorted.slice(from, to + 1).map(itemOf), total: entries.length }
}

function itemOf({ id, at, kind, facts, actor, impersonated, changed, notification, part }: HistoryEntry): HistoryItem {
  // A provider is not signed in yet when it registers.
  const self = actor === 'provider' || actor === 'visitor'
  const by = impersonated ? 'administrator' : self ? 'self' : 'product'
  return { id, at, kind, changed, notification, by, ...(part && { part }), ...(facts && { facts }) }
}
