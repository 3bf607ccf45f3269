import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { freePort } from '../setup/freePort.ts'

/** Whether this machine has a Redis that tests can start. */
export function hasRedisServer(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export interface RunningRedis {
  readonly url: string
  /** Deletes all data, like a Redis that lost its disk. */
  wipe(): Promise<void>
  /** Kills it and restarts it with its data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** A Redis for one test, configured as in production: append-only file, no eviction. */
export async function startRedisServer(): Promise<RunningRedis> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-redis-'))
  const port = await freePort()
  let server = await launch(directory, port)
  return {
    url: `redis://127.0.0.1:${port}`,
    async wipe() {
      const client = new Redis({ port })
      await client.flushall()
      client.disconnect()
    },
    async restart() {
      await kill(server)
      server = await launch(directory, port)
    },
    async stop() {
      await kill(server)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function launch(directory: string, port: number): Promise<ChildProcess> {
  const settings = { port, bind: '127.0.0.1', dir: directory, appendonly: 'yes', save: '', 'maxmemory-policy': 'noeviction' }
  const server = spawn(
    'redis-server',
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    { stdio: 'ignore' },
  )
  const client = new Redis({ port, retryStrategy: () => 20, maxRetriesPerRequest: null })
  client.on('error', () => {})
  await client.ping()
  client.disconnect()
  return server
}

async function kill(server: ChildProcess): Promise<void> {
  const exit = once(server, 'exit')
  server.kill('SIGKILL')
  await exit
}
