import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { EffectStage } from '../../tests/jobs/effectStage.ts'
import { openEffectQueue } from './effectQueue.ts'

let stage: EffectStage

beforeAll(async () => {
  stage = await EffectStage.open()
})
afterAll(() => stage.close())
afterEach(() => stage.clear())

describe('the queue', () => {
  test('may be out of reach: the sweep finds the effect', async () => {
    const lost = openEffectQueue({ redisUrl: 'redis://127.0.0.1:1' }, stage.log)
    const id = await stage.write('greeting', '+33612345678')
    void lost.enqueue([{ id, kind: 'sms' }])
    stage.startWorker()
    expect(await stage.finished(id)).toMatchObject({ state: 'done' })
    await expect(lost.counts()).rejects.toThrow('the job queue does not answer within 2 s')
    await lost.close()
  })

  test('does not grow with each sweep while effects wait for a service that hangs', async () => {
    const queue = openEffectQueue({ databaseUrl: stage.database.url }, stage.log, { answerMs: 120_000, sameJobMs: 1, mostSwept: 10 })
    const before = await queue.counts()
    const due = Array.from({ length: 10 }, () => ({ id: randomUUID(), kind: 'mail' }))
    for (let sweep = 0; sweep < 5; sweep++) await queue.enqueueSwept(due)
    expect(await queue.counts()).toEqual({ ...before, prioritized: (before['prioritized'] ?? 0) + due.length })
    // A text message goes first, so a backlog of mails does not hold it up.
    await queue.enqueueSwept([{ id: randomUUID(), kind: 'sms' }])
    expect((await queue.counts())['wait']).toBe((before['wait'] ?? 0) + 1)
    await queue.close()
  })

  test('counts its jobs by state', async () => {
    await stage.queue.enqueue([{ id: randomUUID(), kind: 'mail' }], 3_600_000)
    expect((await stage.queue.counts())['delayed']).toBeGreaterThanOrEqual(1)
  })
})
