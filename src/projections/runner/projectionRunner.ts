import type { Pool } from 'pg'
import type { EventStore, LogPage } from '../../eventstore/eventStore.ts'
import { EventFailed } from '../../platform/eventFailed.ts'
import { type Follower, type FollowingOptions, keepFollowing, type ParkedBecause } from '../../platform/keepFollowing.ts'
import { isTransient } from '../../platform/transientError.ts'
import type { CheckpointNotes } from './checkpointNotes.ts'
import { park, readCheckpoint, unpark } from './checkpoints.ts'
import { isPositionOf } from './positionWaiter.ts'
import { eventTypesOf, type Projection, schemaOf } from './projection.ts'
import type { ProjectionProgress } from './projectionProgress.ts'
import { Fenced, ProjectionWriter } from './projectionWriter.ts'
import { RebuildInProgress, rebuild } from './rebuild.ts'

export interface ProjectionRunnerOptions extends FollowingOptions {
  readonly pool: Pool
  readonly store: EventStore
  readonly progress: ProjectionProgress
}

const pageSize = 1_000
/** New tables with more events than this to fold are filled by a rebuild, which is faster. */
const fillBesideFrom = 1_000

type Part = Pick<LogPage, 'events' | 'position'>

/** Feeds one projection from the log, from its checkpoint on. */
export class ProjectionRunner implements Follower {
  readonly name: string
  readonly version: number
  readonly #projection: Projection
  readonly #options: ProjectionRunnerOptions
  readonly #notes: CheckpointNotes
  readonly #types: readonly string[]

  constructor(projection: Projection, options: ProjectionRunnerOptions, notes: CheckpointNotes) {
    // Each version of a projection has its own tables, so it is a separate follower.
    this.name = `projection ${schemaOf(projection)}`
    this.version = projection.version
    this.#projection = projection
    this.#options = options
    this.#notes = notes
    this.#types = eventTypesOf(projection)
  }

  /**
   * Runs whenever this process leads in the projection, until `signal` is aborted. Transient errors are retried; any other error parks only
   * this projection.
   */
  run(signal: AbortSignal): Promise<void> {
    return keepFollowing(this, this.#options, signal)
  }

  async follow(leading: AbortSignal, onProgress: () => void): Promise<void> {
    const { store, progress } = this.#options
    progress.lead(this.#projection, true)
    try {
      const writer = await this.#openWriter(leading)
      progress.advance(this.#projection, writer.checkpoint.position)
      // A checkpoint that could not be stored ends the subscription, which then restarts from the stored one.
      const broken = new AbortController()
      const onFailed = (error: unknown) => broken.abort(error)
      const signal = AbortSignal.any([leading, broken.signal])
      for await (const page of store.subscribe({ after: writer.checkpoint.position, types: this.#types, signal })) {
        for (const part of partsOf(page)) await this.#write(writer, part)
        if (page.events.length === 0) this.#notes.note(writer, { position: page.position, onFailed })
        progress.advance(this.#projection, page.position)
        onProgress()
      }
      if (broken.signal.aborted) throw broken.signal.reason
    } finally {
      progress.lead(this.#projection, false)
    }
  }

  isTransient(error: unknown): boolean {
    return error instanceof Fenced || error instanceof RebuildInProgress
  }

  async park(because: ParkedBecause): Promise<boolean> {
    const { pool, progress } = this.#options
    const checkpoint = await readCheckpoint(pool, this.#projection)
    if (!checkpoint || !(await park(pool, this.#projection, checkpoint, because))) return false
    progress.park(this.#projection, { ...because, since: new Date() })
    return true
  }

  async isParked(): Promise<boolean> {
    return (await readCheckpoint(this.#options.pool, this.#projection))?.parked !== null
  }

  async unpark(): Promise<void> {
    await unpark(this.#options.pool, this.#projection)
  }

  async #openWriter(leading: AbortSignal): Promise<ProjectionWriter> {
    const { pool, store } = this.#options
    const writer = await ProjectionWriter.open(pool, this.#projection)
    const { position } = writer.checkpoint
    const known = isPositionOf(store, position)
    if (known && position > store.start) return writer
    const first = await store.readAll({ after: store.start, types: this.#types, limit: fillBesideFrom })
    if (known && first.caughtUp) return writer
    await rebuild(this.#projection, { ...this.#options, signal: leading })
    return ProjectionWriter.open(pool, this.#projection)
  }

  async #write(writer: ProjectionWriter, page: Part): Promise<void> {
    const started = performance.now()
    try {
      await writer.write(page)
    } catch (error) {
      if (isTransient(error) || error instanceof Fenced) throw error
      const now = await readCheckpoint(this.#options.pool, this.#projection)
      if (now?.generation !== writer.checkpoint.generation) throw new Fenced(`${this.name} was swapped under a page`)
      await this.#writeOneByOne(writer, page)
    }
    this.#options.metrics.page(this.name, page.events.length, (performance.now() - started) / 1_000)
  }

  /**
   * After a failure, the events are folded one by one: those before the failing event still reach the tables, and the failing event is
   * identified.
   */
  async #writeOneByOne(writer: ProjectionWriter, page: Part): Promise<void> {
    for (const event of page.events) {
      try {
        await writer.write({ events: [event], position: event.position })
      } catch (error) {
        if (isTransient(error) || error instanceof Fenced || error instanceof EventFailed) throw error
        throw new EventFailed(event, error)
      }
      this.#options.progress.advance(this.#projection, event.position)
    }
    await writer.write({ events: [], position: page.position })
  }
}

/** Limits what is written at once, so that no transaction is long. */
function partsOf({ events, position }: LogPage): readonly Part[] {
  const parts: Part[] = []
  for (let start = 0; start < events.length; start += pageSize) {
    const part = events.slice(start, start + pageSize)
    const isLast = start + pageSize >= events.length
    parts.push({ events: part, position: isLast ? position : (part.at(-1)?.position ?? position) })
  }
  return parts
}
