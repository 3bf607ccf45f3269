import { Pool } from 'pg'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { CommandHandler } from '../../src/commands/handleCommand.ts'
import { startProcesses } from '../../src/commands/startProcesses.ts'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { createFollowerMetrics } from '../../src/platform/followerMetrics.ts'
import { Leadership } from '../../src/platform/leadership.ts'
import { ProjectionProgress } from '../../src/projections/runner/projectionProgress.ts'
import { startProjector } from '../../src/projections/runner/projector.ts'
import { rewardSignIns } from '../processes/rewardSignIns.ts'
import { manyBalances } from './balances.ts'

/**
 * Projections and one process in a separate operating-system process that can be killed: `projectorProcess.ts <database url> <number of
 * projections> <version of the process>`.
 */
process.on('disconnect', () => process.exit())
const [url, count, version] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: 10 })
pool.on('error', () => {})
const store = await createPostgresEventStore({ pool })
const log = pino({ level: 'silent' })
const leadership = new Leadership(pool, log)
const following = { pool, store, leadership, log, metrics: createFollowerMetrics(new Registry()) }
startProjector(manyBalances(Number(count)), { ...following, progress: new ProjectionProgress() })
startProcesses([{ ...rewardSignIns(), version: Number(version) }], {
  ...following,
  commands: new CommandHandler({ eventStore: store, catalog: eventCatalog, rules: defaultRules }),
  enqueue: async () => {},
  rules: defaultRules,
  catalog: eventCatalog,
})
process.send?.('started')
