import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { ProjectId } from '../../src/domain/ids.ts'
import { projectStream } from '../../src/domain/project/project.ts'
import { startEventStoreDbDouble } from '../eventStoreDbDouble/eventStoreDbDouble.ts'
import { type HttpCall, httpCalls, listening } from '../setup/httpCalls.ts'
import { signedInCouple, type TestCouple } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { wizardProject } from '../setup/wizardProject.ts'

let product: TestProduct
let call: HttpCall
let couple: TestCouple
let project: string
beforeAll(async () => {
  product = await startTestProduct()
  call = httpCalls(await listening(product))
  couple = await signedInCouple(product)
  const saved = await call<{ projectId: string }>('POST', '/api/project/save-project', { body: wizardProject(), token: couple.token })
  project = saved.body.projectId
})
afterAll(() => product.close())

const cancel = () => call('POST', `/api/project/projects/${project}/cancel`, { token: couple.token })
const detail = expect.stringMatching(/^Le service est momentanément indisponible\./)
const tryLater = {
  status: 503,
  body: { code: 'temporarily_unavailable', detail },
  headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
}

it('answers 503 when every connection of the pool is in use', async () => {
  const { database } = product.backend
  const { connectionTimeoutMillis: usual } = database.options
  const most = database.options.max ?? 10
  let end = () => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  const hold = (client: PoolClient) => over.then(() => client.release())
  // As many waiters as the pool allows, queued before the call, so that they get all released connections.
  const wanted = Array.from({ length: most }, () => database.connect().then(hold, () => {}))
  try {
    await expect.poll(() => [database.totalCount, database.idleCount], { timeout: 120_000 }).toEqual([most, 0])
    // Only this call gives up soon; the calls that hold the connections do not.
    database.options.connectionTimeoutMillis = 1_000
    expect(await cancel()).toMatchObject(tryLater)
    expect((await call('GET', '/health/live')).status).toBe(200)
  } finally {
    database.options.connectionTimeoutMillis = usual
    end()
    await Promise.all(wanted)
  }
})

it('answers 503 when a lock is not granted in time', async () => {
  const holder = await product.backend.database.connect()
  try {
    await holder.query('BEGIN; LOCK TABLE operational.command_times IN ACCESS EXCLUSIVE MODE')
    expect(await cancel()).toMatchObject(tryLater)
  } finally {
    await holder.query('ROLLBACK')
    holder.release()
  }
})

describe.each([
  ['a full disk', '53100'],
  ['no memory', '53200'],
  ['too many connections', '53300'],
  ['a failing disk', '58030'],
  ['a read-only database', '25006'],
  ['a statement that takes too long', '57014'],
])('%s', (_what, code) => {
  async function whileWritesFail<T>(work: () => Promise<T>): Promise<T> {
    const { database } = product.backend
    await database.query(`
      CREATE OR REPLACE FUNCTION operational.fail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'planted' USING ERRCODE = '${code}'; END $$;
      CREATE TRIGGER planted BEFORE INSERT ON operational.command_times EXECUTE FUNCTION operational.fail();
      CREATE TRIGGER planted BEFORE INSERT ON operational.readiness_writes EXECUTE FUNCTION operational.fail();`)
    try {
      return await work()
    } finally {
      await database.query(`
        DROP TRIGGER planted ON operational.command_times;
        DROP TRIGGER planted ON operational.readiness_writes`)
    }
  }

  it('is answered with 503, and readiness reports it', async () => {
    await whileWritesFail(async () => {
      expect(await cancel()).toMatchObject(tryLater)
      const unready = { status: 503, body: { parts: { database: { ok: false, detail: 'does not take a write' } } } }
      await expect.poll(() => call('GET', '/health/ready'), { timeout: 120_000 }).toMatchObject(unready)
    })
    const ready = { parts: { database: { ok: true } } }
    await expect.poll(async () => (await call('GET', '/health/ready')).body, { timeout: 120_000 }).toMatchObject(ready)
  })
})

describe('a log on EventStoreDB whose nodes do not agree on an append in time', () => {
  const body = wizardProject()

  async function onEventStoreDb() {
    const double = await startEventStoreDbDouble()
    const onDouble = await startTestProduct({ environment: { EVENTSTOREDB_URL: double.url } })
    onTestFinished(() => onDouble.close().then(() => double.stop()))
    const { token } = await signedInCouple(onDouble)
    const http = httpCalls(await listening(onDouble))
    const save = (key: string) => http<{ projectId: ProjectId }>('POST', '/api/project/save-project', { body, token, key })
    const written = async (projectId: ProjectId) =>
      (await onDouble.backend.eventStore.readStream(projectStream(projectId))).map(({ type }) => type)
    return { double, save, written }
  }

  it.each([true, false])('answers as usual once they agree, with one effect (written before: %s)', async (carriedOut) => {
    const { double, save, written } = await onEventStoreDb()
    double.timeOutAppends({ count: 2, carriedOut })
    const key = randomUUID()
    let [sentAt, saved] = [performance.now(), await save(key)]
    // The machine was too slow for the limit of 15 s within which the product repeats an append.
    while (saved.status === 503 && performance.now() - sentAt > 13_000) [sentAt, saved] = [performance.now(), await save(key)]
    expect(saved.status).toBe(200)
    expect(await written(saved.body.projectId)).toEqual(['ProjectSaved'])
  })

  it('answers 503 while they do not, and a repeated call has one effect', async () => {
    const { double, save, written } = await onEventStoreDb()
    const key = randomUUID()
    double.timeOutAppends({ count: 1_000, carriedOut: true })
    expect(await save(key)).toMatchObject(tryLater)
    double.endTimeouts()
    const saved = await save(key)
    expect(saved.status).toBe(200)
    expect(await written(saved.body.projectId)).toEqual(['ProjectSaved'])
  })
})
