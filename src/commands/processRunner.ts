import type { Pool, PoolClient } from 'pg'
import type { BaseLogger } from 'pino'
import type { EventCatalog } from '../domain/eventCatalog.ts'
import type { Process } from '../domain/process.ts'
import type { Rules } from '../domain/rules.ts'
import type { EventStore, LogPage, Position, RecordedEvent } from '../eventstore/eventStore.ts'
import { changeDeadlines, type Deadline, dueDeadlines, latestDueAt, takeDeadline } from '../operational/deadlines.ts'
import { type DueEffect, writeEffects } from '../operational/effects.ts'
import {
  lockProcessCheckpoint,
  moveProcessCheckpoint,
  openProcessCheckpoint,
  parkProcess,
  readProcessCheckpoints,
  unparkProcess,
} from '../operational/processCheckpoints.ts'
import { readProcessStates, writeProcessStates } from '../operational/processStates.ts'
import { Arrival } from '../platform/arrival.ts'
import { EventFailed } from '../platform/eventFailed.ts'
import { inParallel } from '../platform/inParallel.ts'
import { type Follower, type FollowingOptions, keepFollowing, type ParkedBecause } from '../platform/keepFollowing.ts'
import { inTransaction } from '../platform/transaction.ts'
import { isTransient } from '../platform/transientError.ts'
import { carryOutReactions, type ReactionDependencies, type ToCommit } from './carryOutReactions.ts'
import { WrittenByNewerRelease } from './handleCommand.ts'
import { ledProcess } from './ledProcess.ts'
import { eventsBeforeNewer, keysOf, lanesOf, ProcessFold } from './processFold.ts'
import { rebuildProcess } from './rebuildProcess.ts'

export interface ProcessRunnerOptions extends FollowingOptions, ReactionDependencies {
  readonly log: BaseLogger
  readonly pool: Pool
  readonly store: EventStore
  readonly rules: Rules
  /** A process stops before an event of a version above the catalogue's, until a release that knows it leads. */
  readonly catalog: EventCatalog
  /** Called with new effects after the commit; effects that are not reported here are found by the sweep. */
  readonly enqueue: (effects: readonly DueEffect[]) => Promise<void>
}

/** Another operating-system process ran this process at the same time and committed first: nothing was written. */
class Overtaken extends Error {
  override name = 'Overtaken'
}

const parallelStreams = 8
/** How often a checkpoint without events of this process is stored. Reading the same stretch again costs little. */
const noteMs = 1_000
/** How often due deadlines are looked up. */
const deadlinePollMs = 500
const deadlinesAtOnce = 100

interface Progress {
  /** The stored checkpoint, as long as this runner leads. */
  reached: Position
  /** How far the log was read; the events between the checkpoint and this position concern other processes. */
  seen: Position
  notedAt: number
}

/**
 * Runs one process on the log, from its checkpoint on. State, deadlines, effects and checkpoint are written in one transaction. Commands
 * run before it, with ids derived from their cause, so that a restart after a crash repeats nothing.
 */
export class ProcessRunner implements Follower {
  readonly name: string
  readonly version: number
  readonly #process: Process
  readonly #options: ProcessRunnerOptions

  constructor(process: Process, options: ProcessRunnerOptions) {
    const led = ledProcess(process)
    this.name = led.name
    this.version = led.version
    this.#process = process
    this.#options = options
  }

  /** Runs whenever this operating-system process leads in it, until `signal` is aborted. */
  run(signal: AbortSignal): Promise<void> {
    return keepFollowing(this, this.#options, signal)
  }

  async follow(leading: AbortSignal, onProgress: () => void): Promise<void> {
    const reached = await this.#open(leading)
    const progress: Progress = { reached, seen: reached, notedAt: performance.now() }
    const ended = new AbortController()
    const wanted = { after: reached, types: this.#process.events, signal: AbortSignal.any([leading, ended.signal]), onlyEvents: true }
    const pages = this.#options.store.subscribe(wanted)[Symbol.asyncIterator]()
    const nextPage = () => new Arrival(pages.next())
    try {
      for (let next = nextPage(); ; ) {
        const page = await next.within(this.#process.onDeadline && deadlinePollMs)
        if (page?.done) return
        if (page) {
          await this.#take(page.value, progress, leading)
          next = nextPage()
        }
        if (this.#process.onDeadline) await this.#callDeadlines(progress, leading)
        if (page) onProgress()
      }
    } finally {
      ended.abort()
    }
  }

  isTransient(error: unknown): boolean {
    return error instanceof Overtaken
  }

  park(because: ParkedBecause): Promise<boolean> {
    return parkProcess(this.#options.pool, this.#process.name, because)
  }

  async isParked(): Promise<boolean> {
    return (await readProcessCheckpoints(this.#options.pool)).get(this.#process.name)?.parked !== null
  }

  async unpark(): Promise<void> {
    await unparkProcess(this.#options.pool, this.#process.name)
  }

  async #open(leading: AbortSignal): Promise<Position> {
    const { pool, store, log } = this.#options
    const { name, startsFrom, memory, version = 1 } = this.#process
    const begin = startsFrom === 'now' ? await store.head() : store.start
    const { position, foldedBy } = await openProcessCheckpoint(pool, name, begin, version)
    if (memory && foldedBy !== version) {
      const states = await rebuildProcess(this.#process, { ...this.#options, signal: leading })
      log.info({ process: name, version, states }, 'states of a process were folded again')
    }
    return position as Position
  }

  async #take(page: LogPage, progress: Progress, leading: AbortSignal): Promise<void> {
    // Events that were read ahead before a deadline was handled are delivered again.
    const events = page.events.filter(({ position }) => position > progress.seen)
    if (page.position <= progress.seen) return
    progress.seen = page.position
    if (events.length === 0 && performance.now() - progress.notedAt < noteMs) return
    const known = eventsBeforeNewer(this.#options.catalog, events)
    const position = known === events ? page.position : (known.at(-1)?.position ?? progress.reached)
    await this.#carryOut({ events: known, position }, progress.reached, leading)
    progress.reached = position
    progress.notedAt = performance.now()
    if (known !== events) throw new WrittenByNewerRelease(`${this.name} stops before an event that only a newer release knows`)
  }

  async #carryOut(page: Pick<LogPage, 'events' | 'position'>, from: Position, leading: AbortSignal): Promise<void> {
    const started = performance.now()
    try {
      await this.#carryOutEvents(page.events, from, page.position, leading)
    } catch (error) {
      if (!(error instanceof EventFailed)) throw error
      // The events before the failing one are handled one by one and their progress is stored, so that none is repeated.
      let reached = from
      for (const event of page.events) {
        await this.#carryOutEvents([event], reached, event.position, leading)
        reached = event.position
      }
      await this.#carryOutEvents([], reached, page.position, leading)
    }
    this.#options.metrics.page(this.name, page.events.length, (performance.now() - started) / 1_000)
  }

  async #carryOutEvents(events: readonly RecordedEvent[], from: Position, to: Position, leading: AbortSignal): Promise<void> {
    if (from === to) return
    const { name } = this.#process
    const fold = new ProcessFold(this.#process, await readProcessStates(this.#options.pool, name, keysOf(this.#process, events)))
    const noted = new Map<RecordedEvent, ToCommit>()
    await inParallel(parallelStreams, lanesOf(this.#process, events), async (lane) => {
      for (const event of lane) noted.set(event, await this.#react(event, fold, leading))
    })
    await this.#commit(
      events.flatMap((event) => noted.get(event) ?? []),
      async (client) => {
        if (!(await moveProcessCheckpoint(client, name, from, to))) throw new Overtaken(`${this.name} was moved on from ${from}`)
        await writeProcessStates(client, name, fold.changed())
      },
    )
  }

  async #react(event: RecordedEvent, fold: ProcessFold, leading: AbortSignal): Promise<ToCommit> {
    const { id, metadata } = event
    const context = { recordedAt: new Date(metadata.time), rules: this.#options.rules }
    const cause = { idParts: [id, this.#process.name], eventId: id, correlationId: metadata.correlationId }
    try {
      return await fold.fold(event, (state) =>
        carryOutReactions(this.#process, this.#process.react(event, state, context), cause, this.#options, leading),
      )
    } catch (error) {
      if (leading.aborted || isTransient(error)) throw error
      throw new EventFailed(event, error)
    }
  }

  /** Handles due deadlines. All events recorded by now are handled first, since they may clear or move deadlines. */
  async #callDeadlines(progress: Progress, leading: AbortSignal): Promise<void> {
    const { pool, store } = this.#options
    const { name } = this.#process
    const by = await latestDueAt(pool, name)
    if (!by) return
    for await (const page of store.readToHead({ after: progress.seen, types: this.#process.events }))
      await this.#take(page, progress, leading)
    // One at a time, since handling a deadline may move or clear the next.
    for (let called = 0; called < deadlinesAtOnce && !leading.aborted; called++) {
      const [deadline] = await dueDeadlines(pool, name, by, 1)
      if (!deadline) return
      await this.#call(deadline, progress.reached, leading)
    }
  }

  async #call(deadline: Deadline, reached: Position, leading: AbortSignal): Promise<void> {
    const { name, memory } = this.#process
    const { key, dueAt, eventId, correlationId } = deadline
    const state = (await readProcessStates(this.#options.pool, name, [key])).get(key) ?? memory?.initial
    const cause = { idParts: ['deadline', name, key, deadline.name, dueAt.toISOString()], eventId, correlationId }
    const toCommit = await (async () => {
      try {
        const reactions = this.#process.onDeadline?.(deadline, state, { recordedAt: dueAt, rules: this.#options.rules }) ?? []
        return await carryOutReactions(this.#process, reactions, cause, this.#options, leading)
      } catch (error) {
        if (leading.aborted || isTransient(error)) throw error
        throw new Error(`deadline ${deadline.name} of ${key} failed`, { cause: error })
      }
    })()
    await this.#commit([toCommit], async (client) => {
      const checkpoint = await lockProcessCheckpoint(client, name)
      if (checkpoint?.position !== reached || !(await takeDeadline(client, name, deadline)))
        throw new Overtaken(`deadline ${deadline.name} of ${key} was called by another`)
    })
  }

  /** Writes the remaining changes in the transaction in which `move` advances the process. */
  async #commit(left: readonly ToCommit[], move: (client: PoolClient) => Promise<void>): Promise<void> {
    const { pool, enqueue } = this.#options
    const due = await inTransaction(pool, async (client) => {
      await move(client)
      const [deadlines, effects] = [left.flatMap((each) => each.deadlines), left.flatMap((each) => each.effects)]
      await changeDeadlines(client, this.#process.name, deadlines)
      return writeEffects(client, effects)
    })
    if (due.length > 0) void enqueue(due)
  }
}
