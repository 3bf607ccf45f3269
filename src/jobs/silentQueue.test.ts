import { createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { EffectStage } from '../../tests/jobs/effectStage.ts'
import { openEffectQueue } from './effectQueue.ts'
import { openJobQueue } from './queues.ts'

let stage: EffectStage
beforeAll(async () => {
  stage = await EffectStage.open()
})
afterAll(() => stage.close())

/** A Postgres that takes connections and never answers. */
async function silentServer(): Promise<{ readonly databaseUrl: string }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { databaseUrl: `postgres://postgres@127.0.0.1:${(server.address() as { port: number }).port}/postgres` }
}

const log = pino({ level: 'silent' })

test('adding to a queue that does not answer fails after a while', async () => {
  const queue = openJobQueue(await silentServer(), 'things', log)
  await expect(queue.add([{ id: 'one', rowId: 'one' }])).rejects.toThrow('takes no jobs')
  await queue.close()
})

test('a worker ends although the queue to which its sweep adds does not answer', async () => {
  const queue = openEffectQueue(await silentServer(), log)
  await stage.write('greeting', '+33612345678')
  const worker = stage.startWorker({ queue, sweepEveryMs: 60_000 })
  await expect(worker.close()).resolves.toBeUndefined()
  await queue.close()
})
