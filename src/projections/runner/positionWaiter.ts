import type { Pool } from 'pg'
import { type EventStore, later, type Position } from '../../eventstore/eventStore.ts'
import { checkpointKey, type ParkedAt, type ProjectionId, readCheckpoints } from './checkpoints.ts'
import type { Projection } from './projection.ts'
import type { ProjectionProgress } from './projectionProgress.ts'

/** The position belongs to another log, or is beyond the end of this one (400). */
export class InvalidPosition extends Error {
  override name = 'InvalidPosition'
}

/** The projection has not reached the position yet (503, retry). */
export class NotReached extends Error {
  override name = 'NotReached'
}

/** The projection is parked (503). */
export class ProjectionParked extends NotReached {
  override name = 'ProjectionParked'
}

export interface ProjectionStatus {
  readonly name: string
  readonly version: number
  /** Undefined when its tables were never created. */
  readonly position: Position | undefined
  /** The age of the oldest event, of any type, that it has not passed yet; 0 when it is up to date. */
  readonly lagSeconds: number
  readonly parked: ParkedAt | null
}

export interface PositionWaiterOptions {
  readonly pool: Pool
  readonly store: Pick<EventStore, 'id' | 'start' | 'head' | 'readAll'>
  readonly progress: ProjectionProgress
  readonly projections: readonly Projection[]
}

const tickMs = 10
/** Checkpoints of other processes' projections are queried every tick for new reads, and at this interval for those that wait longer. */
const patientAskMs = 50
const patientAfterMs = 250
/**
 * A position beyond the log's head in two checks in a row does not exist; in a single check it may be an append that is about to become
 * readable.
 */
const headCheckMs = 250
/** On EventStoreDB the server's own events may be between ours. */
const lookAhead = 20

interface WaitingRead {
  readonly projection: ProjectionId
  readonly position: Position
  readonly since: number
  readonly deadline: number
  headChecks: number
  readonly fail: (error: Error) => void
}

/** For reads that must include an earlier write: waits until a projection has reached a position, in whichever process it is fed. */
export class PositionWaiter {
  readonly #options: PositionWaiterOptions
  readonly #waiting = new Set<WaitingRead>()
  #ticking: NodeJS.Timeout | undefined
  #asking: Promise<void> | undefined
  #askingStatus: Promise<readonly ProjectionStatus[]> | undefined
  #askedAt = Number.NEGATIVE_INFINITY
  #checkingHead = false

  constructor(options: PositionWaiterOptions) {
    this.#options = options
  }

  /**
   * Resolves when the projection's tables include everything up to `position`.
   * @throws InvalidPosition, ProjectionParked, NotReached
   */
  async waitFor(projection: ProjectionId, position: Position, timeoutMs: number): Promise<void> {
    const { progress, store } = this.#options
    if (!isPositionOf(store, position)) throw new InvalidPosition('not a position of this log')
    if (this.#shows(projection, position)) return
    // The known progress of a projection in another process may be outdated.
    if (progress.of(projection).parked) await this.#askCheckpoints()
    if (this.#shows(projection, position)) return
    const { parked } = progress.of(projection)
    if (parked) throw new ProjectionParked(`${projection.name} stands still`)
    await this.#reached(projection, position, timeoutMs)
  }

  /** The progress of every projection: for readiness and metrics. Concurrent callers share one look-up. */
  status(): Promise<readonly ProjectionStatus[]> {
    this.#askingStatus ??= this.#readStatus().finally(() => {
      this.#askingStatus = undefined
    })
    return this.#askingStatus
  }

  #shows(projection: ProjectionId, position: Position): boolean {
    const known = this.#options.progress.of(projection).position
    return known !== undefined && known >= position
  }

  #reached(projection: ProjectionId, position: Position, timeoutMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const since = performance.now()
      const stopWaiting = () => {
        this.#waiting.delete(read)
        forget()
      }
      const fail = (error: Error) => {
        stopWaiting()
        reject(error)
      }
      const read: WaitingRead = { projection, position, since, deadline: since + timeoutMs, headChecks: 0, fail }
      const forget = this.#options.progress.wait(projection, {
        position,
        onReached: () => {
          stopWaiting()
          resolve()
        },
        onParked: () => fail(new ProjectionParked(`${projection.name} stands still`)),
      })
      this.#waiting.add(read)
      this.#ticking ??= setInterval(() => this.#tick(), tickMs)
      if (!this.#options.progress.of(projection).ledHere) this.#askCheckpoints().catch(() => {})
    })
  }

  /** One timer for all waiting reads, so that each read costs only an entry in a set. */
  #tick(): void {
    const now = performance.now()
    for (const read of this.#waiting) {
      if (now >= read.deadline) read.fail(new NotReached(`${read.projection.name} is not up to date yet`))
    }
    if (this.#waiting.size === 0) {
      clearInterval(this.#ticking)
      this.#ticking = undefined
      return
    }
    this.#askForOthers(now)
    this.#refuseFuture(now).catch(() => {})
  }

  #askForOthers(now: number): void {
    const { progress } = this.#options
    const elsewhere = [...this.#waiting].filter(({ projection }) => !progress.of(projection).ledHere)
    const isDue = now - this.#askedAt >= patientAskMs || elsewhere.some(({ since }) => now - since < patientAfterMs)
    if (elsewhere.length > 0 && isDue) this.#askCheckpoints().catch(() => {})
  }

  async #refuseFuture(now: number): Promise<void> {
    const due = [...this.#waiting].filter(({ since, headChecks }) => now - since >= headCheckMs * (headChecks + 1))
    if (due.length === 0 || this.#checkingHead) return
    this.#checkingHead = true
    try {
      const head = await this.#options.store.head()
      for (const read of due) {
        read.headChecks = read.position > head ? read.headChecks + 1 : Number.POSITIVE_INFINITY
        if (read.headChecks === 2) read.fail(new InvalidPosition('the log has not reached this position'))
      }
    } finally {
      this.#checkingHead = false
    }
  }

  /** Looks up the progress of projections that other processes feed; one query at a time for all waiting reads. */
  #askCheckpoints(): Promise<void> {
    this.#asking ??= this.#readCheckpoints().finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }

  async #readCheckpoints(): Promise<void> {
    const { pool, store, progress, projections } = this.#options
    this.#askedAt = performance.now()
    const checkpoints = await readCheckpoints(pool)
    for (const projection of projections) {
      const checkpoint = checkpoints.get(checkpointKey(projection))
      if (!checkpoint || !isPositionOf(store, checkpoint.position)) continue
      progress.advance(projection, checkpoint.position)
      if (checkpoint.parked) progress.park(projection, checkpoint.parked)
    }
  }

  async #readStatus(): Promise<readonly ProjectionStatus[]> {
    const { pool, store, projections } = this.#options
    const [checkpoints, head] = await Promise.all([readCheckpoints(pool), store.head()])
    const ages = new Map<Position, Promise<number>>()
    const ageBehind = (position: Position): Promise<number> => {
      const known = ages.get(position) ?? this.#ageOfFirstBehind(position)
      ages.set(position, known)
      return known
    }
    return Promise.all(
      projections.map(async (projection) => {
        const { name, version } = projection
        const checkpoint = checkpoints.get(checkpointKey(projection))
        const reached = this.#reachedBy(projection, checkpoint?.position)
        const lagSeconds = reached >= head ? 0 : await ageBehind(reached)
        return { name, version, position: checkpoint?.position, lagSeconds, parked: checkpoint?.parked ?? null }
      }),
    )
  }

  /** A checkpoint that only passed events of other types is stored late; for projections of this process the progress is known at once. */
  #reachedBy(projection: ProjectionId, checkpoint: string | undefined): Position {
    const { store, progress } = this.#options
    const noted = checkpoint !== undefined && isPositionOf(store, checkpoint) ? checkpoint : store.start
    return later(noted, progress.of(projection).position ?? store.start)
  }

  /**
   * Counts events of all types: a page of one type would cost EventStoreDB a separate subscription, and the projection passes the others
   * within about a second.
   */
  async #ageOfFirstBehind(after: Position): Promise<number> {
    const { store } = this.#options
    let page = await store.readAll({ after, types: null, limit: lookAhead })
    while (page.events.length === 0 && !page.caughtUp) page = await store.readAll({ after: page.position, types: null, limit: lookAhead })
    const [first] = page.events
    return first ? Math.max(0, (Date.now() - Date.parse(first.metadata.time)) / 1000) : 0
  }
}

/** True when the position has the form of this log; whether the log has reached it is checked elsewhere. */
export function isPositionOf(store: Pick<EventStore, 'id' | 'start'>, position: string): position is Position {
  return position.length === store.start.length && position.startsWith(`${store.id}:`) && /^[0-9a-z:-]+$/i.test(position)
}
