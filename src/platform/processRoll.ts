import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import pTimeout from 'p-timeout'
import type { Pool, PoolClient } from 'pg'
import { Batcher } from './batcher.ts'
import { SerialConnection } from './serialConnection.ts'
import type { LiveProcess } from './shareOut.ts'

/** A process that does not renew its entry for this long counts as dead, and continues under a new id. */
const renewWithinMs = 2_500
/** A Postgres that is slower than this counts as out of reach. */
export const answerWithinMs = 2_000

const sessionSql = `SET statement_timeout = ${answerWithinMs}; SET lock_timeout = 0; SET synchronous_commit = off;
  SET tcp_keepalives_idle = 1; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 2`
const forgetDeadSql = `DELETE FROM platform.live_processes WHERE seen_at < clock_timestamp() - interval '1 minute'`
const renewSql = `
  INSERT INTO platform.live_processes AS p (id, name, versions, candidate_for) VALUES ($1, $2, $3, $4)
  ON CONFLICT (id) DO UPDATE SET versions = excluded.versions, candidate_for = excluded.candidate_for, seen_at = clock_timestamp()
    WHERE p.seen_at > clock_timestamp() - interval '${renewWithinMs} ms'`
const readSql = `
  SELECT id, versions, candidate_for AS "candidateFor",
    ARRAY(SELECT follower FROM platform.leads WHERE process = p.id) AS leading
  FROM platform.processes_alive p`
const takeSql = `
  INSERT INTO platform.leads AS l (follower, process)
  SELECT follower, me.id FROM platform.processes_alive me, unnest($2::text[]) AS follower
  WHERE me.id = $1 AND NOT EXISTS (
    SELECT FROM platform.processes_alive other WHERE (other.versions->>follower)::int > (me.versions->>follower)::int)
  ON CONFLICT (follower) DO UPDATE SET process = excluded.process, since = excluded.since
    WHERE NOT EXISTS (SELECT FROM platform.processes_alive a WHERE a.id = l.process)
  RETURNING follower`

/**
 * This process's entry among the live processes of the product (schema `platform`), by Postgres's clock. It ends with the connection,
 * which belongs to it alone, so that a busy pool does not make a live process look dead.
 */
export class ProcessRoll {
  readonly id = randomUUID()
  /** Aborted when the entry has ended: from then on others may lead. */
  readonly ended: AbortSignal
  readonly #end = new AbortController()
  readonly #client: PoolClient
  readonly #connection: SerialConnection
  /** A process that stops gives all its leads back at once. */
  readonly #givenBack = new Batcher<string, true>({
    together: async (followers) => {
      await this.#query('DELETE FROM platform.leads WHERE follower = ANY ($1) AND process = $2', [followers, this.id])
      return followers.map(() => true)
    },
    mayBeOfOne: () => false,
    alone: async (follower) => {
      await this.#query('DELETE FROM platform.leads WHERE follower = $1 AND process = $2', [follower, this.id])
      return true
    },
    atOnce: 1,
    most: 1_000,
  })
  #renewedAt = performance.now()

  private constructor(client: PoolClient) {
    this.#client = client
    this.#connection = new SerialConnection(client)
    this.ended = this.#end.signal
    client.on('error', () => this.end())
    client.on('end', () => this.end())
  }

  static async enter(pool: Pool): Promise<ProcessRoll> {
    const roll = new ProcessRoll(await pool.connect())
    try {
      await pTimeout(roll.#client.query(`${sessionSql}; ${forgetDeadSql}`), { milliseconds: answerWithinMs })
      return roll
    } catch (error) {
      roll.end()
      throw error
    }
  }

  /**
   * Announces to the others that this process lives and what it knows, and learns of them.
   * @throws Error when it came too late
   */
  async renew(versions: LiveProcess['versions'], candidateFor: readonly string[]): Promise<readonly LiveProcess[]> {
    const startedAt = performance.now()
    if (startedAt - this.#renewedAt > renewWithinMs) throw new Error('this process was silent for too long')
    const name = `${hostname()}:${process.pid}`
    const { rowCount } = await this.#query(renewSql, [this.id, name, JSON.stringify(versions), candidateFor])
    if (rowCount !== 1) throw new Error('this process was taken for dead')
    this.#renewedAt = startedAt
    return (await this.#query<LiveProcess>(readSql)).rows
  }

  /** Takes the leads that no live process holds and for which no live process knows a higher version; returns the names of those taken. */
  async take(followers: readonly string[]): Promise<readonly string[]> {
    if (followers.length === 0) return []
    return (await this.#query<{ follower: string }>(takeSql, [this.id, followers])).rows.map(({ follower }) => follower)
  }

  async giveBack(follower: string): Promise<void> {
    await this.#givenBack.run(follower)
  }

  /** Removes the entry on an orderly stop, so that others need not wait until it expires. */
  async leave(): Promise<void> {
    await this.#query('DELETE FROM platform.live_processes WHERE id = $1', [this.id]).catch(() => {})
    this.end()
  }

  /** Ends the entry by closing its connection. */
  end(): void {
    if (this.ended.aborted) return
    this.#end.abort()
    this.#client.release(true)
  }

  #query<Row extends object>(text: string, values: readonly unknown[] = []) {
    return this.#connection.run((client) => client.query<Row>(text, [...values]))
  }
}
