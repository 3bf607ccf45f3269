import { projections } from '../../src/catalogues.ts'
import type { Projection } from '../../src/projections/runner/projection.ts'

/** The read models of the previous release: the same under lower versions, in their own schemas. */
export const olderProjections: readonly Projection[] = projections.map((projection) => ({ ...projection, version: projection.version - 1 }))
