import { Pool } from 'pg'
import { CommandHandler } from '../../src/commands/handleCommand.ts'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { rewardQuietProviders } from './rewardQuietProviders.ts'
import { rewardSignIns } from './rewardSignIns.ts'
import { runningProcesses } from './runningProcesses.ts'

/**
 * Runs processes in an operating-system process that kills itself: `dyingProcess.ts <database url> <point> <count>`, where the point is
 * `command` (accepted, but not committed with the rest) or `commit` (committed, but not enqueued), on its nth occurrence.
 */
process.on('disconnect', () => process.exit())
const [url, point, count] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: 12 })
pool.on('error', () => {})
const eventStore = await createPostgresEventStore({ pool })
const handler = new CommandHandler({ eventStore, catalog: eventCatalog, rules: defaultRules })

let passed = 0
const pass = (here: string) => {
  if (here === point && ++passed === Number(count)) process.kill(process.pid, 'SIGKILL')
}
const processes = process.argv[5] === 'deadlines' ? [rewardQuietProviders()] : [rewardSignIns()]
runningProcesses(pool, eventStore, processes, {
  commands: {
    handle: async (command, input, context) => {
      const outcome = await handler.handle(command, input, context)
      pass('command')
      return outcome
    },
  },
  enqueue: async () => pass('commit'),
})
