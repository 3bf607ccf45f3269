import { setMaxListeners } from 'node:events'
import pTimeout from 'p-timeout'
import type { Pool } from 'pg'
import type { BaseLogger } from 'pino'
import { abortableDelay } from './abortableDelay.ts'
import { describeFailure } from './describeFailure.ts'
import { answerWithinMs, ProcessRoll } from './processRoll.ts'
import { type LiveProcess, shareOut } from './shareOut.ts'

/** Work that one live process does at a time; only processes with the highest version may do it. */
export interface Led {
  readonly name: string
  readonly version: number
}

const beatMs = 500
/** A process that hangs loses its leads within 3 s. A process that is asked to give up a lead does so when its current work has ended. */
const olderLeadsEndWithinMs = 10_000

interface Lead {
  readonly roll: ProcessRoll
  /** Aborted when another process is to lead, or already leads. */
  readonly over: AbortController
}

/**
 * Makes sure that one live process at a time leads in each follower, that followers are shared evenly, and that only a process with the
 * follower's highest live version leads in it. After a process joins or dies the leads are redistributed within 5 s. A process may notice
 * late that it lost a lead, so its writes must be fenced.
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
   * Announces to the other processes which versions this one knows, whether it leads in them or not, until it is closed. Resolves once no
   * process leads in a lower version: from then on this process may write data that only its own version understands.
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
   * Waits until this process leads, runs the work, and gives the lead back. The signal passed to the work is aborted when `signal` is, or
   * when the lead is lost or must go to another process. Resolves to undefined when `signal` was aborted first.
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

  /** Gives back all leads; aborts the work that is running. */
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

  /** Checks the other processes once: gives up the leads that are due to them, and takes the free ones that are due to this process. */
  async #beat(roll: ProcessRoll): Promise<void> {
    // Work that goes on after its entry has ended does not count: another process leads there.
    const held = [...this.#held].filter(([, lead]) => lead.roll === roll).map(([name]) => name)
    const processes = await roll.renew(Object.fromEntries(this.#versions), [...this.#wanted.keys(), ...held])
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
