import { fork } from 'node:child_process'
import { once } from 'node:events'
import { buildWeb } from '../scripts/web/buildWeb.ts'
import type { BenchResult } from './benchResult.ts'
import { httpLoad } from './httpLoad.ts'
import type { FromPagesServer } from './publicPagesProcess.ts'

const connections = 16
const requests = 6_000
const rounds = 3

/** Pages per second from the cache, alternating with a static file of the same size from the same server. */
export async function run(): Promise<readonly BenchResult[]> {
  await buildWeb()
  const server = fork(new URL('./publicPagesProcess.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  try {
    const [{ port, page, file, bytes }] = (await once(server, 'message')) as [FromPagesServer]
    const load = async (path: string) => {
      const { perSecond, statuses } = await httpLoad({ port, connections, requests: Array.from({ length: requests }, () => get(path)) })
      if (statuses[200] !== requests) throw new Error(`${path} was answered with ${JSON.stringify(statuses)}`)
      return perSecond
    }
    await load(page)
    await load(file)
    const pages: number[] = []
    const files: number[] = []
    for (let round = 0; round < rounds; round++) {
      pages.push(await load(page))
      files.push(await load(file))
    }
    const [pagesPerSecond, filesPerSecond] = [median(pages), median(files)]
    const inputs = `a planner's page of ${bytes} bytes in brotli and a file of the same bytes, ${connections} connections, ${requests} requests a round, ${rounds} rounds in turn, the median`
    return [
      {
        name: 'Public pages',
        inputs,
        figures: [
          { label: 'pages from the cache', value: pagesPerSecond, unit: '/s' },
          { label: 'static file of the same bytes', value: filesPerSecond, unit: '/s' },
          { label: 'pages as a share of files', value: pagesPerSecond / filesPerSecond, unit: '×', bar: { atLeast: 0.5 } },
        ],
      },
    ]
  } finally {
    server.disconnect()
    await once(server, 'exit')
  }
}

function get(path: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\naccept-language: fr\r\naccept-encoding: br\r\n\r\n`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
