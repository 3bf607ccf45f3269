import { setMaxListeners } from 'node:events'
import type { Pool } from 'pg'
import type { CommandId, CoupleId } from '../domain/ids.ts'
import type { CommandToRun, DeliveryToMake, Process } from '../domain/process.ts'
import type { EventStore, LogPage, Position, RecordedEvent } from '../eventstore/eventStore.ts'
import { type DueDelivery, type NewDelivery, writeDeliveries } from '../operational/deliveries.ts'
import {
  moveProcessCheckpoint,
  openProcessCheckpoint,
  parkProcess,
  readProcessCheckpoints,
  unparkProcess,
} from '../operational/processCheckpoints.ts'
import { EventFailed } from '../platform/eventFailed.ts'
import { inParallel } from '../platform/inParallel.ts'
import { type Follower, type FollowingOptions, keepFollowing, type ParkedBecause } from '../platform/keepFollowing.ts'
import type { Led } from '../platform/leadership.ts'
import { inTransaction } from '../platform/transaction.ts'
import { isTransient } from '../platform/transientError.ts'
import { deriveId } from './deriveId.ts'
import type { CommandHandler } from './handleCommand.ts'

export interface ProcessRunnerOptions extends FollowingOptions {
  readonly pool: Pool
  readonly store: EventStore
  readonly commands: Pick<CommandHandler, 'handle'>
  /** Told of new deliveries once they are committed; a sweep finds what it misses. */
  readonly enqueue: (deliveries: readonly DueDelivery[]) => Promise<void>
  /** Erases a couple; waits for what it needs until `signal` is aborted. */
  readonly eraseCouple: (coupleId: CoupleId, signal: AbortSignal) => Promise<void>
}

/** Another process runs this one too and was faster: nothing of the page was noted. */
class Overtaken extends Error {
  override name = 'Overtaken'
}

const parallelStreams = 8
/** A place without events of the process is noted this seldom: passing it again costs little. */
const noteMs = 1_000

/**
 * Carries one process out on the log, from its checkpoint on. Killed anywhere it begins again there: its commands have ids that derive
 * from the event, and its deliveries are written together with the checkpoint, so the second time changes nothing.
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
    const { pool, store } = this.#options
    const begin = this.#process.startsFrom === 'now' ? await store.head() : store.start
    let reached = (await openProcessCheckpoint(pool, this.#process.name, begin)) as Position
    let notedAt = performance.now()
    for await (const page of store.subscribe({ after: reached, types: this.#process.events, signal: leading })) {
      if (page.events.length === 0 && performance.now() - notedAt < noteMs) continue
      reached = await this.#carryOut(page, reached, leading)
      notedAt = performance.now()
      onProgress()
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

  async #carryOut(page: LogPage, from: Position, leading: AbortSignal): Promise<Position> {
    const started = performance.now()
    try {
      const deliveries = new Map<RecordedEvent, readonly NewDelivery[]>()
      await inParallel(parallelStreams, byStream(page.events), async (events) => {
        for (const event of events) deliveries.set(event, await this.#react(event, leading))
      })
      await this.#commit(
        from,
        page.position,
        page.events.flatMap((event) => deliveries.get(event) ?? []),
      )
    } catch (error) {
      if (!(error instanceof EventFailed)) throw error
      await this.#carryOutOneByOne(page, from, leading)
    }
    this.#options.metrics.page(this.name, page.events.length, (performance.now() - started) / 1_000)
    return page.position
  }

  /** After a failure: everything before the event at fault is done and noted. What was done already is so once. */
  async #carryOutOneByOne(page: LogPage, from: Position, leading: AbortSignal): Promise<void> {
    let reached = from
    for (const event of page.events) {
      await this.#commit(reached, event.position, await this.#react(event, leading))
      reached = event.position
    }
    if (reached !== page.position) await this.#commit(reached, page.position, [])
  }

  async #react(event: RecordedEvent, leading: AbortSignal): Promise<readonly NewDelivery[]> {
    try {
      const reactions = this.#process.react(event, { recordedAt: new Date(event.metadata.time) })
      const deliveries: NewDelivery[] = []
      for (const [index, reaction] of reactions.entries()) {
        leading.throwIfAborted()
        const id = deriveId(event.id, this.#process.name, index)
        if (reaction.kind === 'command') await this.#command(reaction, id as CommandId, event)
        else if (reaction.kind === 'erasure') await this.#options.eraseCouple(reaction.coupleId, leading)
        else if (reaction.expiresAt.getTime() > Date.now()) deliveries.push(deliveryOf(reaction, id, event))
      }
      return deliveries
    } catch (error) {
      if (leading.aborted || isTransient(error)) throw error
      throw new EventFailed(event, error)
    }
  }

  async #command({ command, input }: CommandToRun, commandId: CommandId, event: RecordedEvent): Promise<void> {
    const outcome = await this.#options.commands.handle(command, input, {
      commandId,
      actor: `process:${this.#process.name}`,
      correlationId: event.metadata.correlationId,
      causationId: event.id,
    })
    if (!outcome.accepted) {
      const { refused } = outcome
      this.#options.log.warn({ process: this.#process.name, command: command.name, eventId: event.id, refused }, 'a process was refused')
    }
  }

  async #commit(from: Position, to: Position, deliveries: readonly NewDelivery[]): Promise<void> {
    const { pool, enqueue } = this.#options
    if (from === to) return
    const due = await inTransaction(pool, async (client) => {
      if (!(await moveProcessCheckpoint(client, this.#process.name, from, to)))
        throw new Overtaken(`${this.name} was moved on from ${from}`)
      return writeDeliveries(client, deliveries)
    })
    if (due.length > 0) void enqueue(due)
  }
}

/** As what a process is led in: its versions share a checkpoint. */
export function ledProcess({ name, version = 1 }: Process): Led {
  return { name: `process ${name}`, version }
}

function byStream(events: readonly RecordedEvent[]): Iterable<readonly RecordedEvent[]> {
  const streams = new Map<string, RecordedEvent[]>()
  for (const event of events) {
    const known = streams.get(event.stream)
    if (known) known.push(event)
    else streams.set(event.stream, [event])
  }
  return streams.values()
}

function deliveryOf({ channel, template, recipient, params, expiresAt }: DeliveryToMake, id: string, event: RecordedEvent): NewDelivery {
  return { id, channel, template, recipientKind: recipient.kind, recipientId: recipient.id, params, eventId: event.id, expiresAt }
}

/** Carries every process out, each on its own. Gives a function that ends them and waits for what is under way. */
export function startProcesses(processes: readonly Process[], options: ProcessRunnerOptions): () => Promise<void> {
  const stopped = new AbortController()
  setMaxListeners(0, stopped.signal)
  const runs = processes.map((process) => new ProcessRunner(process, options).run(stopped.signal))
  return async () => {
    stopped.abort()
    await Promise.all(runs)
  }
}
