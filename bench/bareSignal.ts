import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'

/** Milliseconds of one signal. */
export interface SignalTimes {
  /** The insert, including the wait for the disk. */
  readonly insert: number
  /** From the answer to the insert until the listener wakes up. */
  readonly wakeUp: number
  readonly read: number
}

/**
 * The minimum cost of showing an append in another process: one durable insert, a NOTIFY, the listener's wake-up, and a read of the row by
 * its primary key. The baseline of `append to visible`, at the same rate on the same machine.
 */
export class BareSignal {
  readonly #pool: Pool
  readonly #listener: PoolClient
  readonly #sender: PoolClient
  readonly #listening = new Map<string, (times: Listened) => void>()

  private constructor(pool: Pool, listener: PoolClient, sender: PoolClient) {
    this.#pool = pool
    this.#sender = sender
    this.#listener = listener
    listener.on('notification', ({ payload = '' }) => void this.#readRow(payload))
  }

  static async open(pool: Pool): Promise<BareSignal> {
    await pool.query('CREATE SCHEMA bench; CREATE TABLE bench.bare (id bigint PRIMARY KEY, data json NOT NULL)')
    const listener = await pool.connect()
    const signal = new BareSignal(pool, listener, await pool.connect())
    await listener.query('LISTEN bench_bare')
    return signal
  }

  /** Times from the insert until the row is read, at a constant rate for some seconds. */
  async measure(first: number, rate: number, seconds: number): Promise<readonly SignalTimes[]> {
    const times: Promise<SignalTimes>[] = []
    const started = performance.now()
    for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - started) / 1_000) {
      for (let due = Math.floor(elapsed * rate) - times.length; due > 0; due--) times.push(this.#one(first + times.length))
      await (times.length > elapsed * rate - 1 ? delay(1) : nextTurn())
    }
    return Promise.all(times)
  }

  close(): void {
    this.#listener.release(true)
    this.#sender.release(true)
  }

  async #one(id: number): Promise<SignalTimes> {
    const began = performance.now()
    const listened = new Promise<Listened>((resolve) => this.#listening.set(String(id), resolve))
    await this.#pool.query({ name: 'bench-bare-append', text: 'INSERT INTO bench.bare VALUES ($1, $2)', values: [id, row] })
    const inserted = performance.now()
    // A separate statement, like in the log: with a NOTIFY inside, every commit would wait for the previous one.
    await this.#sender.query({ name: 'bench-bare-notify', text: `SELECT pg_notify('bench_bare', $1)`, values: [String(id)] })
    const { awake, read } = await listened
    return { insert: inserted - began, wakeUp: awake - inserted, read: read - awake }
  }

  async #readRow(id: string): Promise<void> {
    const awake = performance.now()
    await this.#pool.query({ name: 'bench-bare-read', text: 'SELECT * FROM bench.bare WHERE id = $1', values: [id] })
    this.#listening.get(id)?.({ awake, read: performance.now() })
    this.#listening.delete(id)
  }
}

interface Listened {
  readonly awake: number
  readonly read: number
}

/** About as long as a request with its encrypted fields. */
const row = JSON.stringify({ sealed: 'x'.repeat(900) })
