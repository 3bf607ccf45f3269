import type { Pool } from 'pg'
import type { CoupleId, ProviderId, RequestId } from '../../domain/ids.ts'
import type { Listed, Listing } from '../listing.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { containing } from '../words.ts'
import { type InboxRequest, inboxRequestOf, type ListedRow } from './inboxRequest.ts'
import { budgetOrder, type RequestStatus, requestInbox } from './requestInbox.ts'
import { searchedWords } from './searchWords.ts'

/** The sort keys of the list, and the ORDER BY of each; the id makes every order total. */
const orders = {
  receivedAt: (direction: string) => `received_at ${direction}`,
  eventDate: (direction: string) => `event_date ${direction}`,
  seenAt: (direction: string) => `seen_at ${direction} NULLS LAST`,
  status: (direction: string) => `status ${direction}, received_at ${direction}`,
  budget: (direction: string) => `array_position('${budgetOrder}'::text[], budget_range) ${direction}`,
  city: (direction: string) => `city ${direction} NULLS LAST`,
}
export type InboxSortField = keyof typeof orders

export interface InboxFilter {
  readonly id?: readonly string[] | undefined
  readonly status?: readonly RequestStatus[] | undefined
  readonly seen?: boolean | undefined
  /** Neither seen nor marked as read. */
  readonly unread?: boolean | undefined
  readonly stage?: readonly string[] | undefined
  readonly venueId?: readonly string[] | undefined
  readonly eventType?: readonly string[] | undefined
  readonly serviceType?: readonly string[] | undefined
  readonly country?: readonly string[] | undefined
  /** Days, both included. */
  readonly eventFrom?: string | undefined
  readonly eventTo?: string | undefined
  /** A part of the name of a town. */
  readonly city?: string | undefined
  /** Words that must all be found in the text that the provider may see; each may be the beginning of a word. */
  readonly q?: string | undefined
}

const requests = `${schemaOf(requestInbox)}.requests`

/** An unlock costs nothing: the provider paid for another request of the couple for the same date. Rule GUA-5. */
const isPaidFor = (request: string) => `${request}.unlocked_at IS NULL AND EXISTS (SELECT FROM ${requests} AS other
  WHERE other.provider_id = ${request}.provider_id AND other.event_date = ${request}.event_date AND other.couple_id = ${request}.couple_id
    AND other.pays_for_date AND NOT other.credit_returned) AS is_paid_for`

/** A provider's requests, masked where they are locked. */
export async function listRequests(
  database: Pool,
  providerId: ProviderId,
  { sort, from, to, filter }: Listing<InboxSortField, InboxFilter>,
): Promise<Listed<InboxRequest>> {
  const values: unknown[] = [providerId]
  const condition = ['provider_id = $1', ...conditionsOf(filter, values)].join(' AND ')
  const direction = sort.descending ? 'DESC' : 'ASC'
  const { rows } = await database.query<ListedRow & { total: number }>({
    text: `SELECT (SELECT count(*) FROM ${requests} WHERE ${condition}) AS total, page.*, ${isPaidFor('page')} FROM (
      SELECT * FROM ${requests} WHERE ${condition}
      ORDER BY ${orders[sort.field](direction)}, request_id ${direction}
      LIMIT $${values.length + 1} OFFSET $${values.length + 2}) AS page`,
    values: [...values, to - from + 1, from],
    types: rowTypes,
  })
  const total = rows[0]?.total ?? (from === 0 ? 0 : await count(database, condition, values))
  return { items: rows.map(inboxRequestOf), total }
}

const exportedAtOnce = 500

/**
 * All requests of a provider in the order of a list, masked where locked, up to `most`. The ids are read at once, so that no request is
 * missing or repeated; the rows are read in parts, so that a slow reader does not hold a connection.
 */
export async function* eachRequest(
  database: Pool,
  providerId: ProviderId,
  { sort, filter }: Pick<Listing<InboxSortField, InboxFilter>, 'sort' | 'filter'>,
  most: number,
): AsyncGenerator<readonly InboxRequest[]> {
  const values: unknown[] = [providerId]
  const condition = ['provider_id = $1', ...conditionsOf(filter, values)].join(' AND ')
  const direction = sort.descending ? 'DESC' : 'ASC'
  const { rows } = await database.query<{ id: string }>(
    `SELECT request_id AS id FROM ${requests} WHERE ${condition}
      ORDER BY ${orders[sort.field](direction)}, request_id ${direction} LIMIT ${most}`,
    values,
  )
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += exportedAtOnce) {
    const part = await database.query<ListedRow>({
      text: `SELECT *, ${isPaidFor('requests')} FROM ${requests} WHERE request_id = ANY($1::uuid[]) AND provider_id = $2 ORDER BY array_position($1::uuid[], request_id)`,
      values: [ids.slice(from, from + exportedAtOnce), providerId],
      types: rowTypes,
    })
    yield part.rows.map(inboxRequestOf)
  }
}

/** One request; undefined when there is none, or it belongs to another provider. */
export async function findRequest(database: Pool, providerId: ProviderId, requestId: string): Promise<InboxRequest | undefined> {
  const { rows } = await database.query<ListedRow>({
    name: 'findRequest',
    text: `SELECT *, ${isPaidFor('requests')} FROM ${requests} WHERE request_id = $1 AND provider_id = $2`,
    values: [requestId, providerId],
    types: rowTypes,
  })
  return rows[0] && inboxRequestOf(rows[0])
}

/** The given requests that are the provider's own. */
export async function ownRequests(
  database: Pool,
  providerId: ProviderId,
  requestIds: readonly RequestId[],
): Promise<readonly { readonly id: RequestId; readonly readAt: string | null }[]> {
  const { rows } = await database.query<{ id: RequestId; readAt: string | null }>({
    text: `SELECT request_id AS id, read_at AS "readAt" FROM ${requests} WHERE request_id = ANY($1::uuid[]) AND provider_id = $2`,
    values: [requestIds, providerId],
    types: rowTypes,
  })
  return rows
}

/** How a provider answered a request of a couple. */
export interface RequestAnswer {
  readonly requestId: string
  readonly unlockedAt: string | null
  readonly rejectedAt: string | null
  readonly rejectionReason: string | null
  readonly rejectionNote: string | null
}

/** The answers to a couple's own requests. */
export async function findAnswers(database: Pool, coupleId: CoupleId, requestIds: readonly string[]): Promise<readonly RequestAnswer[]> {
  const { rows } = await database.query<RequestAnswer>({
    text: `SELECT request_id AS "requestId", unlocked_at AS "unlockedAt", rejected_at AS "rejectedAt", rejection_reason AS "rejectionReason",
        rejection_note AS "rejectionNote" FROM ${requests} WHERE request_id = ANY($1::uuid[]) AND couple_id = $2`,
    values: [requestIds, coupleId],
    types: rowTypes,
  })
  return rows
}

function conditionsOf(filter: InboxFilter, values: unknown[]): readonly string[] {
  const bound = (value: unknown) => `$${values.push(value)}`
  const conditions: string[] = []
  if (filter.id) conditions.push(`request_id = ANY(${bound(filter.id)}::uuid[])`)
  if (filter.status) conditions.push(`status = ANY(${bound(filter.status)}::text[])`)
  if (filter.seen !== undefined) conditions.push(`seen_at IS ${filter.seen ? 'NOT NULL' : 'NULL'}`)
  if (filter.unread !== undefined) conditions.push(`read_at IS ${filter.unread ? 'NULL' : 'NOT NULL'}`)
  if (filter.stage) conditions.push(`stage = ANY(${bound(filter.stage)}::text[])`)
  if (filter.venueId) conditions.push(`venue_id = ANY(${bound(filter.venueId)}::uuid[])`)
  if (filter.eventType) conditions.push(`event_type = ANY(${bound(filter.eventType)}::text[])`)
  if (filter.serviceType) conditions.push(`service_type = ANY(${bound(filter.serviceType)}::text[])`)
  if (filter.country) conditions.push(`country = ANY(${bound(filter.country)}::text[])`)
  if (filter.eventFrom) conditions.push(`event_date >= ${bound(filter.eventFrom)}::date`)
  if (filter.eventTo) conditions.push(`event_date <= ${bound(filter.eventTo)}::date`)
  if (filter.city) conditions.push(`city ILIKE '%' || ${bound(filter.city.replaceAll(/[\\%_]/g, String.raw`\$&`))} || '%'`)
  // Only the search texts of this provider's requests are read, by the index of its inbox.
  for (const { word, eventTypes } of searchedWords(filter.q ?? '')) {
    conditions.push(`(search_words LIKE ${bound(containing(word))} OR event_type = ANY(${bound(eventTypes)}::text[]))`)
  }
  return conditions
}

async function count(database: Pool, condition: string, values: readonly unknown[]): Promise<number> {
  const text = `SELECT count(*) AS total FROM ${requests} WHERE ${condition}`
  const { rows } = await database.query<{ total: number }>({ text, values: [...values], types: rowTypes })
  return rows[0]?.total ?? 0
}
