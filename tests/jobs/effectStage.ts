import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pino, { type Logger } from 'pino'
import type { CommandHandler } from '../../src/commands/handleCommand.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { createDiskFiles } from '../../src/integrations/files/diskFiles.ts'
import { createSmtpMail } from '../../src/integrations/mail/smtpMail.ts'
import { createPhotoFiles } from '../../src/integrations/photos/photoFiles.ts'
import type { SmsSender } from '../../src/integrations/sms/smsSender.ts'
import { createTwilioSms } from '../../src/integrations/sms/twilioSms.ts'
import type { EffectKinds } from '../../src/jobs/effectKind.ts'
import { effectKinds } from '../../src/jobs/effectKinds.ts'
import type { EffectMetrics } from '../../src/jobs/effectMetrics.ts'
import { type EffectQueue, openEffectQueue } from '../../src/jobs/effectQueue.ts'
import { type EffectTiming, type EffectWorker, startEffectWorker } from '../../src/jobs/effectWorker.ts'
import type { MessageTemplates } from '../../src/jobs/messages/messageTemplate.ts'
import { writeEffects } from '../../src/operational/effects.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { type Sandbox, startSandbox } from '../../src/sandbox/startSandbox.ts'
import { createTestDatabase, type TestDatabase } from '../setup/testDatabase.ts'

export interface EffectRow {
  readonly state: string
  readonly attempts: number
  readonly next_attempt_at: Date
  readonly last_error: string | null
  readonly reference: string | null
}

interface WorkerUnderTest extends Partial<EffectTiming> {
  readonly metrics?: EffectMetrics
  readonly sms?: SmsSender
  /** Kinds besides the product's own. */
  readonly kinds?: EffectKinds
  readonly commands?: Pick<CommandHandler, 'handle'>
  /** Instead of the stage's own. */
  readonly queue?: EffectQueue
}

/** Kinds without a following command. */
const noCommands: Pick<CommandHandler, 'handle'> = {
  handle: () => Promise.reject(new Error('no command was expected')),
}

/** Part of the templates' texts, and must not appear anywhere else. */
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

/** What effects need to run for real: a database, the sandbox's services, a queue in Postgres. */
export class EffectStage {
  readonly database: TestDatabase
  readonly sandbox: Sandbox
  readonly queue: EffectQueue
  readonly log: Logger
  /** The folder of files. */
  readonly folder = mkdtempSync(join(tmpdir(), 'alliance-effects-'))
  logLines: string[] = []
  /** Couples whose erasure ran. */
  erased: string[] = []
  #workers: (() => Promise<void>)[] = []

  static async open(): Promise<EffectStage> {
    const database = await createTestDatabase(20)
    await migrateOperational(database.pool)
    return new EffectStage(database, await startSandbox({ pool: database.pool }))
  }

  private constructor(database: TestDatabase, sandbox: Sandbox) {
    this.database = database
    this.sandbox = sandbox
    this.log = pino({ level: 'debug' }, { write: (line: string) => void this.logLines.push(line) })
    this.queue = openEffectQueue({ databaseUrl: database.url }, this.log, { answerMs: 120_000, addMs: 120_000 })
  }

  startWorker({ metrics, sms, kinds, commands, queue = this.queue, ...timing }: WorkerUnderTest = {}): EffectWorker {
    const mail = createSmtpMail({ ...this.sandbox.smtp, timeoutMs: 60_000 })
    const worker = startEffectWorker({
      pool: this.database.pool,
      connection: { databaseUrl: this.database.url },
      queue,
      kinds: {
        ...effectKinds({
          templates,
          mail,
          mailTokens: { sign: (id) => id },
          mailReports: { recordRefusal: async () => {} },
          textReports: { recordRefusal: async () => {} },
          sms: sms ?? createTwilioSms({ ...this.sandbox.twilio, timeoutMs: 60_000 }),
          findStripeEvent: async () => undefined,
          endStripeEvent: async () => {},
          paymentSettlers: {},
          invoices: { load: async () => undefined, file: async () => Buffer.from(''), destroy: async () => {} },
          carryOutPaymentCall: async () => {},
          calendarFeeds: { busyDays: async () => [] },
          loadCalendarFeed: async () => undefined,
          rules: defaultRules,
          companyRegistry: undefined,
          loadCompanyNumber: async () => undefined,
          claimCompanyNumber: async () => ({ claimed: true, welcomedBefore: false }),
          now: () => new Date(),
          erase: async ({ id }) => void this.erased.push(id),
          photos: createPhotoFiles(createDiskFiles(this.folder)),
          hold: (_original, work) => work('original'),
          render: async (path) => Buffer.from(path),
          widths: [64],
          isShown: async () => false,
        }),
        ...kinds,
      },
      commands: commands ?? noCommands,
      log: this.log,
      ...(metrics && { metrics }),
      // Longer than a service may take: on a busy machine no effect is leased a second time.
      timing: { leaseMs: 600_000, sweepEveryMs: 100, retryDelayMs: () => 10, ...timing },
    })
    this.#workers.push(async () => {
      await worker.close()
      mail.close()
    })
    return worker
  }

  /** Writes a message of one of the templates above without enqueuing it; returns its id. */
  write(template: string, to: string): Promise<string> {
    return this.writeEffect(template === 'letter' ? 'mail' : 'sms', { template, params: { to } })
  }

  /** Writes an effect of any kind without enqueuing it; returns its id. */
  async writeEffect(kind: string, payload: Readonly<Record<string, unknown>>): Promise<string> {
    const id = randomUUID()
    const expiresAt = new Date(Date.now() + 3 * 86_400_000)
    await writeEffects(this.database.pool, [{ id, kind, person: null, payload, cause: null, expiresAt }])
    return id
  }

  async row(id: string): Promise<EffectRow> {
    const { rows } = await this.database.pool.query<EffectRow>('SELECT * FROM operational.effects WHERE id = $1', [id])
    if (!rows[0]) throw new Error(`no effect ${id}`)
    return rows[0]
  }

  /** Waits until the row has the expected state, and returns it. */
  async until(id: string, condition: (row: EffectRow) => boolean): Promise<EffectRow> {
    for (;;) {
      const row = await this.row(id)
      if (condition(row)) return row
      await delay(10)
    }
  }

  finished(id: string): Promise<EffectRow> {
    return this.until(id, ({ state }) => state !== 'pending' && state !== 'leased')
  }

  /** Stops the workers and empties the tables between two tests. */
  async clear(): Promise<void> {
    for (const close of this.#workers) await close()
    this.#workers = []
    this.logLines = []
    this.erased = []
    await this.database.pool.query('TRUNCATE operational.effects, sandbox.messages')
  }

  async close(): Promise<void> {
    await this.queue.close()
    await this.sandbox.close()
    await this.database.drop()
  }
}
