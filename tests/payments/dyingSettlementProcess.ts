import { Pool } from 'pg'
import { CommandHandler } from '../../src/commands/handleCommand.ts'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import type { EventStore } from '../../src/eventstore/eventStore.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { settlePayment } from '../../src/jobs/payments/settlePayment.ts'
import type { StripeSandbox } from '../../src/sandbox/stripe/stripeSandbox.ts'
import { sandboxPayments } from '../setup/sandboxPayments.ts'

/**
 * An operating-system process that settles a payment for the browser and for a webhook at once, and kills itself on the way:
 * `dyingSettlementProcess.ts <database url> <sandbox> <intent> <point> <count>`, where the point is `before` (its nth call of Stripe or the log), `sent`
 * (that call is under way) or `answered`.
 */
process.on('disconnect', () => process.exit())
const [url, sandbox = '', intentId = '', point, count] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: 4 })
pool.on('error', () => {})

let passed = 0
const pass = (here: string, call: number) => {
  if (here === point && call === Number(count)) process.kill(process.pid, 'SIGKILL')
}
async function counted<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const number = ++passed
  pass('before', number)
  const answering = call()
  await new Promise<void>((resolve) => void setImmediate(resolve))
  pass('sent', number)
  // A lost race for a stream is an answer too.
  try {
    return await answering
  } finally {
    pass('answered', number)
  }
}

const eventStore = await createPostgresEventStore({ pool })
const { intents, refunds } = sandboxPayments(JSON.parse(sandbox) as StripeSandbox['payments'])
const payments = { intents: { retrieve: (id: string) => counted(() => intents.retrieve(id)) }, refunds }
const log: EventStore = {
  id: eventStore.id,
  start: eventStore.start,
  append: (...given) => counted(() => eventStore.append(...given)),
  readStream: (...given) => counted(() => eventStore.readStream(...given)),
  readAll: (range) => eventStore.readAll(range),
  readToHead: (range) => eventStore.readToHead(range),
  subscribe: (range) => eventStore.subscribe(range),
  head: () => eventStore.head(),
  close: () => eventStore.close(),
}
const settle = (reportedBy: 'browser' | 'webhook') => {
  // Each as in a process of its own, which remembers nothing of the other.
  const commands = new CommandHandler({ eventStore: log, catalog: eventCatalog, rules: defaultRules })
  return settlePayment({ payments, commands, alarms: { raise: () => {} } }, intentId, reportedBy)
}
await Promise.all([settle('browser'), settle('webhook')])
// Alive at the end: the test that counted on its death says so.
process.exit(0)
