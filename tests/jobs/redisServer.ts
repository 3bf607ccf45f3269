import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'

/** Whether there is a Redis on this machine that a test can start. */
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
  /** Forgets everything, as a Redis does that lost its disk. */
  wipe(): Promise<void>
  stop(): Promise<void>
}

/** A Redis of the test's own, set as production's should be: append-only file, no eviction. */
export async function startRedisServer(): Promise<RunningRedis> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-redis-'))
  const port = await freePort()
  const settings = { port, bind: '127.0.0.1', dir: directory, appendonly: 'yes', save: '', 'maxmemory-policy': 'noeviction' }
  const server = spawn(
    'redis-server',
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    { stdio: 'ignore' },
  )
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  const client = new Redis({ port, lazyConnect: true, retryStrategy: () => 50, maxRetriesPerRequest: null })
  client.on('error', () => {})
  await client.connect().catch(() => {})
  while ((await client.ping()) !== 'PONG') await delay(20)
  return {
    url: `redis://127.0.0.1:${port}`,
    async wipe() {
      await client.flushall()
    },
    async stop() {
      client.disconnect()
      server.kill('SIGKILL')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? done(address.port) : fail(new Error('no free port'))))
    })
  })
}
