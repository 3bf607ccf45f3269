import { setTimeout as delay } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import type { BaseLogger } from 'pino'
import { describeFailure } from './describeFailure.ts'
import { SerialConnection } from './serialConnection.ts'

const beatMs = 1_000
/** A process that stops beating loses its locks after this, even when its connection stays open. */
const silenceMs = 3_000
const answerWithinMs = 2_500

const sessionSql = `SET idle_session_timeout = ${silenceMs}; SET statement_timeout = ${answerWithinMs};
  SET tcp_keepalives_idle = 1; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 2`
const takeSql = 'SELECT name FROM unnest($1::text[]) AS name WHERE pg_try_advisory_lock(hashtextextended(name, 0))'
const giveBackSql = 'SELECT pg_advisory_unlock(hashtextextended($1, 0))'

interface Session {
  readonly client: PoolClient
  readonly connection: SerialConnection
  /** Aborted when the connection, and so every lock, is lost. */
  readonly lost: AbortController
}

/**
 * Sees to it that of all processes one at a time does a certain work. The locks are Postgres's advisory ones, all on one connection
 * that is kept for them: killed, stopped or cut off, a process loses its locks, and another one has them within 5 s. Who was slow to
 * notice may do a little more: what it writes must be fenced.
 */
export class Leadership {
  readonly #pool: Pool
  readonly #log: Pick<BaseLogger, 'info' | 'warn'>
  readonly #wanted = new Map<string, (session: Session) => void>()
  readonly #held = new Set<string>()
  readonly #closed = new AbortController()
  #nudge = new AbortController()
  #running: Promise<void> | undefined
  #session: Session | undefined

  constructor(pool: Pool, log: Pick<BaseLogger, 'info' | 'warn'>) {
    this.#pool = pool
    this.#log = log
  }

  /**
   * Waits until this process leads in `name`, does the work, and gives the lead back. The signal handed to the work is aborted when
   * `signal` is or the lead is lost. Resolves to undefined when `signal` was aborted before it came to lead.
   */
  async lead<T>(name: string, signal: AbortSignal, work: (leading: AbortSignal) => Promise<T>): Promise<T | undefined> {
    if (this.#wanted.has(name) || this.#held.has(name)) throw new Error(`this process already wants to lead in ${name}`)
    const session = await this.#acquire(name, AbortSignal.any([signal, this.#closed.signal]))
    if (!session) return undefined
    try {
      return await work(AbortSignal.any([signal, this.#closed.signal, session.lost.signal]))
    } finally {
      this.#held.delete(name)
      if (!session.lost.signal.aborted) await giveBack(session, name).catch(() => this.#lose(session))
    }
  }

  /** Gives every lead back. */
  async close(): Promise<void> {
    this.#closed.abort()
    this.#nudge.abort()
    await this.#running
  }

  #acquire(name: string, signal: AbortSignal): Promise<Session | undefined> {
    if (signal.aborted) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      const onAbort = () => {
        if (this.#wanted.delete(name)) resolve(undefined)
      }
      signal.addEventListener('abort', onAbort, { once: true })
      this.#wanted.set(name, (session) => {
        signal.removeEventListener('abort', onAbort)
        resolve(session)
      })
      this.#nudge.abort()
      this.#running ??= this.#run()
    })
  }

  async #run(): Promise<void> {
    while (!this.#closed.signal.aborted && (this.#wanted.size > 0 || this.#held.size > 0)) {
      this.#nudge = new AbortController()
      try {
        const session = this.#session ?? (await this.#connect())
        await this.#beat(session)
      } catch (error) {
        this.#log.warn(`leadership: ${describeFailure(error)}`)
        if (this.#session) this.#lose(this.#session)
      }
      await delay(beatMs, undefined, { signal: this.#nudge.signal }).catch(() => {})
    }
    this.#running = undefined
    if (this.#session) this.#lose(this.#session)
  }

  async #connect(): Promise<Session> {
    const client = await this.#pool.connect()
    const session: Session = { client, connection: new SerialConnection(client), lost: new AbortController() }
    client.on('error', () => this.#lose(session))
    client.on('end', () => this.#lose(session))
    this.#session = session
    await session.connection.run(() => client.query(sessionSql))
    return session
  }

  /** Asks for the locks wanted; the question itself is the sign of life. */
  async #beat(session: Session): Promise<void> {
    const asked = [...this.#wanted.keys()]
    const { rows } = await answered(session.connection.run((client) => client.query<{ name: string }>(takeSql, [asked])))
    for (const { name } of rows) {
      const taken = this.#wanted.get(name)
      this.#wanted.delete(name)
      if (taken) {
        this.#held.add(name)
        taken(session)
      } else await giveBack(session, name)
    }
  }

  #lose(session: Session): void {
    if (session.lost.signal.aborted) return
    session.lost.abort()
    if (this.#session === session) this.#session = undefined
    session.client.release(true)
  }
}

function giveBack({ connection }: Session, name: string): Promise<unknown> {
  return connection.run((client) => client.query(giveBackSql, [name]))
}

async function answered<T>(query: Promise<T>): Promise<T> {
  const late = new AbortController()
  try {
    return await Promise.race([
      query,
      delay(answerWithinMs, undefined, { signal: late.signal }).then(() => {
        throw new Error('Postgres does not answer')
      }),
    ])
  } finally {
    late.abort()
  }
}
