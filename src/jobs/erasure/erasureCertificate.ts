import { erasedCounted, erasedUncounted } from '../../domain/person/erasedKinds.ts'
import type { PersonErasure } from '../../domain/person/person.ts'
import type { PersonKind } from '../../domain/person/personKind.ts'

/** That a person was erased; names nothing that could be read. */
export interface ErasureCertificate {
  readonly id: string
  readonly person: PersonKind
  /** ISO 8601, UTC. */
  readonly askedAt: string
  readonly erasedAt: string
  /** What was looked for, and cleared where it was there; with how many there were, of what is counted. */
  readonly cleared: readonly { readonly what: string; readonly count?: number }[]
  /** Every schema of read models that may show persons, each of which was confirmed to have cleared this one. */
  readonly schemas: readonly string[]
}

/** The certificate of an erasure, made of what the log holds of it. */
export function certificateOf(person: PersonKind, erasure: PersonErasure, schemas: readonly string[]): ErasureCertificate {
  const { certificateId: id, askedAt, erasedAt } = erasure
  const cleared = [
    ...erasedUncounted[person].map((what) => ({ what })),
    ...erasedCounted[person].map((what) => ({ what, count: erasure[what].length })),
  ]
  return { id, person, askedAt, erasedAt, cleared, schemas }
}

/** How many of something were cleared; 0 of what is not counted. */
export function clearedCount({ cleared }: ErasureCertificate, what: string): number {
  return cleared.find((each) => each.what === what)?.count ?? 0
}
