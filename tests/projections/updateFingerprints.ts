import type { AllianceEvent } from '../../src/domain/eventCatalog.ts'
import type { Fingerprint, Fingerprints } from '../../src/projections/runner/fingerprints.ts'
import type { Projection } from '../../src/projections/runner/projection.ts'
import { fingerprintFrom } from './fingerprint.ts'

interface Update {
  readonly fingerprints: Fingerprints
  /** Projections that must not stay unchanged, and what to do about each. */
  readonly refusals: readonly string[]
}

/** The fingerprints of the current projections, new ones as drafts if asked; final versions keep theirs. */
export function updateFingerprints(
  recorded: Fingerprints,
  projections: readonly Projection[],
  history: readonly AllianceEvent[],
  { draft = false } = {},
): Update {
  const refusals: string[] = []
  const entries = projections.map((projection): [string, Fingerprint] => {
    const { name, version } = projection
    const known = recorded[name]
    if (known && version < known.version) {
      refusals.push(`${name}: version ${version} is lower than ${known.version}, which it had already`)
      return [name, known]
    }
    if (known?.version === version && known.draft !== true) {
      if (fingerprintFrom(projection, history.slice(0, known.events)) !== known.fingerprint)
        refusals.push(`${name} changed under version ${version}, which is final: raise the version of ${name} and run npm run fingerprints`)
      return [name, known]
    }
    const fresh = { version, fingerprint: fingerprintFrom(projection, history), events: history.length }
    return [name, draft ? { ...fresh, draft } : fresh]
  })
  return { fingerprints: Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))), refusals }
}

/** What counts as recorded: the present file, except that it neither removes, lowers nor replaces a final version of the last commit. */
export function recordedSince(committed: Fingerprints, present: Fingerprints): Fingerprints {
  const kept = Object.entries(committed).filter(
    ([name, { version, draft }]) => draft !== true && version >= (present[name]?.version ?? version),
  )
  return { ...present, ...Object.fromEntries(kept) }
}

/** The projections whose version may still change, so that no database may hold it. */
export function draftsIn(fingerprints: Fingerprints): readonly string[] {
  return Object.entries(fingerprints).flatMap(([name, { draft }]) => (draft === true ? [name] : []))
}
