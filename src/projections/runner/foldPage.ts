import { eventCatalog, isNewerVersion } from '../../domain/eventCatalog.ts'
import type { RecordedEvent } from '../../eventstore/eventStore.ts'
import { EventFailed } from '../../platform/eventFailed.ts'
import type { ProjectedTable } from './projection.ts'

type Change = {
  key(event: RecordedEvent): string | readonly string[]
  readonly begins?: true
  fold(row: object | undefined, event: RecordedEvent, key: string): object | undefined
}

/** The keys that the events touch and whose rows may already exist in the table. */
export function keysTouched(table: ProjectedTable<object>, events: readonly RecordedEvent[]): Set<string> {
  const keys = new Set<string>()
  const begun = new Set<string>()
  for (const event of events) {
    const change = changeOf(table, event)
    if (!change) continue
    try {
      for (const key of keysOf(change, event)) {
        if (change.begins) begun.add(key)
        else if (!begun.has(key)) keys.add(key)
      }
    } catch (cause) {
      throw new EventFailed(event, cause)
    }
  }
  return keys
}

/**
 * Folds events into the rows of a table and returns the changed rows, undefined for deleted ones. `rows` holds the existing rows under the
 * touched keys.
 * @throws EventFailed
 */
export function foldPage(
  table: ProjectedTable<object>,
  events: readonly RecordedEvent[],
  rows: { get(key: string): object | undefined },
): Map<string, object | undefined> {
  const changed = new Map<string, object | undefined>()
  for (const event of events) {
    const change = changeOf(table, event)
    if (!change) continue
    try {
      for (const key of keysOf(change, event)) {
        const before = changed.has(key) ? changed.get(key) : rows.get(key)
        const after = change.fold(before, event, key)
        if (after === before) continue
        if (after && String(after[table.key]) !== key) throw new Error(`the row's ${table.key} is not the key it stands under`)
        changed.set(key, after)
      }
    } catch (cause) {
      throw new EventFailed(event, cause)
    }
  }
  return changed
}

/** Events of a newer release are skipped: that release feeds its own version of the read model. */
function changeOf(table: ProjectedTable<object>, event: RecordedEvent): Change | undefined {
  if (isNewerVersion(eventCatalog, event.type, event.metadata.version)) return undefined
  return (table.on as Readonly<Record<string, Change | undefined>>)[event.type]
}

function keysOf(change: Change, event: RecordedEvent): readonly string[] {
  const key = change.key(event)
  return typeof key === 'string' ? [key] : key
}
