import { randomUUID } from 'node:crypto'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { EffectStage } from '../../tests/jobs/effectStage.ts'
import { SendFailure } from '../integrations/sendFailure.ts'
import type { SmsSender } from '../integrations/sms/smsSender.ts'
import { createTwilioSms } from '../integrations/sms/twilioSms.ts'
import { leaseEffect } from '../operational/effects.ts'
import { startTwilioSandbox } from '../sandbox/twilioSandbox.ts'
import { createEffectMetrics } from './effectMetrics.ts'
import { retryDelayMs } from './effectWorker.ts'

let stage: EffectStage

beforeAll(async () => {
  stage = await EffectStage.open()
})
afterAll(() => stage.close())
afterEach(() => stage.clear())

const phone = '+33612345678'
const notAgain = { retryDelayMs: () => 3_600_000 }

/** A text message service that does not answer some messages until `release` ends their connections. */
async function startHangingSms(): Promise<{ readonly sms: SmsSender; readonly release: () => Promise<void> }> {
  const service = await startTwilioSandbox(stage.sandbox.messages)
  return { sms: createTwilioSms({ ...service, timeoutMs: 600_000 }), release: () => service.close() }
}

describe('an effect', () => {
  test('is carried out as soon as it is enqueued, without waiting for a sweep', async () => {
    stage.startWorker({ sweepEveryMs: 3_600_000 })
    const [sms, mail] = [await stage.write('greeting', phone), await stage.write('letter', 'zoe@example.test')]
    await stage.queue.enqueue([
      { id: sms, kind: 'sms' },
      { id: mail, kind: 'mail' },
    ])
    const [first, second] = [await stage.finished(sms), await stage.finished(mail)]
    expect([first.state, second.state]).toEqual(['done', 'done'])
    const [received] = await stage.sandbox.messages.list({ channel: 'sms' })
    expect(received?.reference).toBe(first.reference)
    expect(await stage.sandbox.messages.list({ channel: 'mail' })).toMatchObject([{ reference: second.reference }])
  })

  test('is found by the sweep as soon as a worker starts when nobody enqueued it', async () => {
    const id = await stage.write('greeting', phone)
    stage.startWorker({ sweepEveryMs: 3_600_000 })
    expect(await stage.finished(id)).toMatchObject({ state: 'done', attempts: 1 })
  })

  test('of a killed worker is carried out again when its lease has ended', async () => {
    const id = await stage.write('greeting', phone)
    await leaseEffect(stage.database.pool, id, 300)
    stage.startWorker()
    expect(await stage.finished(id)).toMatchObject({ state: 'done', attempts: 2 })
  })

  test('enqueued many times, with two workers, is carried out once', async () => {
    stage.startWorker()
    stage.startWorker()
    const id = await stage.write('greeting', phone)
    await Promise.all(Array.from({ length: 20 }, () => stage.queue.enqueue([{ id, kind: 'sms' }])))
    await stage.finished(id)
    await stage.finished(await stage.write('greeting', '+33687654321'))
    expect(await stage.sandbox.messages.list({ to: phone })).toHaveLength(1)
  })

  test('with nobody left to do it for expires, and nothing is sent', async () => {
    stage.startWorker()
    expect(await stage.finished(await stage.write('nobody', ''))).toMatchObject({ state: 'expired', attempts: 1 })
    expect(await stage.sandbox.messages.list()).toEqual([])
  })
})

describe('failures', () => {
  test('that may pass are retried until the effect succeeds', async () => {
    stage.startWorker()
    const id = await stage.write('greeting', '+33755550021')
    expect(await stage.finished(id)).toMatchObject({ state: 'done', attempts: 2, last_error: null })
  })

  test('that are final leave a dead letter at once', async () => {
    stage.startWorker()
    const [sms, mail] = [await stage.write('greeting', '+33755550001'), await stage.write('letter', '550@example.test')]
    expect(await stage.finished(sms)).toMatchObject({ state: 'dead', attempts: 1, last_error: 'twilio 21211' })
    expect(await stage.finished(mail)).toMatchObject({ state: 'dead', attempts: 1, last_error: 'smtp EENVELOPE RCPT TO 550' })
  })

  test('are retried no longer than until the effect expires', async () => {
    stage.startWorker()
    const id = await stage.write('greeting', '+33755550020')
    await stage.until(id, ({ attempts }) => attempts >= 2)
    await stage.database.pool.query('UPDATE operational.effects SET expires_at = now() WHERE id = $1', [id])
    expect(await stage.finished(id)).toMatchObject({ state: 'expired', last_error: 'twilio 20429' })
  })

  test('in our own code are retried too, so that a repaired version can still carry the effect out', async () => {
    stage.startWorker(notAgain)
    const [broken, unknown] = [await stage.write('broken', phone), await stage.write('unknown', phone)]
    const failed = (id: string) => stage.until(id, (row) => row.last_error !== null)
    expect(await failed(broken)).toMatchObject({ state: 'pending', last_error: 'TypeError' })
    expect(await failed(unknown)).toMatchObject({ state: 'pending', last_error: 'unknown template' })
  })

  test('that name a time are not tried before it, and tried then', async () => {
    const notBefore = new Date(Date.now() + 8 * 3_600_000)
    const handle = async () => {
      if (!isMorning) throw new SendFailure('quiet hours', { final: false, notBefore })
      return {}
    }
    let isMorning = false
    stage.startWorker({ kinds: { quiet: { payload: z.object({}), handle } } })
    const id = await stage.writeEffect('quiet', {})
    const waiting = await stage.until(id, (row) => row.last_error !== null)
    expect(waiting).toMatchObject({ state: 'pending', attempts: 1, last_error: 'quiet hours' })
    // By Postgres's clock, which runs on while the row is written.
    const lateMs = waiting.next_attempt_at.getTime() - notBefore.getTime()
    expect(lateMs).toBeGreaterThan(-1_000)
    expect(lateMs).toBeLessThan(60_000)
    expect(await leaseEffect(stage.database.pool, id, 1_000)).toBeUndefined()

    isMorning = true
    await stage.database.pool.query('UPDATE operational.effects SET next_attempt_at = now() WHERE id = $1', [id])
    expect(await stage.finished(id)).toMatchObject({ state: 'done', attempts: 2, last_error: null })
  })

  test('that name a time after the effect expires end it', async () => {
    const handle = () => Promise.reject(new SendFailure('quiet hours', { final: false, notBefore: new Date(Date.now() + 4 * 86_400_000) }))
    stage.startWorker({ kinds: { quiet: { payload: z.object({}), handle } } })
    expect(await stage.finished(await stage.writeEffect('quiet', {}))).toMatchObject({ state: 'expired', last_error: 'quiet hours' })
  })

  test('do not hold up others: a service that hangs is not waited for', async () => {
    const { sms, release } = await startHangingSms()
    stage.startWorker({ ...notAgain, sms, patienceMs: 20 })
    const hanging = await stage.write('greeting', '+33755550022')
    await stage.until(hanging, ({ state }) => state === 'leased')
    expect(await stage.finished(await stage.write('letter', 'zoe@example.test'))).toMatchObject({ state: 'done' })
    expect(await stage.row(hanging)).toMatchObject({ state: 'leased' })
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
  const errors = await stage.database.pool.query('SELECT last_error FROM operational.effects')
  expect(stage.logLines.length).toBeGreaterThanOrEqual(3)
  expect(JSON.stringify([stage.logLines, jobs.rows, errors.rows])).not.toMatch(/Lefèvre|5555000|Hello/)
})

test('closing lets the effect under way end, and begins no other', async () => {
  const { sms, release } = await startHangingSms()
  const worker = stage.startWorker({ ...notAgain, sms, patienceMs: 600_000 })
  const slow = await stage.write('greeting', '+33755550022')
  await stage.until(slow, ({ state }) => state === 'leased')
  const waiting = await stage.write('greeting', phone)
  await stage.queue.enqueue([{ id: waiting, kind: 'sms' }])
  await Promise.all([worker.close(), release()])
  expect(await stage.row(slow)).toMatchObject({ state: 'pending', last_error: 'twilio ECONNRESET' })
  expect(await stage.row(waiting)).toMatchObject({ state: 'pending', attempts: 0 })
})

describe('an erasure', () => {
  test('is carried out for the person that it names', async () => {
    stage.startWorker()
    const couple = randomUUID()
    const id = await stage.writeEffect('erasure', { person: { kind: 'couple', id: couple } })
    expect(await stage.finished(id)).toMatchObject({ state: 'done' })
    expect(stage.erased).toEqual([couple])
  })

  test('of a kind of person that is not known here waits for a version that knows it', async () => {
    stage.startWorker(notAgain)
    const id = await stage.writeEffect('erasure', { person: { kind: 'stranger', id: randomUUID() } })
    expect(await stage.until(id, (row) => row.last_error !== null)).toMatchObject({ state: 'pending', last_error: 'TypeError' })
  })
})

describe('a kind', () => {
  test('that is not known here waits for a version that knows it', async () => {
    stage.startWorker(notAgain)
    const id = await stage.writeEffect('unheard-of', {})
    expect(await stage.until(id, (row) => row.last_error !== null)).toMatchObject({ state: 'pending', last_error: 'unknown kind' })
  })

  test('may limit the attempts, after which the effect is a dead letter', async () => {
    const handle = () => Promise.reject(new SendFailure('busy', { final: false }))
    stage.startWorker({ kinds: { stubborn: { payload: z.object({}), attempts: 3, handle } } })
    const id = await stage.writeEffect('stubborn', {})
    expect(await stage.finished(id)).toMatchObject({ state: 'dead', attempts: 3, last_error: 'busy' })
    expect(stage.logLines.filter((line) => line.includes('effect is a dead letter'))).toHaveLength(1)
  })
})

test('outcomes and backlog are measured', async () => {
  const registry = new Registry()
  stage.startWorker({ metrics: createEffectMetrics(registry, stage.database.pool, ['sms', 'erasure']) })
  await stage.finished(await stage.write('greeting', '+33755550001'))
  // They are sent one after the other, so the first was counted before the second began.
  await stage.finished(await stage.write('greeting', phone))
  const text = await registry.metrics()
  expect(text).toContain('effect_attempts_total{kind="sms",outcome="failed"} 1')
  expect(text).toContain('effects_unfinished{kind="sms"} 0')
  expect(text).toContain('effects_oldest_due_seconds{kind="sms"} 0')
  expect(text).toContain('effects_dead{kind="sms"} 1')
  expect(text).toContain('effects_dead{kind="erasure"} 0')
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
