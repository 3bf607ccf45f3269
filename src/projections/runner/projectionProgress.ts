import type { Position } from '../../eventstore/eventStore.ts'
import { checkpointKey, type ParkedAt, type ProjectionId } from './checkpoints.ts'

interface Progress {
  position: Position | undefined
  parked: ParkedAt | null
  ledHere: boolean
  readonly waits: Set<Wait>
}

export interface Wait {
  readonly position: Position
  onReached(): void
  onParked(parked: ParkedAt): void
}

/**
 * The progress of projections as known to this process: from its own projectors, or from the checkpoints of others. A projection is never
 * behind the position stated here.
 */
export class ProjectionProgress {
  readonly #known = new Map<string, Progress>()

  /** The projection has reached `position`; filtered events count as passed. */
  advance(projection: ProjectionId, position: Position): void {
    const progress = this.#of(projection)
    progress.parked = null
    if (progress.position !== undefined && progress.position >= position) return
    progress.position = position
    for (const wait of progress.waits) if (wait.position <= position) wait.onReached()
  }

  /** The projection is parked. */
  park(projection: ProjectionId, parked: ParkedAt): void {
    const progress = this.#of(projection)
    progress.parked = parked
    for (const wait of progress.waits) wait.onParked(parked)
  }

  /** Whether a projector of this process feeds the projection, and so reports every step at once. */
  lead(projection: ProjectionId, ledHere: boolean): void {
    this.#of(projection).ledHere = ledHere
  }

  /** The known progress of the projection. */
  of(projection: ProjectionId): Readonly<Pick<Progress, 'position' | 'parked' | 'ledHere'>> {
    return this.#of(projection)
  }

  /** Calls back when the position is reached or the projection is parked, until the returned function is called. */
  wait(projection: ProjectionId, wait: Wait): () => void {
    const { waits } = this.#of(projection)
    waits.add(wait)
    return () => {
      waits.delete(wait)
    }
  }

  #of(projection: ProjectionId): Progress {
    const key = checkpointKey(projection)
    const known = this.#known.get(key)
    if (known) return known
    const fresh: Progress = { position: undefined, parked: null, ledHere: false, waits: new Set() }
    this.#known.set(key, fresh)
    return fresh
  }
}
