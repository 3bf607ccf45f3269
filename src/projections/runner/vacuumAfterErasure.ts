import { setTimeout as delay } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import type { BaseLogger } from 'pino'
import { liftQueryTimeout } from '../../platform/silenceLimits.ts'
import { isTransient } from '../../platform/transientError.ts'
import type { ProjectionSchemas } from './projectionSchemas.ts'

/** Tables outside the projections that held data of a person before the erasure. */
const furtherTables = [
  'operational.credentials',
  'operational.person_keys',
  'operational.phone_codes',
  'operational.phone_proofs',
  'operational.sessions',
]
/** Where Postgres stores sampled column values. */
const samples = 'pg_catalog.pg_statistic'
const lockName = 'vacuum after erasure'
/** The minimum interval between two vacuums, however many persons are erased. */
const pauseMinutes = 10
/** A table up to this size is rewritten, which locks it for less than a second; a larger one is vacuumed in place. */
const mostBytesAnew = 16 * 1024 * 1024
/** How often a table locked by others is tried; each attempt waits a second for the lock. */
const rounds = 3
/** How long to wait for transactions that keep old samples, i.e. are older than the ANALYZE of the tables. */
const samplesPatienceMs = 3_000

/** Records that a person was erased, so that old versions of its rows are removed from the tables' files. */
export async function askForVacuum(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO operational.erasure_vacuum (asked_at, asked_by) VALUES (clock_timestamp(), pg_current_xact_id())
     ON CONFLICT (only_row) DO UPDATE SET asked_at = excluded.asked_at, asked_by = excluded.asked_by`,
  )
}

/**
 * Vacuums the tables that held an erased person, if that was requested and not done within the last ten minutes; one process at a time. It
 * starts when no transaction needs the old row versions. They are kept while a transaction older than the erasure writes, in any database
 * of the server, and while one of this database reads by an older snapshot; its own VACUUM does not count as a reader, its ANALYZE does. If
 * it is interrupted, or a table stays locked, the next call starts again.
 * @returns the vacuumed tables
 */
export async function vacuumIfAsked(
  pool: Pool,
  schemas: Pick<ProjectionSchemas, 'tablesOfPersons'>,
  log: Pick<BaseLogger, 'info'>,
): Promise<readonly string[]> {
  const client = await pool.connect()
  client.on('error', () => {})
  try {
    const { rows } = await client.query<{ started: Date }>(
      `SELECT clock_timestamp() AS started FROM operational.erasure_vacuum
       WHERE asked_at > coalesce(vacuumed_at, '-infinity') AND coalesce(vacuumed_at, '-infinity') < now() - $1 * interval '1 minute'
         AND ${nobodyKeeps('asked_by')}
         AND pg_try_advisory_lock(hashtextextended($2, 0))`,
      [pauseMinutes, lockName],
    )
    const [due] = rows
    if (!due) return []
    await client.query(`SET statement_timeout = 0; SET lock_timeout = '1s'`)
    liftQueryTimeout(client)
    const shown = await schemas.tablesOfPersons()
    for (const table of shown) await forgetSamples(client, table)
    const tables = [...shown, ...furtherTables, samples]
    let left: readonly string[] = [...shown, ...furtherTables]
    for (let round = 0; round < rounds && left.length > 0; round++) left = await vacuumUnlessLocked(client, left)
    // ANALYZE has just replaced samples; their old versions must be removed as well.
    left = left.length === 0 && (await untilNobodyKeepsSamples(client)) ? await vacuumUnlessLocked(client, [samples]) : [...left, samples]
    if (left.length > 0) {
      log.info({ tables: left }, 'tables that others lock are vacuumed later')
      return tables.filter((table) => !left.includes(table))
    }
    await client.query('UPDATE operational.erasure_vacuum SET vacuumed_at = $1', [due.started])
    log.info({ tables }, 'tables were vacuumed after an erasure')
    return tables
  } finally {
    // A session that has ended holds its locks slightly longer.
    await client.query('SELECT pg_advisory_unlock_all()').catch(() => {})
    client.release(true)
  }
}

/** True when Postgres no longer keeps row versions that were replaced by the transaction (`xid8`) or older ones. */
function nobodyKeeps(xid: string): string {
  return `pg_snapshot_xmin(pg_current_snapshot()) > coalesce(${xid}, '0')
    AND NOT EXISTS (SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND age(backend_xmin) >= age(${xid}::xid)
        AND NOT (backend_type = 'autovacuum worker' AND query LIKE 'autovacuum: VACUUM%' AND query NOT LIKE '%ANALYZE%'))`
}

async function untilNobodyKeepsSamples(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ xid: string }>('SELECT pg_current_xact_id()::text AS xid')
  for (const until = Date.now() + samplesPatienceMs; Date.now() < until; await delay(50)) {
    const { rowCount } = await client.query(`SELECT WHERE ${nobodyKeeps('$1::xid8')}`, [rows[0]?.xid])
    if (rowCount === 1) return true
  }
  return false
}

/** Returns the tables that others locked too long. */
async function vacuumUnlessLocked(client: PoolClient, tables: readonly string[]): Promise<readonly string[]> {
  const locked: string[] = []
  for (const table of tables) {
    try {
      await vacuum(client, table)
    } catch (error) {
      if (!isTransient(error)) throw error
      locked.push(table)
    }
  }
  return locked
}

async function vacuum(client: PoolClient, table: string): Promise<void> {
  const { rows } = await client.query<{ bytes: string | null }>('SELECT pg_total_relation_size(to_regclass($1)) AS bytes', [table])
  const [size] = rows
  if (size?.bytes == null) return
  const how = Number(size.bytes) <= mostBytesAnew ? 'FULL, ANALYZE' : 'INDEX_CLEANUP ON, ANALYZE'
  await client.query(`VACUUM (${how}) ${table}`)
}

/** ANALYZE keeps the sampled values of an empty table; setting the column's type again drops them. */
async function forgetSamples(client: PoolClient, table: string): Promise<void> {
  const { rows } = await client.query<{ empty: boolean; columns: string }>(
    `SELECT NOT EXISTS (SELECT FROM ${table}) AS empty,
       (SELECT string_agg(format('ALTER COLUMN %I TYPE %s', attname, format_type(atttypid, atttypmod)), ', ')
        FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped) AS columns`,
    [table],
  )
  if (rows[0]?.empty) await client.query(`ALTER TABLE ${table} ${rows[0].columns}`)
}
