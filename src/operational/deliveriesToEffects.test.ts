import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { openEffectQueue } from '../jobs/effectQueue.ts'
import { startEffectWorker } from '../jobs/effectWorker.ts'
import { openJobQueue } from '../jobs/queues.ts'
import { messagesTo } from './messagesTo.ts'

const migration = (name: string) => readFile(new URL(`migrations/${name}.sql`, import.meta.url), 'utf8')
const log = pino({ level: 'silent' })

test('moves the deliveries of an older release into effects: each pending one is sent once, whether or not it has a job', async () => {
  const { pool, url } = await testDatabase()
  await pool.query(`CREATE SCHEMA operational; ${await migration('0005-phone-codes')}; ${await migration('0010-deliveries')}`)
  const recipient = randomUUID()
  const insert = async (state: string) => {
    const id = randomUUID()
    await pool.query(
      `INSERT INTO operational.deliveries (id, channel, template, recipient_kind, recipient_id, params, event_id, state, expires_at, sent_at)
       VALUES ($1, 'mail', 'request-received', 'provider', $2, '{"requestId": "r"}', gen_random_uuid(), $3, now() + interval '1 day',
         CASE WHEN $3 = 'sent' THEN now() END)`,
      [id, recipient, state],
    )
    return id
  }
  const [withJob, withoutJob, interrupted] = [await insert('pending'), await insert('pending'), await insert('sending')]
  const [sent, failed, expired] = [await insert('sent'), await insert('failed'), await insert('expired')]
  const oldQueue = openJobQueue({ databaseUrl: url }, 'deliveries', log)
  await oldQueue.add([withJob, sent].map((id) => ({ id: `${id}-1`, rowId: id })))

  await pool.query(await migration('0030-effects'))
  const states = async () => {
    const { rows } = await pool.query<{ id: string; state: string }>('SELECT id, state FROM operational.effects')
    return new Map(rows.map(({ id, state }) => [id, state]))
  }
  expect(await states()).toEqual(
    new Map([
      [withJob, 'pending'],
      [withoutJob, 'pending'],
      [interrupted, 'leased'],
      [sent, 'done'],
      [failed, 'dead'],
      [expired, 'expired'],
    ]),
  )
  const kept = await messagesTo(pool, Buffer.alloc(32), { kind: 'provider', id: recipient, phone: '' })
  expect(kept.map(({ state }) => state).toSorted()).toEqual(['expired', 'failed', 'pending', 'pending', 'sending', 'sent'])

  const handled: unknown[] = []
  const queue = openEffectQueue({ databaseUrl: url }, log)
  const payload = z.object({ template: z.string(), params: z.object({ requestId: z.string() }) })
  const worker = startEffectWorker({
    pool,
    connection: { databaseUrl: url },
    queue,
    log,
    kinds: { mail: { payload, handle: async (effect) => (handled.push([effect.id, effect.payload, effect.person]), {}) } },
    commands: { handle: () => Promise.reject(new Error('no command was expected')) },
    timing: { sweepEveryMs: 50 },
  })
  while ([...(await states()).values()].includes('pending') || (await queue.counts())['active'] !== 0) await delay(20)
  await pool.query(`UPDATE operational.effects SET next_attempt_at = now() WHERE state = 'leased'`)
  while ([...(await states()).values()].includes('leased')) await delay(20)
  await worker.close()
  await Promise.all([queue.close(), oldQueue.close()])
  const expected = { template: 'request-received', params: { requestId: 'r' } }
  expect(handled).toHaveLength(3)
  expect(handled).toEqual(
    expect.arrayContaining([withJob, withoutJob, interrupted].map((id) => [id, expected, { kind: 'provider', id: recipient }])),
  )
})
