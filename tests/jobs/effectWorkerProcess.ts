import { Pool } from 'pg'
import pino from 'pino'
import { CommandHandler } from '../../src/commands/handleCommand.ts'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { createSmtpMail } from '../../src/integrations/mail/smtpMail.ts'
import { createTwilioSms } from '../../src/integrations/sms/twilioSms.ts'
import { openEffectQueue } from '../../src/jobs/effectQueue.ts'
import { startEffectWorker } from '../../src/jobs/effectWorker.ts'
import type { JobConnection } from '../../src/jobs/queues.ts'
import type { Sandbox } from '../../src/sandbox/startSandbox.ts'
import { kindsUnderTest } from './kindsUnderTest.ts'

/** The first argument of the process. */
export interface EffectWorkerProcessOptions {
  readonly databaseUrl: string
  readonly connection: JobConnection
  readonly twilio: Sandbox['twilio']
  readonly smtp: Sandbox['smtp']
  /** Where the process kills itself: after a handler, or before or after the following command. */
  readonly diesAt?: 'handled' | 'recorded' | 'commanded'
}

/** Far longer than an effect takes here; the tests end the lease that a killed worker leaves behind. */
const leaseMs = 300_000

const { databaseUrl, connection, twilio, smtp, diesAt } = JSON.parse(process.argv[2] ?? '') as EffectWorkerProcessOptions
const log = pino({ level: 'silent' })
const pool = new Pool({ connectionString: databaseUrl, max: 6 })
const eventStore = await createPostgresEventStore({ pool })
const handler = new CommandHandler({ eventStore, catalog: eventCatalog, rules: defaultRules })
const pass = (point: EffectWorkerProcessOptions['diesAt']) => {
  if (point === diesAt) process.kill(process.pid, 'SIGKILL')
}

const sms = createTwilioSms({ ...twilio, timeoutMs: leaseMs - 1000 })
const mail = createSmtpMail({ ...smtp, timeoutMs: leaseMs - 1000 })
const kinds = Object.entries(kindsUnderTest(pool, mail, sms)).map(([name, kind]) => [
  name,
  { ...kind, handle: (effect: Parameters<typeof kind.handle>[0]) => kind.handle(effect).finally(() => pass('handled')) },
])

process.once('message', () => {
  startEffectWorker({
    pool,
    connection,
    queue: openEffectQueue(connection, log, { sameJobMs: 500 }),
    log,
    kinds: Object.fromEntries(kinds) as ReturnType<typeof kindsUnderTest>,
    commands: {
      async handle(command, input, context) {
        pass('recorded')
        const outcome = await handler.handle(command, input, context)
        pass('commanded')
        return outcome
      },
    },
    timing: { leaseMs, sweepEveryMs: 200, patienceMs: leaseMs, retryDelayMs: () => 200 },
  })
})
process.send?.('loaded')
