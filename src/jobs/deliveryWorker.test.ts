import { randomUUID } from 'node:crypto'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DeliveryStage } from '../../tests/jobs/deliveryStage.ts'
import type { SmsSender } from '../integrations/sms/smsSender.ts'
import { createTwilioSms } from '../integrations/sms/twilioSms.ts'
import { claimDelivery } from '../operational/deliveries.ts'
import { startTwilioSandbox } from '../sandbox/twilioSandbox.ts'
import { createDeliveryMetrics } from './deliveryMetrics.ts'
import { openDeliveryQueue } from './deliveryQueue.ts'
import { retryDelayMs } from './deliveryWorker.ts'

let stage: DeliveryStage

beforeAll(async () => {
  stage = await DeliveryStage.open()
})
afterAll(() => stage.close())
afterEach(() => stage.clear())

const phone = '+33612345678'
const notAgain = { retryDelayMs: () => 3_600_000 }

/** Text messages by a service that can be made to drop those it leaves unanswered. */
async function startHangingSms(): Promise<{ readonly sms: SmsSender; readonly release: () => Promise<void> }> {
  const service = await startTwilioSandbox(stage.sandbox.messages)
  return { sms: createTwilioSms({ ...service, timeoutMs: 30_000 }), release: () => service.close() }
}

describe('a delivery', () => {
  test('is sent as soon as it is enqueued, without waiting for a sweep', async () => {
    stage.startWorker({ sweepEveryMs: 3_600_000 })
    const [sms, mail] = [await stage.write('greeting', phone), await stage.write('letter', 'zoe@example.test')]
    await stage.queue.enqueue([
      { id: sms, channel: 'sms' },
      { id: mail, channel: 'mail' },
    ])
    const [first, second] = [await stage.finished(sms), await stage.finished(mail)]
    expect([first.state, second.state]).toEqual(['sent', 'sent'])
    const [received] = await stage.sandbox.messages.list({ channel: 'sms' })
    expect(received?.reference).toBe(first.provider_message_id)
    expect(await stage.sandbox.messages.list({ channel: 'mail' })).toMatchObject([{ reference: second.provider_message_id }])
  })

  test('that nobody enqueued is found by the sweep, as soon as a worker starts', async () => {
    const id = await stage.write('greeting', phone)
    stage.startWorker({ sweepEveryMs: 3_600_000 })
    expect(await stage.finished(id)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  test('that a killed worker left is sent again when its lease has ended', async () => {
    const id = await stage.write('greeting', phone)
    await claimDelivery(stage.database.pool, id, 300)
    stage.startWorker()
    expect(await stage.finished(id)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  test('enqueued many times, with two workers, is sent once', async () => {
    stage.startWorker()
    stage.startWorker()
    const id = await stage.write('greeting', phone)
    await Promise.all(Array.from({ length: 20 }, () => stage.queue.enqueue([{ id, channel: 'sms' }])))
    await stage.finished(id)
    await stage.finished(await stage.write('greeting', '+33687654321'))
    expect(await stage.sandbox.messages.list({ to: phone })).toHaveLength(1)
  })

  test('with nobody left to send to expires, and nothing is sent', async () => {
    stage.startWorker()
    expect(await stage.finished(await stage.write('nobody', ''))).toMatchObject({ state: 'expired', attempts: 1 })
    expect(await stage.sandbox.messages.list()).toEqual([])
  })
})

describe('failures', () => {
  test('that pass are retried until it is sent', async () => {
    stage.startWorker()
    const id = await stage.write('greeting', '+33755550021')
    expect(await stage.finished(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
  })

  test('that stay close the delivery at once', async () => {
    stage.startWorker()
    const [sms, mail] = [await stage.write('greeting', '+33755550001'), await stage.write('letter', '550@example.test')]
    expect(await stage.finished(sms)).toMatchObject({ state: 'failed', attempts: 1, last_error: 'twilio 21211' })
    expect(await stage.finished(mail)).toMatchObject({ state: 'failed', attempts: 1, last_error: 'smtp EENVELOPE RCPT TO 550' })
  })

  test('are retried no longer than the message makes sense', async () => {
    stage.startWorker()
    const id = await stage.write('greeting', '+33755550020')
    await stage.until(id, ({ attempts }) => attempts >= 2)
    await stage.database.pool.query('UPDATE operational.deliveries SET expires_at = now() WHERE id = $1', [id])
    expect(await stage.finished(id)).toMatchObject({ state: 'expired', last_error: 'twilio 20429' })
  })

  test('in our own code are retried too, so that a mended version can still send it', async () => {
    stage.startWorker(notAgain)
    const [broken, unknown] = [await stage.write('broken', phone), await stage.write('unknown', phone)]
    const failed = (id: string) => stage.until(id, (row) => row.last_error !== null)
    expect(await failed(broken)).toMatchObject({ state: 'pending', last_error: 'TypeError' })
    expect(await failed(unknown)).toMatchObject({ state: 'pending', last_error: 'unknown template' })
  })

  test('a service that hangs does not hold up the others', async () => {
    const { sms, release } = await startHangingSms()
    stage.startWorker({ ...notAgain, sms, patienceMs: 20 })
    const hanging = await stage.write('greeting', '+33755550022')
    await stage.until(hanging, ({ state }) => state === 'sending')
    expect(await stage.finished(await stage.write('letter', 'zoe@example.test'))).toMatchObject({ state: 'sent' })
    expect(await stage.row(hanging)).toMatchObject({ state: 'sending' })
    await release()
  })
})

test('neither log lines, rows nor jobs name people', async () => {
  stage.startWorker(notAgain)
  for (const id of [
    await stage.write('greeting', '+33755550001'),
    await stage.write('broken', 'x'),
    await stage.write('greeting', '+33755550020'),
  ]) {
    await stage.until(id, (row) => row.last_error !== null)
  }
  const jobs = await stage.database.pool.query('SELECT to_jsonb(job) AS job FROM bullmq.job')
  const errors = await stage.database.pool.query('SELECT last_error FROM operational.deliveries')
  expect(stage.logLines.length).toBeGreaterThanOrEqual(3)
  expect(JSON.stringify([stage.logLines, jobs.rows, errors.rows])).not.toMatch(/Lefèvre|5555000|Hello/)
})

test('closing lets the send under way end, and begins no other', async () => {
  const { sms, release } = await startHangingSms()
  const worker = stage.startWorker({ ...notAgain, sms, patienceMs: 60_000 })
  const slow = await stage.write('greeting', '+33755550022')
  await stage.until(slow, ({ state }) => state === 'sending')
  const waiting = await stage.write('greeting', phone)
  await stage.queue.enqueue([{ id: waiting, channel: 'sms' }])
  await Promise.all([worker.close(), release()])
  expect(await stage.row(slow)).toMatchObject({ state: 'pending', last_error: 'twilio ECONNRESET' })
  expect(await stage.row(waiting)).toMatchObject({ state: 'pending', attempts: 0 })
})

describe('the queue', () => {
  test('out of reach fails nobody: the sweep sends it', async () => {
    const lost = openDeliveryQueue({ redisUrl: 'redis://127.0.0.1:1' }, stage.log)
    const id = await stage.write('greeting', phone)
    void lost.enqueue([{ id, channel: 'sms' }])
    stage.startWorker()
    expect(await stage.finished(id)).toMatchObject({ state: 'sent' })
    await expect(lost.counts()).rejects.toThrow('the job queue does not answer within 2 s')
    await lost.close()
  })

  test('tells its jobs by state', async () => {
    await stage.queue.enqueue([{ id: randomUUID(), channel: 'mail' }], 3_600_000)
    expect((await stage.queue.counts())['delayed']).toBeGreaterThanOrEqual(1)
  })
})

test('outcomes and backlog are measured', async () => {
  const registry = new Registry()
  stage.startWorker({ metrics: createDeliveryMetrics(registry, stage.database.pool) })
  await stage.finished(await stage.write('greeting', '+33755550001'))
  // One is sent after the other, so the first was counted before the second began.
  await stage.finished(await stage.write('greeting', phone))
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
