import type { Pool } from 'pg'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { CommandHandler } from '../../src/commands/handleCommand.ts'
import type { ProcessRunnerOptions } from '../../src/commands/processRunner.ts'
import { startProcesses } from '../../src/commands/startProcesses.ts'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import type { Process } from '../../src/domain/process.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import type { EventStore } from '../../src/eventstore/eventStore.ts'
import { createFollowerMetrics } from '../../src/platform/followerMetrics.ts'
import { Leadership } from '../../src/platform/leadership.ts'

export interface RunningProcesses {
  readonly commands: CommandHandler
  /** Every log line so far, parsed. */
  readonly logged: readonly Record<string, unknown>[]
  readonly stop: () => Promise<void>
}

/** Runs processes like an operating-system process of the product. */
export function runningProcesses(
  pool: Pool,
  store: EventStore,
  processes: readonly Process[],
  over: Partial<Pick<ProcessRunnerOptions, 'commands' | 'enqueue' | 'rules' | 'catalog'>> = {},
): RunningProcesses {
  const logged: Record<string, unknown>[] = []
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) })
  const commands = new CommandHandler({ eventStore: store, catalog: eventCatalog, rules: defaultRules })
  const leadership = new Leadership(pool, log)
  const metrics = createFollowerMetrics(new Registry())
  const usual = { enqueue: async () => {}, rules: defaultRules, catalog: eventCatalog }
  const stop = startProcesses(processes, { pool, store, commands, leadership, log, metrics, ...usual, ...over })
  return { commands, logged, stop: () => stop().then(() => leadership.close()) }
}
