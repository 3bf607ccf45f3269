import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { pictureWidths } from '../src/api/schemas/pictureWidths.ts'
import { startEmbeddedPostgres } from '../src/platform/embeddedPostgres.ts'
import type { BenchResult } from './benchResult.ts'
import { callsPerSecond, Readers } from './readers.ts'
import type { FromUploadClient } from './uploadClient.ts'
import type { FromUploadServer } from './uploadServer.ts'

const uploads = 50
const megabytes = 10
const quietSeconds = 20
const rounds = 3
const renditionsOfOne = 3 * pictureWidths.length

/** Fifty photographs of ten megabytes at once, and their effect on other calls: the median of three rounds, each with a product of its own. */
export async function run(): Promise<readonly BenchResult[]> {
  const measured: Round[] = []
  for (let round = 0; round < rounds; round++) measured.push(await measure())
  const median = (of: (round: Round) => number) => measured.map(of).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
  return [
    {
      name: 'Uploads',
      inputs: `${uploads} JPEG photographs of ${megabytes} MB (24 megapixels) at once by ${uploads} providers from one process, after one upload with its renditions, beside ${callsPerSecond} calls a second of credits and galleries each on a connection of its own; the same calls ${quietSeconds} s before and while renditions are made; memory of the product's process and its children compared with before that first upload; every role and the log in one process; each figure is the median of ${rounds} rounds`,
      figures: [
        { label: 'half taken after', value: median(({ halfSeconds }) => halfSeconds), unit: 's' },
        { label: 'all taken after', value: median(({ allSeconds }) => allSeconds), unit: 's' },
        { label: 'other calls without uploads, p99', value: median(({ quiet }) => quiet), unit: 'ms' },
        { label: 'other calls during uploads, p99', value: median(({ busy }) => busy), unit: 'ms' },
        { label: 'other calls while renditions are made, p99', value: median(({ afterwards }) => afterwards), unit: 'ms' },
        { label: 'p99 during ÷ without', value: median(({ busy, quiet }) => busy / quiet), unit: '', bar: { atMost: 2 } },
        {
          label: 'p99 while renditions are made ÷ without',
          value: median(({ afterwards, quiet }) => afterwards / quiet),
          unit: '',
          bar: { atMost: 2 },
        },
        { label: 'memory more than before', value: median(({ moreBytes }) => moreBytes / 2 ** 20), unit: 'MB', bar: { atMost: 300 } },
      ],
    },
  ]
}

/** Times in ms are 99th percentiles of other calls. */
interface Round {
  readonly halfSeconds: number
  readonly allSeconds: number
  readonly quiet: number
  readonly busy: number
  readonly afterwards: number
  readonly moreBytes: number
}

async function measure(): Promise<Round> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-uploads-bench-'))
  const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), settings: { max_connections: '200' } })
  const script = (name: string) => new URL(name, import.meta.url)
  // As `npm start` does (decision 0061).
  const node = { execArgv: ['--max-semi-space-size=64', '--heap-growing-percent=50', '--import', 'tsx'] }
  const server = fork(script('uploadServer.ts'), [postgres.url, join(directory, 'data'), String(uploads + 1)], node)
  try {
    const photo = join(directory, 'photo.jpg')
    writeFileSync(photo, await photographOf(megabytes * 1024 * 1024))
    const [{ port, tokens: all }] = (await once(server, 'message')) as [FromUploadServer]
    const [firstOne = '', ...tokens] = all
    const others = new Readers(port, tokens)
    const sender = async (senders: readonly string[]) => {
      const client = fork(script('uploadClient.ts'), [String(port), photo, ...senders], node)
      await once(client, 'message')
      return async () => {
        client.send('start')
        const [{ answers }] = (await once(client, 'message')) as [FromUploadClient]
        client.kill()
        return answers
      }
    }
    const before = memoryOf(server)
    // The product has run for a while: other calls and one upload with its renditions were carried out.
    const sendOne = await sender([firstOne])
    await others.readFor(async () => {
      await sendOne()
      while (picturesIn(join(directory, 'data', 'files')) < 1 + renditionsOfOne) await delay(100)
    })
    const quiet = await others.readFor(() => delay(quietSeconds * 1000))
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(server))
    }, 100)
    let answers: FromUploadClient['answers'] = []
    const sendAll = await sender(tokens)
    const busy = await others.readFor(async () => {
      answers = await sendAll()
    })
    // The renditions are made afterwards.
    const afterwards = await others.readFor(() => delay(quietSeconds * 1000))
    clearInterval(watch)
    const taken = answers.filter(({ status }) => status === 200).map(({ seconds }) => seconds)
    if (taken.length < uploads) throw new Error(`${taken.length} photographs were taken: ${answers.map(({ status }) => status).join(' ')}`)
    taken.sort((a, b) => a - b)
    const [halfSeconds = Number.NaN, allSeconds = Number.NaN] = [taken[uploads / 2 - 1], taken[uploads - 1]]
    return { halfSeconds, allSeconds, quiet, busy, afterwards, moreBytes: most - before }
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

function picturesIn(directory: string): number {
  return readdirSync(directory, { recursive: true }).filter((path) => /\.(?:jpeg|webp|avif)$/.test(String(path))).length
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
