import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import { streamName } from '../../src/domain/ids.ts'
import { withPersonalData } from '../../src/eventstore/personalData.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { createPersonKeys } from '../../src/operational/personKeys.ts'
import { contentOfTables } from '../setup/contentOfTables.ts'
import { filesIn } from '../setup/filesIn.ts'
import { newEvent } from '../setup/newEvent.ts'
import { OwnCluster } from '../setup/ownCluster.ts'
import { storedEvents } from '../setup/storedEvents.ts'
import { testSecrets } from '../setup/testSecrets.ts'

const cluster = new OwnCluster()
beforeAll(() => cluster.start())
afterAll(() => cluster.remove())

/** Stands in every personal text, and in every personal number, of every event. */
const textMark = randomBytes(8).toString('hex')
const numberMark = String(randomInt(10_000_000, 99_999_999))
const openMark = randomBytes(8).toString('hex')

it('keeps every personal field of every event out of all tables and files, write-ahead log included', async () => {
  const pool = new Pool({ connectionString: cluster.url })
  await migrateOperational(pool)
  const log = await createPostgresEventStore({ pool })
  onTestFinished(async () => {
    await log.close()
    await pool.end()
  })
  const store = withPersonalData(log, { catalog: eventCatalog, keys: createPersonKeys(pool, testSecrets().masterKeys) })

  let canaries = 0
  const withCanaries = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withCanaries)
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withCanaries(each)]))
    }
    canaries++
    return typeof value === 'number' ? Number(`0.${numberMark}${canaries}`) : `${textMark}${canaries}`
  }
  for (const { type, version, data } of storedEvents()) {
    const personal = eventCatalog.get(type)?.personal ?? []
    const marked = Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, personal.includes(name) ? withCanaries(value) : value]),
    )
    const event = newEvent(type, marked, version)
    const stream = streamName('canary', randomUUID())
    await store.append(stream, 'none', [event])
    expect((await store.readStream(stream))[0]?.data).toEqual(marked)
  }
  // What may be read in clear is found, so the search is one that finds.
  await log.append(streamName('open', randomUUID()), 'none', [newEvent('Open', { text: `${openMark} in clear` })])
  await pool.query('CHECKPOINT')

  expect(canaries).toBeGreaterThan(40)
  const tables = await contentOfTables(pool)
  expect([textMark, numberMark, openMark].filter((mark) => tables.includes(mark))).toEqual([openMark])
  const files = filesIn(cluster.directory)
  const holding = (mark: string) => files.filter((file) => readFileSync(file).includes(mark))
  expect([...holding(textMark), ...holding(numberMark)]).toEqual([])
  const holdingOpen = holding(openMark)
  expect(holdingOpen.some((file) => file.includes('pg_wal'))).toBe(true)
  expect(holdingOpen.some((file) => file.includes('base'))).toBe(true)
})
