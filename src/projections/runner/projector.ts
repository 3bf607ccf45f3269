import { type ProjectionCatalogue } from './catalogue.ts'
import { CheckpointNotes } from './checkpointNotes.ts'
import { ProjectionRunner, type ProjectionRunnerOptions } from './projectionRunner.ts'

/**
 * Feeds every projection of the catalogue independently, so that a parked one does not block the others. Their tables must exist
 * (`prepareProjections`). Returns a function that stops it and waits until the last page is written.
 */
export function startProjector(projections: ProjectionCatalogue, options: ProjectionRunnerOptions): () => Promise<void> {
  const stopped = new AbortController()
  const notes = new CheckpointNotes(options.pool)
  const runs = projections.map((projection) => new ProjectionRunner(projection, options, notes).run(stopped.signal))
  return async () => {
    stopped.abort()
    await Promise.all(runs)
  }
}
