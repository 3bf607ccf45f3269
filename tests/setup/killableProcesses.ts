import { type ChildProcess, fork } from 'node:child_process'
import type { Pool } from 'pg'
import { onTestFinished } from 'vitest'
import type { EventStore } from '../../src/eventstore/eventStore.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { createTestDatabase } from './testDatabase.ts'

interface KillableProcesses {
  readonly pool: Pool
  readonly store: EventStore
  /** Starts a bundled program in an operating-system process, with the database's address as its first argument. */
  readonly start: (program: string, ...further: readonly string[]) => ChildProcess
}

/** A log and the operational tables, and processes on them that can be killed; remaining ones end with the test. */
export async function killableProcesses(): Promise<KillableProcesses> {
  const database = await createTestDatabase()
  const { pool, url } = database
  const store = await createPostgresEventStore({ pool })
  const children: ChildProcess[] = []
  onTestFinished(async () => {
    for (const child of children) child.kill('SIGKILL')
    await store.close()
    await database.drop()
  })
  await migrateOperational(pool)
  return {
    pool,
    store,
    start(program, ...further) {
      const child = fork(program, [url, ...further])
      children.push(child)
      return child
    },
  }
}
