import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../src/platform/embeddedPostgres.ts'
import type { BenchResult } from './benchResult.ts'
import type { LoadResult } from './httpLoad.ts'
import { callsPerSecond, Readers } from './readers.ts'
import type { FromViewServer } from './viewServer.ts'

const views = 100_000
const providers = 50
const connections = 64
const quietSeconds = 20

/** A flood of views at maximum rate: how many are counted, and its effect on other calls. */
export async function run(): Promise<readonly BenchResult[]> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-views-bench-'))
  const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), settings: { max_connections: '200' } })
  const script = (name: string) => new URL(name, import.meta.url)
  const node = { execArgv: ['--import', 'tsx'] }
  const server = fork(script('viewServer.ts'), [postgres.url, join(directory, 'data'), String(providers)], node)
  try {
    const [{ port, publicIds, tokens }] = (await once(server, 'message')) as [FromViewServer]
    const others = new Readers(port, tokens)
    await others.readFor(() => delay(5_000))
    const before = await others.readFor(() => delay(quietSeconds * 1000))
    const client = fork(script('viewClientProcess.ts'), [port, views, connections, ...publicIds].map(String), node)
    await once(client, 'message')
    let load: LoadResult | undefined
    const busy = await others.readFor(async () => {
      client.send('start')
      const [answer] = (await once(client, 'message')) as [LoadResult]
      load = answer
    })
    const after = await others.readFor(() => delay(quietSeconds * 1000))
    if (!load || load.statuses[200] !== views) throw new Error(`views were answered ${JSON.stringify(load?.statuses)}`)
    const counted = await countedIn(postgres.url)
    const quiet = (before + after) / 2
    return [
      {
        name: 'Views',
        inputs: `${views.toLocaleString('en')} views of ${providers} providers, each by another visitor, from one process over ${connections} connections, the next as soon as the last is answered, beside ${callsPerSecond} calls a second of credits and galleries each on a connection of its own; the same calls ${quietSeconds} s before and ${quietSeconds} s after, of which the mean of the two p99 counts; every role and the log in one process`,
        figures: [
          { label: 'ceiling', value: load.perSecond, unit: '/s' },
          { label: 'a view, median', value: load.medianMs, unit: 'ms' },
          { label: 'a view, p99', value: load.p99Ms, unit: 'ms' },
          { label: 'views that were counted wrongly', value: (100 * Math.abs(counted - views)) / views, unit: '%', bar: { atMost: 1 } },
          { label: 'other calls before the views, p99', value: before, unit: 'ms' },
          { label: 'other calls after the views, p99', value: after, unit: 'ms' },
          { label: 'other calls during the views, p99', value: busy, unit: 'ms' },
          { label: 'p99 during ÷ without', value: busy / quiet, unit: '', bar: { atMost: 2 } },
        ],
      },
    ]
  } finally {
    server.kill()
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function countedIn(connectionString: string): Promise<number> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ views: number }>('SELECT sum(views)::int AS views FROM operational.view_counts')
  await client.end()
  return rows[0]?.views ?? 0
}
