import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pino from 'pino'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { createSmtpMail } from '../integrations/mail/smtpMail.ts'
import type { SmsSender } from '../integrations/sms/smsSender.ts'
import { createTwilioSms } from '../integrations/sms/twilioSms.ts'
import { claimDelivery, type NewDelivery, writeDeliveries } from '../operational/deliveries.ts'
import { migrateOperational } from '../operational/migrate.ts'
import { type Sandbox, startSandbox } from '../sandbox/startSandbox.ts'
import { startTwilioSandbox } from '../sandbox/twilioSandbox.ts'
import { createDeliveryMetrics, type DeliveryMetrics } from './deliveryMetrics.ts'
import { type DeliveryQueue, openDeliveryQueue } from './deliveryQueue.ts'
import { type DeliveryTiming, type DeliveryWorker, retryDelayMs, startDeliveryWorker } from './deliveryWorker.ts'
import type { MessageTemplates } from './messages/messageTemplate.ts'

let database: TestDatabase
let sandbox: Sandbox
let queue: DeliveryQueue
let lines: string[] = []
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
const secretName = 'Claire Lefèvre'

beforeAll(async () => {
  database = await createTestDatabase(20)
  await migrateOperational(database.pool)
  sandbox = await startSandbox({ pool: database.pool })
  queue = openDeliveryQueue({ databaseUrl: database.url }, log)
})
afterAll(async () => {
  await queue.close()
  await sandbox.close()
  await database.drop()
})

let closing: (() => Promise<void>)[] = []
beforeEach(async () => {
  lines = []
  await database.pool.query('TRUNCATE operational.deliveries, sandbox.messages')
})
afterEach(async () => {
  for (const close of closing) await close()
  closing = []
})

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

interface WorkerUnderTest extends Partial<DeliveryTiming> {
  readonly metrics?: DeliveryMetrics
  readonly sms?: SmsSender
}

function startWorker({ metrics, sms, ...timing }: WorkerUnderTest = {}): DeliveryWorker {
  const mail = createSmtpMail({ ...sandbox.smtp, timeoutMs: 2000 })
  const worker = startDeliveryWorker({
    pool: database.pool,
    connection: { databaseUrl: database.url },
    queue,
    templates,
    mail,
    sms: sms ?? createTwilioSms({ ...sandbox.twilio, timeoutMs: 1000 }),
    log,
    ...(metrics && { metrics }),
    timing: { sweepEveryMs: 100, retryDelayMs: () => 10, ...timing },
  })
  closing.push(async () => {
    await worker.close()
    mail.close()
  })
  return worker
}

/** Text messages by a service that can be made to drop those it leaves unanswered. */
async function startHangingSms(): Promise<{ readonly sms: SmsSender; readonly release: () => Promise<void> }> {
  const service = await startTwilioSandbox(sandbox.messages)
  return { sms: createTwilioSms({ ...service, timeoutMs: 30_000 }), release: () => service.close() }
}

async function write(template: string, to: string, overrides: Partial<NewDelivery> = {}): Promise<string> {
  const delivery: NewDelivery = {
    id: randomUUID(),
    channel: template === 'letter' ? 'mail' : 'sms',
    template,
    recipientKind: null,
    recipientId: null,
    params: { to },
    eventId: null,
    ...overrides,
  }
  await writeDeliveries(database.pool, [delivery])
  return delivery.id
}

interface Row {
  readonly state: string
  readonly attempts: number
  readonly last_error: string | null
  readonly provider_message_id: string | null
}

async function rowOf(id: string): Promise<Row | undefined> {
  return (await database.pool.query<Row>('SELECT * FROM operational.deliveries WHERE id = $1', [id])).rows[0]
}

/** Waits until a delivery is finished. */
async function finished(id: string): Promise<Row> {
  for (;;) {
    const row = await rowOf(id)
    if (row && row.state !== 'pending' && row.state !== 'sending') return row
    await delay(10)
  }
}

describe('a delivery', () => {
  test('is sent as soon as it is enqueued, without waiting for a sweep', async () => {
    startWorker({ sweepEveryMs: 3_600_000 })
    const [sms, mail] = [await write('greeting', '+33612345678'), await write('letter', 'zoe@example.test')]
    await queue.enqueue([
      { id: sms, channel: 'sms' },
      { id: mail, channel: 'mail' },
    ])
    const [first, second] = [await finished(sms), await finished(mail)]
    expect([first.state, second.state]).toEqual(['sent', 'sent'])
    const received = await sandbox.messages.list()
    expect(received.map(({ reference }) => reference).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [first.provider_message_id ?? '', second.provider_message_id ?? ''].toSorted((a, b) => a.localeCompare(b)),
    )
  })

  test('that nobody enqueued is found by the sweep, as soon as a worker starts', async () => {
    const id = await write('greeting', '+33612345678')
    startWorker({ sweepEveryMs: 3_600_000 })
    expect(await finished(id)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  test('that a killed worker left is sent again when its lease has ended', async () => {
    const id = await write('greeting', '+33612345678')
    await claimDelivery(database.pool, id, 300)
    startWorker()
    expect(await finished(id)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  test('enqueued many times is sent once', async () => {
    startWorker()
    startWorker()
    const id = await write('greeting', '+33612345678')
    await Promise.all(Array.from({ length: 20 }, () => queue.enqueue([{ id, channel: 'sms' }])))
    await finished(id)
    const other = await write('greeting', '+33687654321')
    await finished(other)
    expect(await sandbox.messages.list({ to: '+33612345678' })).toHaveLength(1)
  })
})

describe('failures', () => {
  test('that pass are retried until it is sent', async () => {
    startWorker()
    const id = await write('greeting', '+33755550021')
    expect(await finished(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
  })

  test('that stay close the delivery at once', async () => {
    startWorker()
    const [sms, mail] = [await write('greeting', '+33755550001'), await write('letter', '550@example.test')]
    expect(await finished(sms)).toMatchObject({ state: 'failed', attempts: 1, last_error: 'twilio 21211' })
    expect(await finished(mail)).toMatchObject({ state: 'failed', attempts: 1, last_error: 'smtp EENVELOPE RCPT TO 550' })
  })

  test('are retried no longer than the message makes sense', async () => {
    startWorker()
    const id = await write('greeting', '+33755550020')
    while (((await rowOf(id))?.attempts ?? 0) < 2) await delay(10)
    await database.pool.query('UPDATE operational.deliveries SET expires_at = now() WHERE id = $1', [id])
    expect(await finished(id)).toMatchObject({ state: 'expired', last_error: 'twilio 20429' })
  })

  test('in our own code are retried too, so that a mended version can still send it', async () => {
    startWorker({ retryDelayMs: () => 3_600_000 })
    const ids = [await write('broken', '+33612345678'), await write('unknown', '+33612345678')]
    for (const id of ids) {
      while ((await rowOf(id))?.last_error === null) await delay(10)
    }
    expect(await rowOf(ids[0] ?? '')).toMatchObject({ state: 'pending', last_error: 'TypeError' })
    expect(await rowOf(ids[1] ?? '')).toMatchObject({ state: 'pending', last_error: 'unknown template' })
  })

  test('a service that hangs does not hold up the others', async () => {
    const { sms, release } = await startHangingSms()
    startWorker({ sms, patienceMs: 20, retryDelayMs: () => 3_600_000 })
    const hanging = await write('greeting', '+33755550022')
    while ((await rowOf(hanging))?.state !== 'sending') await delay(5)
    expect(await finished(await write('letter', 'zoe@example.test'))).toMatchObject({ state: 'sent' })
    expect(await rowOf(hanging)).toMatchObject({ state: 'sending' })
    await release()
  })
})

test('nobody left to send to: expired, nothing sent', async () => {
  startWorker()
  expect(await finished(await write('nobody', ''))).toMatchObject({ state: 'expired', attempts: 1 })
  expect(await sandbox.messages.list()).toEqual([])
})

test('neither log lines, rows nor jobs name people', async () => {
  startWorker({ retryDelayMs: () => 3_600_000 })
  const ids = [await write('greeting', '+33755550001'), await write('broken', 'x'), await write('greeting', '+33755550020')]
  for (const id of ids) {
    while ((await rowOf(id))?.last_error === null) await delay(10)
  }
  expect(lines.length).toBeGreaterThanOrEqual(3)
  const { rows } = await database.pool.query<{ job: unknown }>('SELECT to_jsonb(job) AS job FROM bullmq.job')
  const errors = await database.pool.query<{ last_error: string }>('SELECT last_error FROM operational.deliveries')
  expect(JSON.stringify([lines, rows, errors.rows])).not.toMatch(/Lefèvre|5555000|Hello/)
})

test('closing lets the send under way end, and begins no other', async () => {
  const { sms, release } = await startHangingSms()
  const worker = startWorker({ sms, patienceMs: 60_000, retryDelayMs: () => 3_600_000 })
  const slow = await write('greeting', '+33755550022')
  while ((await rowOf(slow))?.state !== 'sending') await delay(5)
  const waiting = await write('greeting', '+33612345678')
  await queue.enqueue([{ id: waiting, channel: 'sms' }])
  await Promise.all([worker.close(), release()])
  expect(await rowOf(slow)).toMatchObject({ state: 'pending', last_error: 'twilio ECONNRESET' })
  expect(await rowOf(waiting)).toMatchObject({ state: 'pending', attempts: 0 })
})

test('a queue that is out of reach fails nobody: the sweep sends it', async () => {
  const lost = openDeliveryQueue({ redisUrl: 'redis://127.0.0.1:1' }, log)
  const id = await write('greeting', '+33612345678')
  void lost.enqueue([{ id, channel: 'sms' }])
  startWorker()
  expect(await finished(id)).toMatchObject({ state: 'sent' })
  await expect(lost.counts()).rejects.toThrow('the job queue does not answer within 2 s')
  await lost.close()
})

test('the queue tells its jobs by state', async () => {
  await queue.enqueue([{ id: randomUUID(), channel: 'mail' }], 3_600_000)
  expect((await queue.counts())['delayed']).toBeGreaterThanOrEqual(1)
})

test('outcomes and backlog are measured', async () => {
  const registry = new Registry()
  startWorker({ metrics: createDeliveryMetrics(registry, database.pool) })
  await finished(await write('greeting', '+33612345678'))
  await finished(await write('greeting', '+33755550001'))
  await write('greeting', '+33612345678', { id: randomUUID() }).then(finished)
  const text = await registry.metrics()
  expect(text).toContain('delivery_attempts_total{outcome="failed"} 1')
  expect(text).toContain('deliveries_unfinished 0')
  expect(text).toContain('deliveries_oldest_due_seconds 0')
})

test('retries come later and later, spread, and at least every 72 minutes', () => {
  for (const [attempt, seconds] of [
    [1, 2],
    [2, 8],
    [3, 32],
    [6, 2048],
    [7, 3600],
    [70, 3600],
  ] as const) {
    const wait = retryDelayMs(attempt) / 1000
    expect(wait).toBeGreaterThanOrEqual(seconds * 0.8)
    expect(wait).toBeLessThanOrEqual(seconds * 1.2)
  }
})
