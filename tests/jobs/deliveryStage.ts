import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pino, { type Logger } from 'pino'
import { createSmtpMail } from '../../src/integrations/mail/smtpMail.ts'
import type { SmsSender } from '../../src/integrations/sms/smsSender.ts'
import { createTwilioSms } from '../../src/integrations/sms/twilioSms.ts'
import type { DeliveryMetrics } from '../../src/jobs/deliveryMetrics.ts'
import { type DeliveryQueue, openDeliveryQueue } from '../../src/jobs/deliveryQueue.ts'
import { type DeliveryTiming, type DeliveryWorker, startDeliveryWorker } from '../../src/jobs/deliveryWorker.ts'
import type { MessageTemplates } from '../../src/jobs/messages/messageTemplate.ts'
import { type NewDelivery, writeDeliveries } from '../../src/operational/deliveries.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { type Sandbox, startSandbox } from '../../src/sandbox/startSandbox.ts'
import { createTestDatabase, type TestDatabase } from '../setup/testDatabase.ts'

export interface DeliveryRow {
  readonly state: string
  readonly attempts: number
  readonly last_error: string | null
  readonly provider_message_id: string | null
}

interface WorkerUnderTest extends Partial<DeliveryTiming> {
  readonly metrics?: DeliveryMetrics
  readonly sms?: SmsSender
}

/** Stands in the templates' texts, and must not stand anywhere else. */
const secretName = 'Claire Lefèvre'

const templates: MessageTemplates = {
  greeting: async ({ params }) => ({ channel: 'sms', to: String(params['to']), text: `Hello ${secretName}` }),
  letter: async ({ params }) => ({
    channel: 'mail',
    to: { name: secretName, address: String(params['to']) },
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    language: 'en',
  }),
  nobody: async () => 'expired',
  broken: async () => {
    throw new TypeError(`cannot write to ${secretName}`)
  },
}

/** Everything that deliveries need to be sent for real: a database, the sandbox's services, a queue in Postgres. */
export class DeliveryStage {
  readonly database: TestDatabase
  readonly sandbox: Sandbox
  readonly queue: DeliveryQueue
  readonly log: Logger
  logLines: string[] = []
  #workers: (() => Promise<void>)[] = []

  static async open(): Promise<DeliveryStage> {
    const database = await createTestDatabase(20)
    await migrateOperational(database.pool)
    return new DeliveryStage(database, await startSandbox({ pool: database.pool }))
  }

  private constructor(database: TestDatabase, sandbox: Sandbox) {
    this.database = database
    this.sandbox = sandbox
    this.log = pino({ level: 'debug' }, { write: (line: string) => void this.logLines.push(line) })
    this.queue = openDeliveryQueue({ databaseUrl: database.url }, this.log)
  }

  startWorker({ metrics, sms, ...timing }: WorkerUnderTest = {}): DeliveryWorker {
    const mail = createSmtpMail({ ...this.sandbox.smtp, timeoutMs: 2000 })
    const worker = startDeliveryWorker({
      pool: this.database.pool,
      connection: { databaseUrl: this.database.url },
      queue: this.queue,
      templates,
      mail,
      sms: sms ?? createTwilioSms({ ...this.sandbox.twilio, timeoutMs: 1000 }),
      log: this.log,
      ...(metrics && { metrics }),
      timing: { sweepEveryMs: 100, retryDelayMs: () => 10, ...timing },
    })
    this.#workers.push(async () => {
      await worker.close()
      mail.close()
    })
    return worker
  }

  /** Writes a delivery of one of the templates above, without enqueuing it; answers its id. */
  async write(template: string, to: string): Promise<string> {
    const delivery: NewDelivery = {
      id: randomUUID(),
      channel: template === 'letter' ? 'mail' : 'sms',
      template,
      recipientKind: null,
      recipientId: null,
      params: { to },
      eventId: null,
    }
    await writeDeliveries(this.database.pool, [delivery])
    return delivery.id
  }

  async row(id: string): Promise<DeliveryRow> {
    const { rows } = await this.database.pool.query<DeliveryRow>('SELECT * FROM operational.deliveries WHERE id = $1', [id])
    if (!rows[0]) throw new Error(`no delivery ${id}`)
    return rows[0]
  }

  /** The row once it is as asked for. */
  async until(id: string, condition: (row: DeliveryRow) => boolean): Promise<DeliveryRow> {
    for (;;) {
      const row = await this.row(id)
      if (condition(row)) return row
      await delay(10)
    }
  }

  finished(id: string): Promise<DeliveryRow> {
    return this.until(id, ({ state }) => state !== 'pending' && state !== 'sending')
  }

  /** Ends the workers and empties the tables, between two tests. */
  async clear(): Promise<void> {
    for (const close of this.#workers) await close()
    this.#workers = []
    this.logLines = []
    await this.database.pool.query('TRUNCATE operational.deliveries, sandbox.messages')
  }

  async close(): Promise<void> {
    await this.queue.close()
    await this.sandbox.close()
    await this.database.drop()
  }
}
