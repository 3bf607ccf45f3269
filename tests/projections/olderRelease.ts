import { projections } from '../../src/catalogues.ts'
import type { Projection } from '../../src/projections/runner/projection.ts'

/** The read models as the release before had them: the same under lower versions, in schemas of their own. */
export const olderProjections: readonly Projection[] = projections.map((projection) => ({ ...projection, version: projection.version - 1 }))
