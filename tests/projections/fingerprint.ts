import { createHash } from 'node:crypto'
import type { AllianceEvent } from '../../src/domain/eventCatalog.ts'
import type { StreamName } from '../../src/domain/ids.ts'
import { position, type RecordedEvent } from '../../src/eventstore/eventStore.ts'
import { countChanges } from '../../src/projections/runner/counting.ts'
import { declarationOf } from '../../src/projections/runner/fingerprints.ts'
import { foldPage } from '../../src/projections/runner/foldPage.ts'
import type { Counting, ProjectedTable, Projection } from '../../src/projections/runner/projection.ts'
import { newEventOf, streamOf } from './newEventOf.ts'

/** The fingerprint of a projection: its declaration, and what it folds a history to. */
export function fingerprintFrom(projection: Projection, history: readonly AllianceEvent[]): string {
  return createHash('sha256')
    .update(JSON.stringify(inKeyOrder([declarationOf(projection), foldHistory(projection, history)])))
    .digest('hex')
}

/**
 * Every change of every row: for the history with each event delivered twice, and for each event alone on empty tables, so that the
 * handling of repeated events and missing rows counts too.
 */
export function foldHistory({ tables }: Projection, history: readonly AllianceEvent[]): unknown {
  const recorded = recordedHistory(history)
  return Object.entries(tables).map(([name, table]) => {
    const { counting } = table
    if (counting) return { name, counted: countedIn(counting, tables[counting.of], recorded) }
    const rows = new Map<string, object>()
    const inOrder = recorded.flatMap((event) => [...folded(table, event, rows), ...folded(table, event, rows)])
    const alone = recorded.flatMap((event) => folded(table, event, new Map()))
    return { name, inOrder, alone }
  })
}

/** The changes of the counts, event by event. */
function countedIn(
  counting: Counting,
  counted: ProjectedTable<object> | undefined,
  recorded: readonly RecordedEvent[],
): readonly unknown[] {
  if (!counted) throw new Error(`there is no table ${counting.of} to count`)
  const rows = new Map<string, object>()
  return recorded.flatMap((event) => {
    const before = new Map(rows)
    folded(counted, event, rows)
    const after = new Map([...new Set([...before.keys(), ...rows.keys()])].map((key) => [key, rows.get(key)]))
    return [...countChanges(counting, before, after).values()].map(({ group, by }) => [event.type, group, by])
  })
}

function folded(table: ProjectedTable<object>, event: RecordedEvent, rows: Map<string, object>): readonly unknown[] {
  return [...foldPage(table, [event], rows)].map(([key, row]) => {
    if (row) rows.set(key, row)
    else rows.delete(key)
    return [event.type, key, row ?? null]
  })
}

/** As the log returns it. */
export function recordedHistory(history: readonly AllianceEvent[]): readonly RecordedEvent[] {
  const revisions = new Map<StreamName, number>()
  return history.map((event, index) => {
    const stream = streamOf(event)
    const revision = revisions.get(stream) ?? 0
    revisions.set(stream, revision + 1)
    const time = new Date(Date.UTC(2026, 10, 21, 10, 0, index)).toISOString()
    return { ...newEventOf(stream, event, revision, time), stream, revision, position: position('sample', String(index).padStart(8, '0')) }
  })
}

export function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, inKeyOrder(part)]))
}
