import type { Pool } from 'pg'
import type { EventStore, Position } from '../../src/eventstore/eventStore.ts'
import { Notifier } from '../../src/platform/notifier.ts'

const never = new AbortController().signal

/** A subscriber that records the ids it received, in order. */
export class FollowedLog {
  readonly ids: string[] = []
  /** Its position. */
  position: Position
  readonly #ending = new AbortController()
  readonly #news = new Notifier()
  readonly #following: Promise<void>

  constructor(store: EventStore, { after = store.start, types = null }: { after?: Position; types?: readonly string[] | null } = {}) {
    this.position = after
    this.#following = this.#follow(store, types)
  }

  /** Resolves when it has passed a position. */
  async reached(position: Position): Promise<void> {
    for (let seen = this.#news.notifications; this.position < position; seen = this.#news.notifications) await this.#news.next(seen, never)
  }

  async stop(): Promise<void> {
    this.#ending.abort()
    await this.#following
  }

  async #follow(store: EventStore, types: readonly string[] | null): Promise<void> {
    for await (const page of store.subscribe({ after: this.position, types, signal: this.#ending.signal })) {
      this.ids.push(...page.events.map((event) => event.id))
      this.position = page.position
      this.#news.notify()
    }
  }
}

export interface StoredEvent {
  readonly id: string
  readonly stream: string
  readonly revision: number
  readonly type: string
}

/** The content of the log's table, in log order. */
export async function storedEvents(pool: Pool): Promise<readonly StoredEvent[]> {
  return (await pool.query<StoredEvent>('SELECT id, stream, revision, type FROM log.events ORDER BY xid, position')).rows
}
