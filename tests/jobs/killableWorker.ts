import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { EventStore } from '../../src/eventstore/eventStore.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { type Sandbox, startSandbox } from '../../src/sandbox/startSandbox.ts'
import { bundledProgram } from '../setup/bundledProgram.ts'
import { createTestDatabase, type TestDatabase } from '../setup/testDatabase.ts'
import type { EffectWorkerProcessOptions } from './effectWorkerProcess.ts'
import { tracesSql } from './kindsUnderTest.ts'

const program = await bundledProgram('tests/jobs/effectWorkerProcess.ts')

/** A worker in a separate process, loaded in advance and started by a message. */
export class KillableWorker {
  readonly #child: ChildProcess
  readonly #loaded: Promise<unknown>
  readonly exited: Promise<unknown>

  constructor(options: EffectWorkerProcessOptions) {
    this.#child = fork(program, [JSON.stringify(options)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#loaded = once(this.#child, 'message')
    this.exited = once(this.#child, 'exit')
  }

  async work(): Promise<void> {
    await this.#loaded
    this.#child.send('work')
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.exited
  }
}

/** The shared environment of killable workers: a database with a log and the outbox, and the sandbox's services. */
export interface EffectWorld {
  readonly database: TestDatabase
  readonly sandbox: Sandbox
  readonly store: EventStore
  clear(): Promise<void>
  close(): Promise<void>
}

export async function openEffectWorld(): Promise<EffectWorld> {
  const database = await createTestDatabase()
  await migrateOperational(database.pool)
  await database.pool.query(tracesSql)
  const store = await createPostgresEventStore({ pool: database.pool })
  const sandbox = await startSandbox({ pool: database.pool })
  return {
    database,
    sandbox,
    store,
    clear: async () => void (await database.pool.query('TRUNCATE operational.effects, sandbox.messages, effect_traces')),
    async close() {
      await sandbox.close()
      await store.close()
      await database.drop()
    },
  }
}

/** The numbers that arrived at the services, one for each call. */
export async function arrivedNumbers({ database, sandbox }: EffectWorld): Promise<readonly string[]> {
  const traces = await database.pool.query<{ number: string }>('SELECT number FROM effect_traces')
  const messages = await sandbox.messages.list({ limit: 1000 })
  return [...traces.rows.map(({ number }) => number), ...messages.map(({ text }) => text)]
}

/** How many numbers arrived at the services. */
export async function arrivedCount({ database }: EffectWorld): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'SELECT (SELECT count(*) FROM effect_traces)::int + (SELECT count(*) FROM sandbox.messages)::int AS count',
  )
  return rows[0]?.count ?? 0
}
