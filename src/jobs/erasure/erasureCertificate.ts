import { erasedCounted, erasedUncounted } from '../../domain/person/erasedKinds.ts'
import type { PersonErasure } from '../../domain/person/person.ts'
import type { PersonKind } from '../../domain/person/personKind.ts'

/** Certifies that a person was erased; contains no personal data. */
export interface ErasureCertificate {
  readonly id: string
  readonly person: PersonKind
  /** ISO 8601, UTC. */
  readonly askedAt: string
  readonly erasedAt: string
  /** What was searched for and removed if present; with a number where it is counted. */
  readonly cleared: readonly { readonly what: string; readonly count?: number }[]
  /** Every schema of read models that may show persons; each was confirmed to have removed this one. */
  readonly schemas: readonly string[]
}

/** The certificate of an erasure, built from its events in the log. */
export function certificateOf(person: PersonKind, erasure: PersonErasure, schemas: readonly string[]): ErasureCertificate {
  const { certificateId: id, askedAt, erasedAt } = erasure
  const cleared = [
    ...erasedUncounted[person].map((what) => ({ what })),
    ...erasedCounted[person].map((what) => ({ what, count: erasure[what].length })),
  ]
  return { id, person, askedAt, erasedAt, cleared, schemas }
}

/** How many were removed; 0 for what is not counted. */
export function clearedCount({ cleared }: ErasureCertificate, what: string): number {
  return cleared.find((each) => each.what === what)?.count ?? 0
}
