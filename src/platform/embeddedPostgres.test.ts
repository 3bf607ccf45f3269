import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { startEmbeddedPostgres } from './embeddedPostgres.ts'

const directory = mkdtempSync(join(tmpdir(), 'alliance-embedded-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

it('starts again after its server was killed, although a connection of the killed one is still running a query', async () => {
  const options = { directory, settings: { fsync: 'off' } }
  const killed = await startEmbeddedPostgres(options)
  const client = await connect(killed.url)
  // A query without waits does not notice that the server has ended.
  const running = client.query('SELECT count(*) FROM generate_series(1, 2000) a, generate_series(1, 10000) b').catch(() => {})
  const other = await connect(killed.url)
  const active =
    "SELECT count(*)::int AS active FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'SELECT count(*) FROM generate%'"
  await expect.poll(async () => (await other.query(active)).rows).toEqual([{ active: 1 }])
  process.kill(killed.pid, 'SIGKILL')
  await killed.lost

  const again = await startEmbeddedPostgres(options)
  await running
  const reader = await connect(again.url)
  expect((await reader.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await reader.end()
  await again.stop()
  await Promise.all([client, other].map((each) => each.end().catch(() => {})))
})
