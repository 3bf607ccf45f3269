import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbeddedPostgres } from './embeddedPostgres.ts'

export interface OpenDatabase {
  readonly url: string
  /** Resolves when the embedded Postgres of this process ends by itself. A Postgres that runs elsewhere may come back. */
  readonly lost: Promise<void>
  close(): Promise<void>
}

export interface OpenDatabaseOptions {
  /** A Postgres that runs elsewhere; undefined for the embedded one. */
  readonly databaseUrl: string | undefined
  readonly dataDirectory: string
  /** `own` refuses when another process already runs the embedded one; `share` then uses it (command lines beside a running product). */
  readonly mode: 'own' | 'share'
}

/** The embedded Postgres of this data directory is run by another live process. */
export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning'
}

const settings = { max_connections: '200', shared_buffers: '256MB', shared_preload_libraries: '', max_wal_size: '2GB' }

/** The product's database: the one named by the configuration, or an embedded one whose data survive a restart and a kill. */
export async function openDatabase({ databaseUrl, dataDirectory, mode }: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl) return elsewhere(databaseUrl)
  const runningFile = join(dataDirectory, 'running.json')
  const running = readRunning(runningFile)
  if (running && running.pid !== process.pid && isAlive(running.pid) && (await answers(running.url))) {
    if (mode === 'share') return elsewhere(running.url)
    throw new AlreadyRunning(`process ${running.pid} already runs the product from ${dataDirectory}: end it first, or set another DATA_DIR`)
  }
  mkdirSync(dataDirectory, { recursive: true })
  const postgres = await startEmbeddedPostgres({ directory: join(dataDirectory, 'postgres'), settings })
  writeFileSync(runningFile, JSON.stringify({ pid: process.pid, url: postgres.url }), { mode: 0o600 })
  return {
    url: postgres.url,
    lost: postgres.lost,
    async close() {
      await postgres.stop()
      rmSync(runningFile, { force: true })
    },
  }
}

function elsewhere(url: string): OpenDatabase {
  return { url, lost: new Promise(() => {}), close: async () => {} }
}

function readRunning(file: string): { readonly pid: number; readonly url: string } | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // A file that a killed process wrote only in part is ignored.
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
