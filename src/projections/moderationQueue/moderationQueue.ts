import type { ProfilePart } from '../../domain/provider/profilePart.ts'
import { clearedOf } from '../clearedOfPersons.ts'
import { json, type RowOf, time, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable } from '../runner/projection.ts'

/** A part that waits for moderation. Its content is not stored here: it is read from the log. */
export interface WaitingPart {
  readonly part: ProfilePart
  readonly version: number
  /** ISO time of its last change. */
  readonly since: string
}

const columns = {
  provider_id: uuid(),
  /** Never empty: a provider without waiting parts has no row. */
  parts: json<readonly WaitingPart[]>(),
  /** The oldest of them. */
  waiting_since: time(),
}
type Row = RowOf<typeof columns>

const key = ({ data }: { data: { providerId: string } }) => data.providerId

function rowOf(providerId: string, parts: readonly WaitingPart[]): Row | undefined {
  const [oldest] = parts.map(({ since }) => since).toSorted()
  return oldest === undefined ? undefined : { provider_id: providerId, parts, waiting_since: oldest }
}

function without(row: Row | undefined, part: ProfilePart, providerId: string): Row | undefined {
  return rowOf(
    providerId,
    (row?.parts ?? []).filter((its) => its.part !== part),
  )
}

const decided = {
  key,
  fold: (row: Row | undefined, { data }: { data: { part: ProfilePart } }, id: string) => without(row, data.part, id),
}

/** Which parts of approved profiles wait for moderation, whose, and since when. Rule MOD-3. */
export const moderationQueue: Projection = {
  name: 'moderationQueue',
  version: 1,
  indexesSql: 'CREATE INDEX queues_by_age ON queues (waiting_since, provider_id)',
  tables: {
    queues: projectedTable({
      columns,
      key: 'provider_id',
      on: {
        ProfilePartsChanged: {
          key,
          fold(row, { data: { parts, changedAt } }, id) {
            const names = new Set(parts.map(({ part }) => part))
            const others = (row?.parts ?? []).filter(({ part }) => !names.has(part))
            const added = parts.flatMap(({ part, version, waits }) => (waits ? [{ part, version, since: changedAt }] : []))
            return rowOf(id, [...others, ...added])
          },
        },
        ProfilePartApproved: decided,
        ProfilePartRejected: decided,
        // The whole profile was reviewed.
        ProviderApproved: { key, fold: () => undefined },
        ProviderRejected: { key, fold: () => undefined },
        PersonErased: clearedOf({ provider: ({ person }) => person.id }),
      },
    }),
  },
}
