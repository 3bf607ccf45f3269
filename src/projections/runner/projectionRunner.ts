import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { BaseLogger } from 'pino'
import type { EventStore, LogPage, Position } from '../../eventstore/eventStore.ts'
import { describeFailure } from '../../operational/describeFailure.ts'
import type { FollowerMetrics } from '../../operational/followerMetrics.ts'
import type { Leadership } from '../../operational/leadership.ts'
import { retryPause } from '../../operational/retryPause.ts'
import { isTransient } from '../../operational/transientError.ts'
import { park, readCheckpoint, unpark } from './checkpoints.ts'
import { EventFailed } from './foldPage.ts'
import { isPlaceOf } from './positionWaiter.ts'
import { eventTypesOf, type Projection, schemaOf } from './projection.ts'
import type { ProjectionProgress } from './projectionProgress.ts'
import { Fenced, ProjectionWriter } from './projectionWriter.ts'
import { RebuildInProgress, rebuild } from './rebuild.ts'

export interface ProjectionRunnerOptions {
  readonly pool: Pool
  readonly store: EventStore
  readonly leadership: Leadership
  readonly progress: ProjectionProgress
  readonly log: BaseLogger
  readonly metrics: FollowerMetrics
}

/** That events of other types were passed is noted for other processes this often; this one knows at once. */
const noteMs = 50
const unparkPollMs = 500
/** New tables that have more events than this before them are filled beside, which is faster. */
const fillBesideFrom = 1_000

/** Feeds one projection from the log whenever this process leads in it. */
export class ProjectionRunner {
  readonly #projection: Projection
  readonly #options: ProjectionRunnerOptions
  readonly #log: BaseLogger
  readonly #types: readonly string[]

  constructor(projection: Projection, options: ProjectionRunnerOptions) {
    this.#projection = projection
    this.#options = options
    this.#log = options.log
    this.#types = eventTypesOf(projection)
  }

  /** Runs until `signal` is aborted. What fails is tried again, or parks the projection alone. */
  async run(signal: AbortSignal): Promise<void> {
    const { leadership, progress } = this.#options
    while (!signal.aborted) {
      await leadership.lead(`projection ${schemaOf(this.#projection)}`, signal, async (leading) => {
        progress.lead(this.#projection, true)
        await this.#feed(leading).finally(() => progress.lead(this.#projection, false))
      })
    }
  }

  async #feed(leading: AbortSignal): Promise<void> {
    const { pool, metrics } = this.#options
    let failures = 0
    while (!leading.aborted) {
      try {
        await unpark(pool, this.#projection)
        metrics.parked(this.#projection.name, false)
        await this.#follow(leading, () => {
          failures = 0
        })
      } catch (error) {
        if (leading.aborted) return
        if (isTransient(error) || error instanceof Fenced || error instanceof RebuildInProgress) {
          this.#log.warn(`projection ${this.#projection.name} tries again: ${describeFailure(error)}`)
          metrics.retried(this.#projection.name)
          await retryPause(failures++, leading)
        } else await this.#standStill(error, leading)
      }
    }
  }

  async #follow(leading: AbortSignal, onProgress: () => void): Promise<void> {
    const { store, progress } = this.#options
    const writer = await this.#openWriter(leading)
    progress.advance(this.#projection, writer.checkpoint.position)
    const broken = new AbortController()
    const note = this.#lazily(writer, broken)
    const signal = AbortSignal.any([leading, broken.signal])
    for await (const page of store.subscribe({ after: writer.checkpoint.position, types: this.#types, signal })) {
      if (page.events.length > 0) await this.#write(writer, page)
      else note(page.position)
      progress.advance(this.#projection, page.position)
      onProgress()
    }
    if (broken.signal.aborted) throw broken.signal.reason
  }

  async #openWriter(leading: AbortSignal): Promise<ProjectionWriter> {
    const { pool, store } = this.#options
    const writer = await ProjectionWriter.open(pool, this.#projection)
    const { position } = writer.checkpoint
    const known = isPlaceOf(store, position)
    if (known && position > store.start) return writer
    const first = await store.readAll({ after: store.start, types: this.#types, limit: fillBesideFrom })
    if (known && first.caughtUp) return writer
    await rebuild(this.#projection, { ...this.#options, signal: leading })
    return ProjectionWriter.open(pool, this.#projection)
  }

  async #write(writer: ProjectionWriter, page: LogPage): Promise<void> {
    const started = performance.now()
    try {
      await writer.write(page)
    } catch (error) {
      if (isTransient(error) || error instanceof Fenced) throw error
      await this.#writeOneByOne(writer, page)
    }
    this.#options.metrics.page(this.#projection.name, page.events.length, (performance.now() - started) / 1_000)
  }

  /** After a failure: everything before the event at fault is still shown, and it is known which one it is. */
  async #writeOneByOne(writer: ProjectionWriter, page: LogPage): Promise<void> {
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

  /** Notes places at most every `noteMs`; a failure ends the subscription, which begins anew at the checkpoint. */
  #lazily(writer: ProjectionWriter, broken: AbortController): (position: Position) => void {
    let passed: Position
    let notedAt = Number.NEGATIVE_INFINITY
    let waiting = false
    const write = async () => {
      await delay(Math.max(0, notedAt + noteMs - performance.now()))
      waiting = false
      notedAt = performance.now()
      await writer.write({ events: [], position: passed })
    }
    return (position) => {
      passed = position
      if (waiting) return
      waiting = true
      write().catch((error: unknown) => broken.abort(error))
    }
  }

  async #standStill(failure: unknown, leading: AbortSignal): Promise<void> {
    const { pool, progress, metrics } = this.#options
    const { name } = this.#projection
    const event = failure instanceof EventFailed ? failure.event : undefined
    const why = { error: describeFailure(failure), eventId: event?.id ?? null, position: event?.position ?? null }
    this.#log.error({ projection: name, eventType: event?.type, ...why }, `projection ${name} is parked: ${why.error}`)
    metrics.parked(name, true)
    for (let noted = false, failures = 0; !leading.aborted; ) {
      try {
        const checkpoint = await readCheckpoint(pool, this.#projection)
        if (noted && !checkpoint?.parked) return
        if (!noted) noted = checkpoint !== undefined && (await park(pool, this.#projection, checkpoint, why))
        progress.park(this.#projection, { ...why, since: new Date() })
        failures = 0
        await delay(unparkPollMs, undefined, { signal: leading }).catch(() => {})
      } catch {
        await retryPause(failures++, leading)
      }
    }
  }
}
