import { type ChildProcess, fork } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DeliveryQueue, openDeliveryQueue } from '../../src/jobs/deliveryQueue.ts'
import type { JobConnection } from '../../src/jobs/queues.ts'
import { type NewDelivery, writeDeliveries } from '../../src/operational/deliveries.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { type Sandbox, startSandbox } from '../../src/sandbox/startSandbox.ts'
import { createTestDatabase, type TestDatabase } from '../setup/testDatabase.ts'
import type { DeliveryWorkerProcessOptions } from './deliveryWorkerProcess.ts'
import { hasRedisServer, type RunningRedis, startRedisServer } from './redisServer.ts'

const messagesPerKill = 8
/** One works, the others wait loaded, since loading takes longest. */
const processesAtOnce = 3
const log = pino({ level: 'silent' })

let database: TestDatabase
let sandbox: Sandbox

beforeAll(async () => {
  database = await createTestDatabase()
  await migrateOperational(database.pool)
  sandbox = await startSandbox({ pool: database.pool })
})
afterAll(async () => {
  await sandbox.close()
  await database.drop()
})
beforeEach(async () => {
  await database.pool.query('TRUNCATE operational.deliveries, sandbox.messages')
})

const program = fileURLToPath(new URL('deliveryWorkerProcess.ts', import.meta.url))

interface WorkerProcess {
  readonly child: ChildProcess
  readonly loaded: Promise<unknown>
}

function startWorkerProcess(connection: JobConnection): WorkerProcess {
  const options: DeliveryWorkerProcessOptions = { databaseUrl: database.url, connection, twilio: sandbox.twilio, smtp: sandbox.smtp }
  const child = fork(program, [JSON.stringify(options)], { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  return { child, loaded: once(child, 'message') }
}

async function work({ child, loaded }: WorkerProcess): Promise<void> {
  await loaded
  child.send('work')
}

async function kill({ child }: WorkerProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

let number = 0

async function writeAndEnqueue(queue: DeliveryQueue): Promise<void> {
  const deliveries = Array.from({ length: messagesPerKill }, (): NewDelivery => {
    number += 1
    const channel = number % 2 === 0 ? 'sms' : 'mail'
    return { id: randomUUID(), channel, template: 'numbered', recipientKind: null, recipientId: null, params: { number }, eventId: null }
  })
  await queue.enqueue(await writeDeliveries(database.pool, deliveries))
}

async function count(rows: string): Promise<number> {
  const { rows: counts } = await database.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${rows}`)
  return counts[0]?.count ?? 0
}

/** A random point in the work on a batch: before it, or some milliseconds after one of its messages arrived. */
async function randomPoint(receivedBefore: number): Promise<void> {
  const messages = randomInt(messagesPerKill)
  while ((await count('sandbox.messages')) < receivedBefore + messages) await delay(2)
  await delay(randomInt(messages === 0 ? 150 : 8))
}

/** Kills the worker again and again while messages come in; answers the text of each message that was received. */
async function sendWhileKilling(connection: JobConnection, kills: number, halfway = async () => {}): Promise<readonly string[]> {
  const queue = openDeliveryQueue(connection, log)
  const processes = Array.from({ length: processesAtOnce }, () => startWorkerProcess(connection))
  try {
    for (let killed = 0; killed < kills; killed += 1) {
      const victim = processes.shift() ?? startWorkerProcess(connection)
      const received = await count('sandbox.messages')
      await writeAndEnqueue(queue)
      if (killed === Math.floor(kills / 2)) await halfway()
      await work(victim)
      await randomPoint(received)
      await kill(victim)
      if (killed + processesAtOnce <= kills) processes.push(startWorkerProcess(connection))
    }
    await Promise.all(processes.map(work))
    while ((await count(`operational.deliveries WHERE state <> 'sent'`)) > 0) await delay(50)
  } finally {
    await Promise.all(processes.map(kill))
    await queue.close()
  }
  return (await sandbox.messages.list({ limit: 1000 })).map(({ text }) => text)
}

function expectAllOnceButForKills(received: readonly string[], kills: number): void {
  const distinct = new Set(received)
  expect(distinct.size).toBe(kills * messagesPerKill)
  expect(received.length - distinct.size).toBeLessThanOrEqual(kills)
}

describe('workers killed at random points lose no message and repeat at most one a kill', () => {
  test('with jobs in Postgres', { timeout: 300_000 }, async () => {
    expectAllOnceButForKills(await sendWhileKilling({ databaseUrl: database.url }, 20), 20)
  })
})

describe.skipIf(!hasRedisServer())('the same with jobs in Redis, wiped once (skipped where there is no redis-server)', () => {
  let redis: RunningRedis
  beforeAll(async () => {
    redis = await startRedisServer()
  })
  afterAll(() => redis.stop())

  test('every message is sent', { timeout: 300_000 }, async () => {
    expectAllOnceButForKills(await sendWhileKilling({ redisUrl: redis.url }, 20, () => redis.wipe()), 20)
  })
})
