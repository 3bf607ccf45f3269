import type { AllianceEvent } from '../../src/domain/eventCatalog.ts'
import type { Fingerprint, Fingerprints } from '../../src/projections/runner/fingerprints.ts'
import type { Projection } from '../../src/projections/runner/projection.ts'
import { fingerprintFrom } from './fingerprint.ts'

interface Update {
  readonly fingerprints: Fingerprints
  /** Projections that must not stay unchanged, and what to do about each. */
  readonly refusals: readonly string[]
}

/** The fingerprints of the current projections; released versions keep their fingerprint. */
export function updateFingerprints(committed: Fingerprints, projections: readonly Projection[], history: readonly AllianceEvent[]): Update {
  const refusals: string[] = []
  const entries = projections.map((projection): [string, Fingerprint] => {
    const { name, version } = projection
    const known = committed[name]
    const fresh = { version, fingerprint: fingerprintFrom(projection, history), events: history.length, released: known?.released ?? 0 }
    if (known === undefined || version > known.version) return [name, fresh]
    if (version < known.version) refusals.push(`${name}: version ${version} is lower than ${known.version}, which it had already`)
    else if (known.released < version) return [name, fresh]
    else if (fingerprintFrom(projection, history.slice(0, known.events)) !== known.fingerprint) {
      refusals.push(
        `${name} changed under version ${version}, which is released: raise the version of ${name} and run npm run fingerprints`,
      )
    }
    return [name, known]
  })
  return { fingerprints: Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))), refusals }
}

/** Marks the current versions as released: deployments have their tables. */
export function markReleased(fingerprints: Fingerprints): Fingerprints {
  return Object.fromEntries(Object.entries(fingerprints).map(([name, each]) => [name, { ...each, released: each.version }]))
}
