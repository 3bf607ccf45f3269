import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBackend } from '../../src/backend.ts'
import { readConfig } from '../../src/config.ts'
import { defaultPrivateRules } from '../../src/domain/privateRules.ts'
import { createCitiesDatabase } from '../setup/citiesDatabase.ts'
import { type HttpCall, httpCalls, listening } from '../setup/httpCalls.ts'
import { createTestDatabase, type TestDatabase } from '../setup/testDatabase.ts'
import { signedInCouple, type TestCouple } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { wizardProject } from '../setup/wizardProject.ts'

interface Saved {
  readonly projectId: string
}
interface Listed {
  readonly projects: readonly { readonly id: string; readonly eventLocation: string }[]
}
interface ProblemBody {
  readonly code: string
}

let database: TestDatabase
let writing: TestProduct
let reading: TestProduct
let couple: TestCouple
let write: HttpCall
let read: HttpCall
beforeAll(async () => {
  database = await createCitiesDatabase(1)
  writing = await startTestProduct({ environment: { DATABASE_URL: database.url } })
  reading = await startTestProduct({ environment: { ...writing.environment, ROLES: 'api' } })
  ;[write, read] = [httpCalls(await listening(writing)), httpCalls(await listening(reading))]
  couple = await signedInCouple(writing)
})
afterAll(async () => {
  await reading.close()
  await writing.close()
  await database.drop()
})

const save = (call: HttpCall, over: Readonly<Record<string, unknown>> = {}) =>
  call<Saved>('POST', '/api/project/save-project', { body: wizardProject(over), token: couple.token })
const list = <Body = Listed>(call: HttpCall, after?: string) =>
  call<Body>('GET', '/api/project/projects', { token: couple.token, ...(after === undefined ? {} : { after }) })

it('shows a write to a reader that names its position, in another instance of the product, a hundred times in a row', async () => {
  const { body } = await save(write)
  for (let n = 0; n < 100; n++) {
    const saved = await save(write, { id: body.projectId, eventLocation: `Salle ${n}` })
    expect(saved.position).toBeDefined()
    const listed = await list(read, saved.position)
    expect(listed.status).toBe(200)
    expect(listed.body.projects).toMatchObject([{ id: body.projectId, eventLocation: `Salle ${n}` }])
  }
})

it('answers a command that changed nothing with a readable position', async () => {
  const { body } = await save(write, { eventLocation: 'Une fois' })
  const unchanged = await save(write, { id: body.projectId, eventLocation: 'Une fois' })
  expect(unchanged.position).toBeDefined()
  const listed = await list(read, unchanged.position)
  expect(listed.body.projects.find((project) => project.id === body.projectId)?.eventLocation).toBe('Une fois')
})

it.each(['garbage', '', ' ', '0', '../../etc/passwd', "' OR 1=1", 'x'.repeat(4000), '%00'])('refuses %j as a position', async (after) => {
  expect(await list<ProblemBody>(read, after)).toMatchObject({ status: 400, body: { code: 'invalid_position' } })
})

it('refuses a position of another store', async () => {
  const elsewhere = await createTestDatabase(1)
  const config = readConfig({ ...writing.environment, DATABASE_URL: elsewhere.url })
  const backend = await openBackend({ config, logger: pino({ level: 'silent' }), mode: 'own' })
  try {
    const foreign = backend.eventStore.start
    expect(foreign).toHaveLength(writing.backend.eventStore.start.length)
    expect(await list<ProblemBody>(read, foreign)).toMatchObject({ status: 400, body: { code: 'invalid_position' } })
  } finally {
    await backend.close()
    await elsewhere.drop()
  }
})

it('refuses a position that the log has not reached', async () => {
  const { position = '' } = await save(write)
  const future = position.replace(/.{4}$/, 'ffff')
  expect(future > position).toBe(true)
  for (const call of [write, read]) {
    expect(await list<ProblemBody>(call, future)).toMatchObject({ status: 400, body: { code: 'invalid_position' } })
  }
})

const RULES = JSON.stringify({ readPatience: defaultPrivateRules.readPatience })

it('answers 503 after two seconds while nobody feeds the projection, and works again when somebody does', async () => {
  const alone = await createCitiesDatabase(1)
  const api = await startTestProduct({ environment: { DATABASE_URL: alone.url, ROLES: 'api', RULES } })
  try {
    const call = httpCalls(await listening(api))
    const { token } = await signedInCouple(api)
    const saved = await call<Saved>('POST', '/api/project/save-project', { body: wizardProject(), token })
    const begun = performance.now()
    const waited = await call<ProblemBody>('GET', '/api/project/projects', { token, after: saved.position ?? '' })
    expect(performance.now() - begun).toBeGreaterThan(1_900)
    expect(waited).toMatchObject({ status: 503, body: { code: 'not_up_to_date' }, headers: { 'retry-after': '1' } })
    const stale = await call<Listed>('GET', '/api/project/projects', { token })
    expect(stale).toMatchObject({ status: 200, body: { projects: [] } })

    const projector = await startTestProduct({ environment: { ...api.environment, ROLES: 'projector' } })
    try {
      await expect.poll(async () => (await call('GET', '/api/project/projects', { token, after: saved.position ?? '' })).status).toBe(200)
      const listed = await call<Listed>('GET', '/api/project/projects', { token, after: saved.position ?? '' })
      expect(listed.body.projects).toMatchObject([{ id: saved.body.projectId }])
    } finally {
      await projector.close()
    }
  } finally {
    await api.close()
    await alone.drop()
  }
})
