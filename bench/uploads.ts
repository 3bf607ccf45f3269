import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { startEmbeddedPostgres } from '../src/platform/embeddedPostgres.ts'
import type { BenchResult } from './benchResult.ts'
import { callsPerSecond, Readers } from './readers.ts'
import type { FromUploadClient } from './uploadClient.ts'
import type { FromUploadServer } from './uploadServer.ts'

const uploads = 50
const megabytes = 10
const quietSeconds = 20

/** Fifty photographs of ten megabytes at once, and their effect on other calls. */
export async function run(): Promise<readonly BenchResult[]> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-uploads-bench-'))
  const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), settings: { max_connections: '200' } })
  const script = (name: string) => new URL(name, import.meta.url)
  const node = { execArgv: ['--import', 'tsx'] }
  const server = fork(script('uploadServer.ts'), [postgres.url, join(directory, 'data'), String(uploads)], node)
  try {
    const photo = join(directory, 'photo.jpg')
    writeFileSync(photo, await photographOf(megabytes * 1024 * 1024))
    const [{ port, tokens }] = (await once(server, 'message')) as [FromUploadServer]
    const others = new Readers(port, tokens)
    await others.readFor(() => delay(5_000))
    const quiet = await others.readFor(() => delay(quietSeconds * 1000))
    const before = memoryOf(server)
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(server))
    }, 100)
    let sent: FromUploadClient | undefined
    const client = fork(script('uploadClient.ts'), [String(port), photo, ...tokens], node)
    await once(client, 'message')
    const busy = await others.readFor(async () => {
      client.send('start')
      const [answer] = (await once(client, 'message')) as [FromUploadClient]
      sent = answer
      client.kill()
    })
    // The renditions are made afterwards.
    const afterwards = await others.readFor(() => delay(quietSeconds * 1000))
    clearInterval(watch)
    const taken = sent?.statuses.filter((status) => status === 200).length ?? 0
    if (taken < uploads) throw new Error(`${taken} of ${uploads} photographs were taken: ${sent?.statuses.join(' ')}`)
    return [
      {
        name: 'Uploads',
        inputs: `${uploads} JPEG photographs of ${megabytes} MB (24 megapixels) at once by ${uploads} providers from one process, beside ${callsPerSecond} calls a second of credits and galleries each on a connection of its own; the same calls ${quietSeconds} s before and while renditions are made; memory of the product's process and its children; every role and the log in one process`,
        figures: [
          { label: 'all taken after', value: sent?.seconds ?? Number.NaN, unit: 's' },
          { label: 'other calls without uploads, p99', value: quiet, unit: 'ms' },
          { label: 'other calls during uploads, p99', value: busy, unit: 'ms' },
          { label: 'other calls while renditions are made, p99', value: afterwards, unit: 'ms' },
          { label: 'p99 during ÷ without', value: busy / quiet, unit: '', bar: { atMost: 2 } },
          { label: 'p99 while renditions are made ÷ without', value: afterwards / quiet, unit: '', bar: { atMost: 2 } },
          { label: 'memory more than before', value: (most - before) / 2 ** 20, unit: 'MB', bar: { atMost: 300 } },
        ],
      },
    ]
  } finally {
    server.kill()
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** A photograph of 24 megapixels with the maximum file size, padded at its end as by some cameras. */
async function photographOf(bytes: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const pixels = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#808080', noise } })
  for (const quality of [85, 75, 65, 55, 45, 35, 25, 15]) {
    const photo = await pixels.clone().jpeg({ quality }).toBuffer()
    if (photo.length <= bytes) return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)])
  }
  throw new Error('the photograph is too large')
}

/** Resident memory in bytes of a process and its children. */
function memoryOf({ pid = 0 }: ChildProcess): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => {
    try {
      return sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1] ?? 0) * 1024
    } catch {
      return sum
    }
  }, 0)
}

function childrenOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}
