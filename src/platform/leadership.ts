import { setMaxListeners } from 'node:events'
import pTimeout from 'p-timeout'
import type { Pool } from 'pg'
import type { BaseLogger } from 'pino'
import { abortableDelay } from './abortableDelay.ts'
import { describeFailure } from './describeFailure.ts'
import { answerWithinMs, ProcessRoll } from './processRoll.ts'
import { type LiveProcess, shareOut } from './shareOut.ts'

/** Something that one process at a time does, of those that live the ones of the highest version. */
export interface Led {
  readonly name: string
  readonly version: number
}

const beatMs = 500
/** A process that hangs loses its leads within 3 s, one that is asked to give a lead up does so when its work has ended. */
const olderLeadsEndWithinMs = 10_000

interface Lead {
  readonly roll: ProcessRoll
  /** Aborted when another process shall lead, or does. */
  readonly over: AbortController
}

/**
 * Sees to it that of all live processes one at a time leads in each follower, that they lead in equally many, and that only a process
 * that knows the follower's highest live version leads in it. Within 5 s of a join or a death the leads are shared out again. A process
 * that was slow to notice the end of its lead may do a little more: what it writes must be fenced.
 */
export class Leadership {
  readonly #pool: Pool
  readonly #log: Pick<BaseLogger, 'info' | 'warn'>
  readonly #versions = new Map<string, number>()
  readonly #wanted = new Map<string, (lead: Lead) => void>()
  readonly #held = new Map<string, Lead>()
  readonly #announced = new Set<() => void>()
  readonly #closed = new AbortController()
  #nudge = new AbortController()
  #running: Promise<void> | undefined
  #roll: ProcessRoll | undefined

  constructor(pool: Pool, log: Pick<BaseLogger, 'info' | 'warn'>) {
    this.#pool = pool
    this.#log = log
    setMaxListeners(0, this.#closed.signal)
  }

  /**
   * Announces to the other processes which versions this one knows, whether it leads in them or not, until it is closed. Resolves when no
   * process leads in a lower version any more: from then on this process may write what only its own version knows.
   */
  async announce(known: readonly Led[]): Promise<void> {
    for (const { name, version } of known) this.#versions.set(name, version)
    const announced = new Promise<void>((resolve) => this.#announced.add(resolve))
    this.#start()
    await pTimeout(announced, {
      milliseconds: olderLeadsEndWithinMs,
      fallback: () => this.#log.warn('leadership: a process of an older release does not give its leads up'),
    })
  }

  /**
   * Waits until this process leads, does the work, and gives the lead back. The signal handed to the work is aborted when `signal` is,
   * or when the lead is lost or due to another process. Resolves to undefined when `signal` was aborted before it came to lead.
   */
  async lead<T>({ name, version }: Led, signal: AbortSignal, work: (leading: AbortSignal) => Promise<T>): Promise<T | undefined> {
    if (this.#wanted.has(name) || this.#held.has(name)) throw new Error(`this process already wants to lead in ${name}`)
    this.#versions.set(name, version)
    const stopped = AbortSignal.any([signal, this.#closed.signal])
    const lead = await this.#acquire(name, stopped)
    if (!lead) return undefined
    try {
      return await work(AbortSignal.any([stopped, lead.over.signal, lead.roll.ended]))
    } finally {
      this.#held.delete(name)
      if (!lead.roll.ended.aborted) await lead.roll.giveBack(name).catch(() => lead.roll.end())
    }
  }

  /** Gives every lead back; work that is still under way is ended by its signal. */
  async close(): Promise<void> {
    this.#closed.abort()
    this.#nudge.abort()
    await this.#running
  }

  #acquire(name: string, signal: AbortSignal): Promise<Lead | undefined> {
    if (signal.aborted) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      const onAbort = () => {
        if (this.#wanted.delete(name)) resolve(undefined)
      }
      signal.addEventListener('abort', onAbort, { once: true })
      this.#wanted.set(name, (lead) => {
        signal.removeEventListener('abort', onAbort)
        resolve(lead)
      })
      this.#start()
    })
  }

  #start(): void {
    this.#nudge.abort()
    this.#running ??= this.#run()
  }

  async #run(): Promise<void> {
    while (!this.#closed.signal.aborted) {
      this.#nudge = new AbortController()
      try {
        const roll = (this.#roll ??= await this.#enter())
        await pTimeout(this.#beat(roll), { milliseconds: answerWithinMs, message: 'Postgres does not answer' })
      } catch (error) {
        if (!this.#closed.signal.aborted) this.#log.warn(`leadership: ${describeFailure(error)}`)
        this.#roll?.end()
        this.#roll = undefined
      }
      await abortableDelay(beatMs, this.#nudge.signal)
    }
    await this.#roll?.leave()
  }

  async #enter(): Promise<ProcessRoll> {
    const roll = await ProcessRoll.enter(this.#pool)
    setMaxListeners(0, roll.ended)
    return roll
  }

  /** One look at the others: gives up what is due to them, and takes what is due to this process and free. */
  async #beat(roll: ProcessRoll): Promise<void> {
    const processes = await roll.renew(Object.fromEntries(this.#versions), [...this.#wanted.keys(), ...this.#held.keys()])
    const plan = shareOut(processes)
    const mine = new Set(processes.find(({ id }) => id === roll.id)?.leading)
    for (const [name, { over }] of this.#held) if (!mine.has(name) || plan.get(name) !== roll.id) over.abort()
    for (const name of await roll.take([...this.#wanted.keys()].filter((wanted) => plan.get(wanted) === roll.id))) {
      const taken = this.#wanted.get(name)
      this.#wanted.delete(name)
      if (!taken) {
        await roll.giveBack(name)
        continue
      }
      const lead = { roll, over: new AbortController() }
      this.#held.set(name, lead)
      taken(lead)
    }
    if (!processes.some((each) => this.#leadsInLower(each))) {
      for (const resolve of this.#announced) resolve()
      this.#announced.clear()
    }
  }

  #leadsInLower({ versions, leading }: LiveProcess): boolean {
    return leading.some((name) => (versions[name] ?? 0) < (this.#versions.get(name) ?? 0))
  }
}
