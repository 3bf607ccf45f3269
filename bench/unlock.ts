import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client'
import { Pool } from 'pg'
import { deriveId } from '../src/commands/deriveId.ts'
import { connect } from '../src/eventstore/eventStoreDbConnection.ts'
import { startEmbeddedPostgres } from '../src/platform/embeddedPostgres.ts'
import { benchLogName, eventStoreDbUrl } from './benchLog.ts'
import type { BenchResult } from './benchResult.ts'
import { httpLoad, type LoadResult, percentile } from './httpLoad.ts'
import type { FromUnlockServer, Unlockable } from './unlockServer.ts'

const connections = 32
const rounds = 5
const unlocksARound = 2_000

/** Unlocking over HTTP beside a bare loop of the append function and beside the same endpoint as CRUD, alternating on one cluster. */
export async function run(): Promise<readonly BenchResult[]> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-unlock-'))
  const postgres = await startEmbeddedPostgres({ directory, settings: { max_connections: '200', shared_buffers: '256MB' } })
  const server = fork(new URL('unlockServer.ts', import.meta.url), [postgres.url, String((rounds + 1) * unlocksARound)], {
    execArgv: ['--import', 'tsx'],
  })
  const pool = new Pool({ connectionString: postgres.url, max: connections })
  pool.on('error', () => {})
  const eventStoreDb = eventStoreDbUrl ? connect(eventStoreDbUrl) : undefined
  const bareAppend = bareAppendOn(pool, eventStoreDb?.client)
  try {
    const { port, accounts } = await ready(server)
    const take = () => accounts.splice(0, unlocksARound)
    const measured: { bare: number; events: LoadResult; crud: LoadResult }[] = []
    for (let round = 0; round <= rounds; round++) {
      const batch = take()
      const bare = await bareAppends(bareAppend)
      await readCredits(port, batch)
      const first = round % 2 === 0 ? 'requests' : 'crud-requests'
      const second = first === 'requests' ? 'crud-requests' : 'requests'
      const results = { [first]: await unlockAll(port, first, batch), [second]: await unlockAll(port, second, batch) }
      const { requests: events, 'crud-requests': crud } = results
      if (!events || !crud) throw new Error('a run is missing')
      // The first round only warms up caches and compilers.
      if (round > 0) measured.push({ bare, events, crud })
    }
    const bare = median(measured.map((each) => each.bare))
    const events = median(measured.map((each) => each.events.perSecond))
    const crud = median(measured.map((each) => each.crud.perSecond))
    return [
      {
        name: 'Unlock over HTTP',
        inputs: `${rounds} rounds in turns of ${unlocksARound} unlocks each, ${connections} connections, a distinct account for every unlock, signed in by bearer token, each provider having read its credits just before, Idempotency-Key sent, all projections and processes running in the server's process, synchronous_commit on, the log on ${benchLogName}; the bare loop appends the same event to new streams, ${connections} at a time, by the log's own means (its function in Postgres, the client's append)`,
        figures: [
          { label: 'bare append', value: bare, unit: '/s' },
          { label: 'unlock', value: events, unit: '/s' },
          { label: 'unlock as CRUD', value: crud, unit: '/s' },
          { label: 'unlock, median', value: median(measured.map((each) => each.events.medianMs)), unit: 'ms' },
          { label: 'unlock, p99', value: median(measured.map((each) => each.events.p99Ms)), unit: 'ms' },
          { label: 'unlock ÷ bare (aim 0.5)', value: events / bare, unit: '', bar: { atLeast: 0.35 } },
          { label: 'unlock ÷ CRUD', value: events / crud, unit: '', bar: { atLeast: 0.9 } },
        ],
      },
    ]
  } finally {
    server.kill()
    await eventStoreDb?.close()
    await pool.end()
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

function ready(server: ChildProcess): Promise<{ port: number; accounts: Unlockable[] }> {
  return new Promise((resolve, reject) => {
    server.once('message', (message) => {
      const { port, accounts } = message as FromUnlockServer
      resolve({ port, accounts: [...accounts] })
    })
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}

async function unlockAll(port: number, resource: string, accounts: readonly Unlockable[]): Promise<LoadResult> {
  const requests = accounts.map(({ requestId, token }) =>
    Buffer.from(
      `POST /api/pro/${resource}/${requestId}/unlock HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: 0\r\n\r\n`,
    ),
  )
  const result = await httpLoad({ port, connections, requests })
  if (result.statuses[200] !== requests.length)
    throw new Error(`not every ${resource} unlock succeeded: ${JSON.stringify(result.statuses)}`)
  return result
}

/** Like a provider before an unlock: the server then has its token in the cache, for both variants alike. */
async function readCredits(port: number, accounts: readonly Unlockable[]): Promise<void> {
  const requests = accounts.map(({ token }) =>
    Buffer.from(`GET /api/pro/credits HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`),
  )
  await httpLoad({ port, connections, requests })
}

/** The minimum of an unlock: its event, appended directly to the log. */
async function bareAppends(append: BareAppend): Promise<number> {
  const started = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next++ < unlocksARound) {
        const id = randomUUID()
        const data = { providerId: id, requestId: id, coupleId: id, paidWith: 'credit', unlockedAt: new Date().toISOString() }
        const metadata = {
          commandId: id,
          bodyHash: deriveId(id),
          correlationId: id,
          causationId: id,
          actor: `provider:${id}`,
          time: data.unlockedAt,
          version: 1,
        }
        await append(id, data, metadata)
      }
    }),
  )
  return unlocksARound / ((performance.now() - started) / 1000)
}

type BareAppend = (id: string, data: JsonObject, metadata: JsonObject) => Promise<unknown>
type JsonObject = Readonly<Record<string, string | number>>

function bareAppendOn(pool: Pool, client: EventStoreDBClient | undefined): BareAppend {
  if (client) {
    return (id, data, metadata) =>
      client.appendToStream(`bare-${id}`, jsonEvent({ id, type: 'Bare', data, metadata }), { expectedRevision: NO_STREAM })
  }
  return (id, data, metadata) =>
    pool.query({
      name: 'bare-append',
      text: 'SELECT xid, last_position FROM log.append_one($1, $2, $3, $4, $5, $6)',
      values: [`bare-${id}`, -1, id, 'Bare', JSON.stringify(data), JSON.stringify(metadata)],
    })
}

function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}
