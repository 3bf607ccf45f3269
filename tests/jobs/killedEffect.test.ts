import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CommandHandler } from '../../src/commands/handleCommand.ts'
import { accountStream } from '../../src/domain/account/account.ts'
import { effectPayloads } from '../../src/domain/effect.ts'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { createSmtpMail } from '../../src/integrations/mail/smtpMail.ts'
import { createTwilioSms } from '../../src/integrations/sms/twilioSms.ts'
import { openEffectQueue } from '../../src/jobs/effectQueue.ts'
import { type EffectWorker, startEffectWorker } from '../../src/jobs/effectWorker.ts'
import { listDeadLetters, retryDeadLetters } from '../../src/operational/deadLetters.ts'
import { writeEffects } from '../../src/operational/effects.ts'
import type { EffectWorkerProcessOptions } from './effectWorkerProcess.ts'
import { arrivedNumbers, type EffectWorld, KillableWorker, openEffectWorld } from './killableWorker.ts'
import { kindsUnderTest, numberedPayloads, outcomeAccount, repaired } from './kindsUnderTest.ts'

let world: EffectWorld
beforeAll(async () => {
  world = await openEffectWorld()
})
afterAll(() => world.close())
beforeEach(() => world.clear())

async function stateOf(id: string): Promise<string | undefined> {
  const { rows } = await world.database.pool.query<{ state: string }>('SELECT state FROM operational.effects WHERE id = $1', [id])
  return rows[0]?.state
}

/** A worker in this process that continues after the killed one. */
function startSurvivor(): EffectWorker {
  const { database, sandbox } = world
  const connection = { databaseUrl: database.url }
  const log = pino({ level: 'silent' })
  const queue = openEffectQueue(connection, log, { sameJobMs: 200 })
  const mail = createSmtpMail({ ...sandbox.smtp, timeoutMs: 60_000 })
  const worker = startEffectWorker({
    pool: database.pool,
    connection,
    queue,
    log,
    kinds: kindsUnderTest(database.pool, mail, createTwilioSms({ ...sandbox.twilio, timeoutMs: 60_000 })),
    commands: new CommandHandler({ eventStore: world.store, catalog: eventCatalog, rules: defaultRules }),
    timing: { leaseMs: 300_000, sweepEveryMs: 100, retryDelayMs: () => 100 },
  })
  return {
    async close() {
      await worker.close()
      await queue.close()
      mail.close()
    },
  }
}

type Point = NonNullable<EffectWorkerProcessOptions['diesAt']>

/** Writes an effect, and handles it with a worker that is killed at the given point and a second worker. */
async function carriedOutDespite(diesAt: Point, kind: string, payload: object): Promise<string> {
  const id = randomUUID()
  await writeEffects(world.database.pool, [{ id, kind, person: null, payload: { ...payload }, cause: null, expiresAt: null }])
  await carryOutDespite(diesAt, id)
  return id
}

/** Lets a worker kill itself at the given point of the due effect, and another one complete it. */
async function carryOutDespite(diesAt: Point, id: string): Promise<void> {
  const { database, sandbox } = world
  const connection = { databaseUrl: database.url }
  const victim = new KillableWorker({ ...connection, connection, twilio: sandbox.twilio, smtp: sandbox.smtp, diesAt })
  await victim.work()
  expect(await victim.exited).toEqual([null, 'SIGKILL'])
  expect(await stateOf(id)).toBe('leased')
  await database.pool.query('UPDATE operational.effects SET next_attempt_at = now()')
  const survivor = startSurvivor()
  while (['leased', 'pending'].includes((await stateOf(id)) ?? '')) await delay(20)
  await survivor.close()
}

describe('a worker killed between the handler and the record of it', () => {
  test.each(Object.keys(effectPayloads))('repeats an effect of kind %s under the same id', async (kind) => {
    const id = await carriedOutDespite('handled', kind, numberedPayloads[kind as keyof typeof effectPayloads](1))
    expect(await stateOf(id)).toBe('done')
    expect(await arrivedNumbers(world)).toEqual(['1', '1'])
    const mails = await world.sandbox.messages.list({ channel: 'mail' })
    expect(new Set(mails.map(({ reference }) => reference)).size).toBe(kind === 'mail' ? 1 : 0)
  })
})

describe('the command that follows an outcome', () => {
  const outcomesOf = async (id: string) => {
    const events = await world.store.readStream(accountStream(outcomeAccount))
    return events.filter(({ metadata }) => metadata.causationId === id).map(({ data }) => data['reason'])
  }

  test.each([
    ['handled', 1, 2, '1 succeeded as service-1', 'done'],
    ['recorded', 3, 1, '3 succeeded as service-3', 'done'],
    ['commanded', 5, 1, '5 succeeded as service-5', 'done'],
    ['handled', 2, 2, '2 failed: even', 'dead'],
    ['recorded', 4, 1, '4 failed: even', 'dead'],
    ['commanded', 6, 1, '6 failed: even', 'dead'],
  ] as const)('takes effect once when its worker is killed when %s (effect %i)', async (diesAt, number, calls, reason, state) => {
    const id = await carriedOutDespite(diesAt, 'counted', { number })
    expect(await outcomesOf(id)).toEqual([reason])
    expect(await arrivedNumbers(world)).toHaveLength(calls)
    expect(await stateOf(id)).toBe(state)
  })

  test('is given once for the failure, and once for the success when the dead letter is retried', async () => {
    const { pool } = world.database
    const id = await carriedOutDespite('handled', 'counted', { number: 8 })
    expect([await stateOf(id), await outcomesOf(id)]).toEqual(['dead', ['8 failed: even']])
    await pool.query('INSERT INTO effect_traces (effect_id, number) VALUES ($1, $2)', [randomUUID(), repaired])
    expect(await retryDeadLetters(pool, { id })).toBe(1)
    await carryOutDespite('recorded', id)
    expect([await stateOf(id), await outcomesOf(id)]).toEqual(['done', ['8 failed: even', '8 succeeded as service-8']])
    expect(await listDeadLetters(pool, 10)).toEqual([])
  })
})
