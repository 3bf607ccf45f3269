import { setTimeout as delay } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import type { BaseLogger } from 'pino'
import type { Position } from '../../eventstore/eventStore.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { isTransient } from '../../platform/transientError.ts'
import { type Checkpoint, checkpointKey, type ProjectionId, readCheckpoints } from './checkpoints.ts'
import { NotReached } from './positionWaiter.ts'
import { type Projection, schemaOf } from './projection.ts'
import { rebuildLock } from './rebuild.ts'
import { lockOfUse } from './schemaUse.ts'
import { quoted } from './tableStructure.ts'

/** The schema of a version of a projection in the database. */
interface StandingSchema extends ProjectionId {
  readonly schema: string
  /** The schema of a running or abandoned rebuild; undefined for the live tables. */
  readonly leftBy: 'rebuild' | 'old' | undefined
}

export interface ProjectionSchemasOptions {
  readonly pool: Pool
  readonly projections: readonly Projection[]
  /** Whether the projection may show a person's data. */
  readonly concernsPersons: (projection: Projection) => boolean
  readonly log: Pick<BaseLogger, 'info'>
  /** A schema is dropped only after it was unused for this long, since a process whose connection broke announces itself again. */
  readonly graceMs?: number
}

const usualGraceMs = 10_000
const lookAgainMs = 100
const lockTimeoutMs = 200

/** The schemas of all versions of projections, including those of other releases. */
export class ProjectionSchemas {
  readonly #options: ProjectionSchemasOptions
  /** Since when a schema has been unused, as observed by this process. */
  readonly #unusedSince = new Map<string, number>()

  constructor(options: ProjectionSchemasOptions) {
    this.#options = options
  }

  /**
   * Drops schemas that no live process uses, and remains of rebuilds. A version that this release replaces is dropped only when the new one
   * serves, i.e. has caught up with it and is not parked.
   * @returns the names of the dropped schemas
   */
  async dropUnused(): Promise<readonly string[]> {
    const { pool, log } = this.#options
    const checkpoints = await readCheckpoints(pool)
    const dropped: string[] = []
    for (const standing of await this.#standing(checkpoints)) {
      if (this.#mustStay(standing, checkpoints)) continue
      if (await this.#dropIfUnused(standing)) dropped.push(standing.schema)
    }
    for (const schema of dropped) log.info({ schema }, `schema ${schema} was dropped: no process uses it`)
    return dropped
  }

  /**
   * Resolves when no schema of any release shows a person whom an event at or before `position` erases: those that are fed have passed the
   * event, the others are dropped.
   * @returns the names of the schemas that may show persons, all of which have passed the event
   * @throws NotReached with the names of the schemas that are not that far in time
   */
  async untilNoSchemaHolds(position: Position, timeoutMs: number): Promise<readonly string[]> {
    const deadline = performance.now() + timeoutMs
    for (;;) {
      await this.dropUnused()
      const { holding, confirmed } = await this.#confirm(position)
      if (holding.length === 0) return confirmed
      if (performance.now() >= deadline) throw new NotReached(`not cleared yet: ${holding.join(', ')}`)
      await delay(lookAgainMs)
    }
  }

  /** The quoted tables of every version of the projections that an erasure changes. */
  async tablesOfPersons(): Promise<readonly string[]> {
    const { pool } = this.#options
    const standing = await this.#standing(await readCheckpoints(pool))
    const schemas = standing.filter(({ name }) => this.#mayHold(name)).map(({ schema }) => schema)
    const { rows } = await pool.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = ANY ($1) ORDER BY 1`,
      [schemas],
    )
    return rows.map(({ name }) => name)
  }

  async #confirm(position: Position): Promise<{ readonly holding: readonly string[]; readonly confirmed: readonly string[] }> {
    const checkpoints = await readCheckpoints(this.#options.pool)
    const isPast = (standing: StandingSchema) => {
      const reached = standing.leftBy === undefined ? checkpoints.get(checkpointKey(standing)) : undefined
      return reached !== undefined && reached.position >= position
    }
    const standing = (await this.#standing(checkpoints)).filter(({ name }) => this.#mayHold(name))
    const namesOf = (past: boolean) => standing.filter((each) => isPast(each) === past).map(({ schema }) => schema)
    return { holding: namesOf(false), confirmed: namesOf(true) }
  }

  /** What a projection shows is unknown if only another release knows it. */
  #mayHold(name: string): boolean {
    const own = this.#options.projections.find((projection) => projection.name === name)
    return own === undefined || this.#options.concernsPersons(own)
  }

  #mustStay({ name, version, leftBy }: StandingSchema, checkpoints: ReadonlyMap<string, Checkpoint>): boolean {
    if (leftBy !== undefined) return false
    const own = this.#options.projections.find((projection) => projection.name === name)
    if (!own || version > own.version) return false
    if (version === own.version) return true
    const [before, after] = [checkpoints.get(checkpointKey({ name, version })), checkpoints.get(checkpointKey(own))]
    return after === undefined || after.parked !== null || (before !== undefined && before.position > after.position)
  }

  async #dropIfUnused({ name, version, schema, leftBy }: StandingSchema): Promise<boolean> {
    const lock = leftBy === undefined ? lockOfUse(schema) : rebuildLock(schemaOf({ name, version }))
    try {
      return await inTransaction(this.#options.pool, async (client) => {
        await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`)
        if (!(await hasLocked(client, lock))) {
          this.#unusedSince.delete(schema)
          return false
        }
        if (leftBy === undefined) {
          if (!this.#isOverdue(schema)) return false
          await client.query('DELETE FROM projections.checkpoints WHERE projection = $1 AND version = $2', [name, version])
        }
        await client.query(`DROP SCHEMA IF EXISTS ${quoted(schema)} CASCADE`)
        return true
      })
    } catch (error) {
      // A reader holds it; the next call drops it.
      if (isTransient(error)) return false
      throw error
    }
  }

  #isOverdue(schema: string): boolean {
    const { graceMs = usualGraceMs } = this.#options
    const since = this.#unusedSince.get(schema) ?? performance.now()
    this.#unusedSince.set(schema, since)
    return performance.now() - since >= graceMs
  }

  /** The schemas of every projection that this release knows or that has a checkpoint. */
  async #standing(checkpoints: ReadonlyMap<string, Checkpoint>): Promise<readonly StandingSchema[]> {
    const names = new Set([...this.#options.projections.map(({ name }) => name), ...[...checkpoints.keys()].map(nameOfKey)])
    const byPrefix = new Map([...names].map((name) => [schemaOf({ name, version: 0 }).slice(0, -1), name]))
    const { rows } = await this.#options.pool.query<{ schema: string }>(
      `SELECT nspname AS schema FROM pg_namespace WHERE nspname ~ '^[a-z_]+_v[0-9]+(_rebuild|_old)?$' ORDER BY nspname`,
    )
    return rows.flatMap(({ schema }) => {
      const [, prefix = '', version, leftBy] = /^(.*_v)(\d+)(?:_(rebuild|old))?$/.exec(schema) ?? []
      const name = byPrefix.get(prefix)
      if (name === undefined) return []
      return [{ name, version: Number(version), schema, leftBy: leftBy === 'rebuild' || leftBy === 'old' ? leftBy : undefined }]
    })
  }
}

async function hasLocked(client: PoolClient, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS locked', [lock])
  return rows[0]?.locked === true
}

function nameOfKey(key: string): string {
  return key.slice(0, key.lastIndexOf('@'))
}
