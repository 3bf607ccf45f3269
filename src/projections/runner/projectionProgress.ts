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
 * How far projections are, as this process knows: from projectors that run in it, or from whoever reads the checkpoints of others.
 * A projection is at least as far as it is said to be here.
 */
export class ProjectionProgress {
  readonly #known = new Map<string, Progress>()

  /** The projection is as far as `position`; filtered events are passed over. */
  advance(projection: ProjectionId, position: Position): void {
    const progress = this.#of(projection)
    progress.parked = null
    if (progress.position !== undefined && progress.position >= position) return
    progress.position = position
    for (const wait of progress.waits) if (wait.position <= position) wait.onReached()
  }

  /** The projection stands still. */
  park(projection: ProjectionId, parked: ParkedAt): void {
    const progress = this.#of(projection)
    progress.parked = parked
    for (const wait of progress.waits) wait.onParked(parked)
  }

  /** Whether a projector of this process feeds the projection, and so reports every step at once. */
  lead(projection: ProjectionId, ledHere: boolean): void {
    this.#of(projection).ledHere = ledHere
  }

  /** What is known of the projection now. */
  of(projection: ProjectionId): Readonly<Pick<Progress, 'position' | 'parked' | 'ledHere'>> {
    return this.#of(projection)
  }

  /** Is called when the place is reached or the projection parks, until the function returned is called. */
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
