import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import { streamName } from '../../src/domain/ids.ts'
import { withPersonalData } from '../../src/eventstore/personalData.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { createPersonKeys } from '../../src/operational/personKeys.ts'
import { newEvent } from '../setup/newEvent.ts'
import { OwnCluster } from '../setup/ownCluster.ts'
import { storedEvents } from '../setup/storedEvents.ts'
import { testSecrets } from '../setup/testSecrets.ts'

const cluster = new OwnCluster()
beforeAll(() => cluster.start())
afterAll(() => cluster.remove())

it('keeps every personal field of every event out of all tables and files, write-ahead log included', async () => {
  const pool = new Pool({ connectionString: cluster.url })
  await migrateOperational(pool)
  const log = await createPostgresEventStore({ pool })
  onTestFinished(async () => {
    await log.close()
    await pool.end()
  })
  const store = withPersonalData(log, { catalog: eventCatalog, keys: createPersonKeys(pool, testSecrets().masterKeys) })

  const canaries: string[] = []
  for (const { type, version, data } of storedEvents()) {
    const personal = eventCatalog.get(type)?.personal ?? []
    const marked = Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, personal.includes(name) ? withCanaries(value, canaries) : value]),
    )
    const event = newEvent(type, marked, version)
    const stream = streamName('canary', randomUUID())
    await store.append(stream, 'none', [event])
    expect((await store.readStream(stream))[0]?.data).toEqual(marked)
  }
  // What may be read in clear is found, so the search is one that finds.
  const open = canary()
  await pool.query(
    `INSERT INTO log.events (stream, revision, id, type, data, metadata) VALUES ('open-1', 0, gen_random_uuid(), 'Open', $1, '{}')`,
    [{ open }],
  )
  await pool.query('CHECKPOINT')

  expect(canaries.length).toBeGreaterThan(40)
  const tables = await contentOfTables(pool)
  expect(canaries.filter((each) => tables.includes(each))).toEqual([])
  expect(tables).toContain(open)
  const files = filesIn(cluster.directory).map((file) => ({ file, content: readFileSync(file, 'latin1') }))
  const found = files.flatMap(({ file, content }) => canaries.filter((each) => content.includes(each)).map((each) => `${each} in ${file}`))
  expect(found).toEqual([])
  const holdingOpen = files.filter(({ content }) => content.includes(open)).map(({ file }) => file)
  expect(holdingOpen.some((file) => file.includes('pg_wal'))).toBe(true)
  expect(holdingOpen.some((file) => file.includes('base'))).toBe(true)
})

function canary(): string {
  return randomBytes(8).toString('hex')
}

/** The value with something unmistakable in each of its leaves. */
function withCanaries(value: unknown, canaries: string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => withCanaries(each, canaries))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withCanaries(each, canaries)]))
  if (typeof value === 'number') {
    const number = Math.random()
    canaries.push(String(number).slice(2, 14))
    return number
  }
  const text = canary()
  canaries.push(text)
  return text
}

async function contentOfTables(pool: Pool): Promise<string> {
  const tables = await pool.query<{ name: string }>(
    `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  const contents: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(`SELECT each::text AS row FROM ${name} AS each`)
    contents.push(...rows.map(({ row }) => row))
  }
  return contents.join('\n')
}

function filesIn(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}
