import { createHash } from 'node:crypto'
import { type EventCatalog, eventCatalog } from '../../domain/eventCatalog.ts'
import committed from '../fingerprints.json' with { type: 'json' }
import { eventTypesOf, type Projection, schemaOf } from './projection.ts'

/** The recorded fingerprint of a projection's version. */
export interface Fingerprint {
  readonly version: number
  /** A hash of its columns, indexes, event types, and of the rows that the sample history folds to (`npm run fingerprints`). */
  readonly fingerprint: string
  /** The number of events of the sample history that it covers. */
  readonly events: number
  /** While a version is developed: its fingerprint may still change, so it is not committed. A version without this mark is final. */
  readonly draft?: boolean
}

export type Fingerprints = Readonly<Record<string, Fingerprint>>

/** The fingerprints of the product's projections, by name. */
export const fingerprints: Fingerprints = committed

/**
 * The value that `projections.checkpoints` stores for an existing projection: the committed fingerprint of its version or, if it has none,
 * a hash of its declaration.
 */
export function definitionOf(projection: Projection): string {
  const known = fingerprints[projection.name]
  if (known?.version === projection.version) return `fingerprint ${known.fingerprint}`
  return `declaration ${createHash('sha256')
    .update(JSON.stringify(declarationOf(projection)))
    .digest('hex')}`
}

/**
 * Columns, indexes and event types, independent of formatting. A later version of an event counts as another event: an older release skips
 * it, so both releases must not feed the same tables.
 */
export function declarationOf(projection: Projection, catalog: EventCatalog = eventCatalog): unknown {
  const tables = Object.entries(projection.tables).map(([name, { key, storage = '', columns }]) => ({
    name,
    key,
    storage,
    columns: Object.entries(columns)
      .map(([column, { sqlType, nullable, mayMoveOut }]) => [column, sqlType, nullable, mayMoveOut].join(' '))
      .toSorted(),
  }))
  const versioned = (type: string) => {
    const version = catalog.get(type)?.version ?? 1
    return version > 1 ? `${type} v${version}` : type
  }
  const indexes = projection.indexesSql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim()
  return { tables, indexes, events: eventTypesOf(projection).map(versioned).toSorted() }
}

/**
 * The values that releases before the fingerprints stored for these versions: a hash of the SQL text at that time. Their tables are the
 * same as today's.
 */
const definitionsBeforeFingerprints: Readonly<Record<string, string>> = {
  couple_disclosures_v2: 'ed922e2cc97ae3b488cdaf150a90c7efed9b3f6d90d65dac69a76411bf495ec2',
  couple_favourites_v2: 'dafab14370a8e5fd0b0170fee1f7d6435071f97831ef86bb9ddead57328f7de7',
  couple_profile_v3: 'e49f556cec795eb32359aa1886d9406811a5c65ad53e9b71d73b2be5e2c2140e',
  couple_projects_v3: '4dc3149a345b599a35aae06036f4476773cde62cfd451be7ea9cfef638d3f8f5',
  credit_ledger_v1: '2891249e3d5cc48310c243cc468b99d732fbbb6f9f9da80e157a2717f42fd824',
  provider_account_v1: '95345a55cd4a6984f42edbffab37028cf0f623d6ecc53ddc1ca44cfd2c45e4ed',
  provider_directory_v3: '2ec051446bb31f779c44e5f3974cd7f1a0e2ff3f24917cb265ac8a173649b7b2',
  provider_reviews_v1: '8726a9c2a95ab9cf201b3ed40a5ab016d748e5e790bff795f14af6e36c6f33ae',
  request_inbox_v5: 'a3f62f041faa3213b949fc3d81ee185da1898ca2fdc283522b4e42ffa5e7c9c1',
}

/** True when a release before the fingerprints created the tables and they are the same as this projection's. */
export function isBeforeFingerprints(projection: Projection, stored: string): boolean {
  return definitionsBeforeFingerprints[schemaOf(projection)] === stored
}
