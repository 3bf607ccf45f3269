// A process that appends, and prints what was acknowledged: `appender.ts <database> <writers> <appends a writer> <name of its connections>`.
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { Pool } from 'pg'
import type { StreamName } from '../../src/domain/ids.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { newEvent } from '../setup/newEvent.ts'

const [url, writers, appends, name] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: Number(writers) + 2, application_name: name })
pool.on('error', () => {})
const store = await createPostgresEventStore({ pool })
await Promise.all(Array.from({ length: Number(writers) }, write))
await store.close()
await pool.end()

/** Every stream gets three appends of one, two and three events. */
async function write(): Promise<void> {
  for (let n = 0; n < Number(appends); n += 3) {
    const stream = `thing-${randomUUID()}` as StreamName
    let revision = -1
    for (const size of [1, 2, 3]) {
      const events = Array.from({ length: size }, () => newEvent('Tested', { text: 'x'.repeat(300) }))
      try {
        ;({ revision } = await store.append(stream, revision < 0 ? 'none' : revision, events))
      } catch {
        // The server was killed, so the outcome of this append is unknown.
        return
      }
      writeSync(1, `${events.map(({ id }) => id).join(' ')}\n`)
    }
  }
}
