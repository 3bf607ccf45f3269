import { Pool } from 'pg'
import pino from 'pino'
import { createSmtpMail } from '../../src/integrations/mail/smtpMail.ts'
import { createTwilioSms } from '../../src/integrations/sms/twilioSms.ts'
import { openDeliveryQueue } from '../../src/jobs/deliveryQueue.ts'
import { startDeliveryWorker } from '../../src/jobs/deliveryWorker.ts'
import type { JobConnection } from '../../src/jobs/queues.ts'
import type { Sandbox } from '../../src/sandbox/startSandbox.ts'

/** What the process is told by its first argument. */
export interface DeliveryWorkerProcessOptions {
  readonly databaseUrl: string
  readonly connection: JobConnection
  readonly twilio: Sandbox['twilio']
  readonly smtp: Sandbox['smtp']
}

/** How long a killed worker's message stays with it; far above what a send takes here. */
const leaseMs = 8000

const { databaseUrl, connection, twilio, smtp } = JSON.parse(process.argv[2] ?? '') as DeliveryWorkerProcessOptions
const log = pino({ level: 'silent' })
const pool = new Pool({ connectionString: databaseUrl, max: 3 })

process.once('message', () => {
  startDeliveryWorker({
    pool,
    connection,
    queue: openDeliveryQueue(connection, log),
    log,
    sms: createTwilioSms({ ...twilio, timeoutMs: leaseMs - 1000 }),
    mail: createSmtpMail({ ...smtp, timeoutMs: leaseMs - 1000 }),
    templates: {
      numbered: async ({ params }) => {
        const number = String(params['number'])
        return Number(number) % 2 === 0
          ? { channel: 'sms', to: '+33612345678', text: number }
          : { channel: 'mail', to: { name: '', address: 'zoe@example.test' }, subject: number, text: number, html: number, language: 'en' }
      },
    },
    timing: { leaseMs, sweepEveryMs: 200, patienceMs: leaseMs, retryDelayMs: () => 200 },
  })
})
process.send?.('loaded')
