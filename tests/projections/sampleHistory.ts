import { readFileSync } from 'node:fs'
import { type AllianceEvent, eventCatalog, upcast } from '../../src/domain/eventCatalog.ts'
import type { StoredEvent } from '../setup/storedEvents.ts'

/**
 * Couples, providers, their requests and reviews, some of them erased, and at the end a couple that is not: every event that a projection
 * folds, and every branch of every fold. The fingerprints of final versions are computed from its first lines, so new lines are only
 * added at the end; existing lines never change, and are read through the upcasters like the log.
 */
export function sampleHistory(): readonly AllianceEvent[] {
  const lines = readFileSync(new URL('./sampleHistory.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const { type, version, data } = JSON.parse(line) as StoredEvent
    const entry = eventCatalog.get(type)
    if (!entry) throw new Error(`event ${type} of the sample history is not in the catalogue`)
    return { type, data: entry.definition.schema.parse(upcast(entry, version, data)) } as unknown as AllianceEvent
  })
}
