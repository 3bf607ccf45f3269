import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approveProvider } from '../../src/domain/provider/approveProvider.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { type RaceWorld, raceWorld } from '../races/raceWorld.ts'
import { type HttpCall, httpCalls, listening } from '../setup/httpCalls.ts'
import { newPhone, provenPhone, registrationForm } from '../setup/phoneSignIn.ts'
import { accessToken, perform, signedInCouple, signedInPlanner, type TestCouple, type TestPlanner } from '../setup/testPeople.ts'
import { type Answer, startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { wizardProject } from '../setup/wizardProject.ts'

let product: TestProduct
let call: HttpCall
let couple: TestCouple
let planners: readonly TestPlanner[]
beforeAll(async () => {
  product = await startTestProduct()
  call = httpCalls(await listening(product))
  couple = await signedInCouple(product)
  planners = [await signedInPlanner(product), await signedInPlanner(product)]
  for (const { position } of planners) await product.positions.waitFor(providerDirectory, position, 120_000)
})
afterAll(() => product.close())

/** The parts of an answer that a retry must repeat exactly. */
const repeatable = ({ status, text, position, headers }: Answer<unknown>) => ({ status, text, position, type: headers['content-type'] })
const reused = { status: 422, body: { code: 'idempotency_key_reused' } }

const eventsOf = async (stream: string) => (await product.backend.eventStore.readStream(stream as never)).map((event) => event.type)

async function save(over: Readonly<Record<string, unknown>> = {}, key: string = randomUUID()) {
  return call<{ projectId: string }>('POST', '/api/project/save-project', { body: wizardProject(over), token: couple.token, key })
}

describe('saving a project', () => {
  it('has one effect under one key, with the same answer whatever else happens', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => save({}, key)))
    const [first] = answers
    if (!first) throw new Error('no answer')
    expect(first.status).toBe(200)
    expect(answers.map(repeatable)).toEqual(answers.map(() => repeatable(first)))
    const id = first.body.projectId
    expect(await eventsOf(`project-${id}`)).toEqual(['ProjectSaved'])

    await save({ id, guestRange: 'more200' })
    expect(repeatable(await save({}, key))).toEqual(repeatable(first))
    await call('POST', `/api/project/projects/${id}/cancel`, { token: couple.token })
    expect(repeatable(await save({}, key))).toEqual(repeatable(first))
    expect(await eventsOf(`project-${id}`)).toEqual(['ProjectSaved', 'ProjectSaved', 'ProjectCancelled'])
  })

  it('refuses another body under the key, for the same, another or a new project', async () => {
    const key = randomUUID()
    const other = await save()
    const { body } = await save({}, key)
    const before = await eventsOf(`project-${other.body.projectId}`)
    for (const over of [{ guestRange: 'more200' }, { id: body.projectId }, { id: other.body.projectId, guestRange: 'more200' }]) {
      expect(await save(over, key)).toMatchObject(reused)
    }
    expect(await eventsOf(`project-${other.body.projectId}`)).toEqual(before)
  })
})

it('refuses to cancel another project under the key', async () => {
  const cancel = async (id: string, key: string) => call('POST', `/api/project/projects/${id}/cancel`, { token: couple.token, key })
  const [project, other] = [(await save()).body.projectId, (await save()).body.projectId]
  const key = randomUUID()
  const first = await cancel(project, key)
  expect(first.status).toBe(200)
  expect(repeatable(await cancel(project, key))).toEqual(repeatable(first))
  expect(await cancel(other, key)).toMatchObject(reused)
  expect(await eventsOf(`project-${other}`)).toEqual(['ProjectSaved'])
})

describe('writing to planners', () => {
  const choose = (project: string, chosen: readonly TestPlanner[], key: string = randomUUID(), message = 'Bonjour !') =>
    call<{ success: boolean; prestataires: object[] }>('POST', '/api/project/choose-prestataires', {
      body: { project, selectedPrestataires: chosen.map(({ id }) => id), message },
      token: couple.token,
      key,
    })

  it('has one effect under one key, with the same answer whatever else happens', async () => {
    const project = (await save()).body.projectId
    const hidden = await signedInPlanner(product, { approved: false })
    await product.positions.waitFor(providerDirectory, hidden.position, 120_000)
    const chosen = [...planners.slice(0, 1), hidden]
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => choose(project, chosen, key)))
    const [first] = answers
    if (!first) throw new Error('no answer')
    expect(first.body).toMatchObject({ success: true, prestataires: [{ contacted: true }, { error_slug: 'planner-not-found' }] })
    expect(answers.map(repeatable)).toEqual(answers.map(() => repeatable(first)))

    const position = await perform(product, approveProvider, { providerId: hidden.id })
    await product.positions.waitFor(providerDirectory, position, 120_000)
    expect((await choose(project, [hidden])).body.success).toBe(true)
    expect(repeatable(await choose(project, chosen, key))).toEqual(repeatable(first))
    await call('POST', `/api/project/projects/${project}/cancel`, { token: couple.token })
    expect(repeatable(await choose(project, chosen, key))).toEqual(repeatable(first))
    expect(await eventsOf(`project-${project}`)).toEqual(['ProjectSaved', 'ProviderContacted', 'ProviderContacted', 'ProjectCancelled'])
  })

  it('refuses another message, other planners and another project under the key', async () => {
    const [project, other] = [(await save()).body.projectId, (await save()).body.projectId]
    const key = randomUUID()
    expect((await choose(project, planners.slice(0, 1), key)).body.success).toBe(true)
    expect(await choose(project, planners.slice(0, 1), key, 'Bonsoir !')).toMatchObject(reused)
    expect(await choose(project, planners, key)).toMatchObject(reused)
    expect(await choose(other, planners.slice(0, 1), key)).toMatchObject(reused)
    expect(await eventsOf(`project-${other}`)).toEqual(['ProjectSaved'])
  })
})

describe.each([
  ['unlock', undefined],
  ['reject', { reason: 'budget' }],
] as const)('to %s a request', (action, body) => {
  async function world() {
    const made = await raceWorld(product.backend.commands, { credits: 1, requests: 2 })
    return { ...made, token: await accessToken(product, 'provider', made.providerId) }
  }
  const answer = (
    { token, requests }: RaceWorld & { token: string },
    n: number,
    key: string = randomUUID(),
    sent: object | undefined = body,
  ) => call('POST', `/api/pro/requests/${requests[n]?.requestId}/${action}`, { token, key, ...(sent === undefined ? {} : { body: sent }) })

  it('has one effect under one key, with the same answer whatever else happens', async () => {
    const made = await world()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => answer(made, 0, key)))
    const [first] = answers
    if (!first) throw new Error('no answer')
    expect(first.status).toBe(200)
    expect(answers.map(repeatable)).toEqual(answers.map(() => repeatable(first)))

    await call('POST', `/api/pro/requests/${made.requests[1]?.requestId}/reject`, { token: made.token, body: { reason: 'budget' } })
    expect((await answer(made, 0)).status).toBe(409)
    expect(repeatable(await answer(made, 0, key))).toEqual(repeatable(first))
    const done = action === 'unlock' ? 'RequestUnlocked' : 'RequestRejected'
    expect(await eventsOf(`account-${made.providerId}`)).toEqual(['CreditsCorrected', done, 'RequestRejected'])
  })

  it('refuses another request and another body under the key', async () => {
    const made = await world()
    const key = randomUUID()
    expect((await answer(made, 0, key)).status).toBe(200)
    expect(await answer(made, 1, key)).toMatchObject(reused)
    expect(await answer(made, 0, key, { reason: 'other', note: 'Autre chose' })).toMatchObject(reused)
    expect(await eventsOf(`account-${made.providerId}`)).toHaveLength(2)
  })
})

it.each(['garbage', '1', 'x'.repeat(60), '00000000-0000-0000-0000-00000000000g', "' OR 1=1"])(
  'refuses the key %j on every call before anything is done',
  async (key) => {
    const id = (await save()).body.projectId
    const malformed = { status: 400, body: { code: 'invalid_idempotency_key' } }
    expect(await save({ id, guestRange: 'more200' }, key)).toMatchObject(malformed)
    expect(await call('POST', `/api/pro/requests/${randomUUID()}/unlock`, { token: planners[0]?.token ?? '', key })).toMatchObject(
      malformed,
    )
    expect(await eventsOf(`project-${id}`)).toEqual(['ProjectSaved'])
  },
)

it('stores no tokens, though a retried registration or refresh returns tokens again', async () => {
  interface Tokens {
    readonly user?: { readonly id: string }
    readonly token: string
    readonly refresh_token: string
  }
  const phone = newPhone()
  const body = registrationForm(phone, await provenPhone(product, phone))
  const retried = async (path: string, sent: object) => {
    const key = randomUUID()
    const make = () => call<Tokens>('POST', path, { body: sent, key })
    return [await make(), await make()]
  }
  const registrations = await retried('/api/project/register', body)
  const [registered] = registrations
  const refreshes = await retried('/api/token/refresh', { refresh_token: registered?.body.refresh_token })
  const answers = [...registrations, ...refreshes]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(registrations[1]?.body.user).toEqual(registered?.body.user)
  for (const answer of answers) expect((await call('GET', '/api/project/me', { token: answer.body.token })).body).not.toBeNull()

  const sessionId = (JSON.parse(Buffer.from(registered?.body.token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid
  expect(await tablesThatHold(sessionId), 'the search finds what is kept').toContain('operational.sessions')
  for (const token of answers.flatMap((answer) => [answer.body.token, answer.body.refresh_token])) {
    expect(token.length).toBeGreaterThan(40)
    expect(await tablesThatHold(token)).toEqual([])
  }
})

/** Every table, in any schema, with a row that contains the text, as text or as bytes. */
async function tablesThatHold(text: string): Promise<readonly string[]> {
  const { database } = product.backend
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'reference')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await database.query(
      `SELECT FROM ${name} AS t WHERE position($1 in t::text) > 0 OR position(encode(convert_to($1, 'UTF8'), 'hex') in t::text) > 0 LIMIT 1`,
      [text],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}
