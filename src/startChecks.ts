import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve as absolute, dirname } from 'node:path'
import { Redis } from 'ioredis'
import pTimeout from 'p-timeout'
import { Client, DatabaseError } from 'pg'
import type { Config } from './config.ts'
import { ConfigurationError } from './configurationError.ts'
import { describeFailure } from './platform/describeFailure.ts'

/** The smallest Postgres that the tests run on. */
const leastPostgres = 15
/** How long a service may take to answer at the start. */
const patienceMs = 10_000
const patience = { milliseconds: patienceMs, message: 'no answer in time' }

/**
 * Makes the data directory, where something is kept there.
 * @throws ConfigurationError naming DATA_DIR
 */
export function requireDataDirectory({
  databaseUrl,
  keys,
  s3,
  dataDirectory,
}: Pick<Config, 'databaseUrl' | 'keys' | 's3' | 'dataDirectory'>): void {
  if (databaseUrl !== undefined && keys !== undefined && s3 !== undefined) return
  try {
    makeFolder(absolute(dataDirectory))
    readdirSync(dataDirectory)
    accessSync(dataDirectory, constants.W_OK)
  } catch (error) {
    throw new ConfigurationError(`DATA_DIR: ${JSON.stringify(dataDirectory)} cannot be used as a folder (${codeOf(error)})`)
  }
}

/** Node's own recursive way tries forever below /proc, where nothing can be made. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/**
 * Looks whether the product can listen where it is asked to, before anything else takes its time.
 * @throws ConfigurationError naming PORT or HOST
 */
export async function requireListenAddress(address: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer()
  const listening = new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(address, resolve)
  })
  try {
    await pTimeout(listening, patience)
  } catch (error) {
    throw listenFailure(error, address)
  } finally {
    probe.close()
  }
}

/** What a failed listen says about the settings. */
export function listenFailure(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): ConfigurationError {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return new ConfigurationError(`PORT: ${port} is in use on ${host}`)
  if (code === 'EACCES') return new ConfigurationError(`PORT: ${port} is not for this user`)
  return new ConfigurationError(`HOST: ${host} is no address of this machine (${code})`)
}

/**
 * Connects once to the Postgres of DATABASE_URL and looks whether it is one that the product can work with.
 * @throws ConfigurationError naming DATABASE_URL
 */
export async function requirePostgres(connectionString: string, least = leastPostgres): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; shown: string; writable: boolean; may: boolean }>(
      `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS shown,
              NOT pg_is_in_recovery() AS writable, has_database_privilege(current_database(), 'CREATE') AS may`,
    )
    const [server] = rows
    if (!server) throw new ConfigurationError('DATABASE_URL: Postgres does not report its version')
    if (server.version < least * 10_000)
      throw new ConfigurationError(`DATABASE_URL: Postgres ${server.shown.split(' ')[0] ?? ''} is too old, ${least} or later is needed`)
    if (!server.writable) throw new ConfigurationError('DATABASE_URL: this Postgres is a standby that cannot be written to')
    if (!server.may) throw new ConfigurationError('DATABASE_URL: the user may not create schemas in this database')
  } catch (error) {
    throw error instanceof ConfigurationError ? error : new ConfigurationError(`DATABASE_URL: ${postgresFailure(error)}`)
  } finally {
    await client.end().catch(() => {})
  }
}

function postgresFailure(error: unknown): string {
  const code = codeOf(error)
  if (code.startsWith('28')) return 'Postgres refuses the user or its password'
  if (code === '3D000') return 'Postgres has no such database'
  if (error instanceof DatabaseError) return `Postgres cannot be used now (${describeFailure(error)})`
  return `Postgres cannot be reached (${code})`
}

/**
 * Connects once to the Redis of REDIS_URL.
 * @throws ConfigurationError naming REDIS_URL
 */
export async function requireRedis(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: patienceMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  let reported: unknown
  redis.on('error', (error) => {
    reported ??= error
  })
  try {
    await pTimeout(
      redis.connect().then(() => redis.ping()),
      patience,
    )
  } catch (error) {
    const { message } = (reported ?? error) as Error
    throw new ConfigurationError(
      /^(NOAUTH|WRONGPASS|ERR AUTH|ERR invalid password)/.test(message) || /NOAUTH|WRONGPASS/.test(describeFailure(error))
        ? 'REDIS_URL: Redis refuses the user or its password'
        : `REDIS_URL: Redis cannot be reached (${codeOf(reported ?? error)})`,
    )
  } finally {
    redis.disconnect()
  }
}

/** What stands in the way of the log, without the connection string. */
export function eventStoreDbFailure(error: unknown): ConfigurationError {
  const { message } = error instanceof Error ? error : { message: String(error) }
  const type = error instanceof Error && 'type' in error ? String(error.type) : ''
  if (/certificate/i.test(message))
    return new ConfigurationError(
      'EVENTSTOREDB_URL: the certificate of EventStoreDB is not trusted, or one that the address names cannot be read',
    )
  if (/access-denied|unauthenticated/.test(type) || /UNAUTHENTICATED|PERMISSION_DENIED/.test(message))
    return new ConfigurationError('EVENTSTOREDB_URL: EventStoreDB refuses the user or its password')
  if (/no option is named|needs EventStoreDB/.test(message))
    return new ConfigurationError(`EVENTSTOREDB_URL: ${message.split('\n')[0] ?? ''}`)
  return new ConfigurationError(`EVENTSTOREDB_URL: EventStoreDB cannot be reached (${type || codeOf(error)})`)
}

/** The code of an error, or of the first of several (one for each address of a host). */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  if (!(error instanceof Error)) return 'no Error'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
