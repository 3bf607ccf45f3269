import { Pool } from 'pg'
import { CommandHandler } from '../../src/commands/handleCommand.ts'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { runningProcesses } from '../processes/runningProcesses.ts'
import { invoiceProcesses } from './invoiceProcesses.ts'

/** An operating-system process that issues invoices and kills itself: `dyingInvoiceProcess.ts <database url> <after so many commands>`. */
process.on('disconnect', () => process.exit())
const [url, most] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: 12 })
pool.on('error', () => {})
const eventStore = await createPostgresEventStore({ pool })
const handler = new CommandHandler({ eventStore, catalog: eventCatalog, rules: defaultRules })

let accepted = 0
runningProcesses(pool, eventStore, invoiceProcesses, {
  commands: {
    handle: async (command, input, context) => {
      const outcome = await handler.handle(command, input, context)
      if (++accepted === Number(most)) process.kill(process.pid, 'SIGKILL')
      return outcome
    },
  },
})
