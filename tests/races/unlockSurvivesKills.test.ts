import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, openBackend } from '../../src/backend.ts'
import { readConfig } from '../../src/config.ts'
import { inParallel } from '../../src/platform/inParallel.ts'
import { createCitiesDatabase } from '../setup/citiesDatabase.ts'
import { httpCalls } from '../setup/httpCalls.ts'
import type { TestDatabase } from '../setup/testDatabase.ts'
import { accessToken } from '../setup/testPeople.ts'
import type { Answer } from '../setup/testProduct.ts'
import { KillableProduct } from './killableProduct.ts'
import { accountAfter, type RaceWorld, raceWorld, requestsOf } from './raceWorld.ts'

const credits = 25
const requests = 60
const concurrency = 16
/** Starting a dozen processes takes long on a busy machine. */
const timeout = 600_000

interface Call {
  readonly path: string
  readonly token: string
  readonly key: string
}
type Answered = Answer<{ readonly code?: string; readonly id?: string } | undefined>

let database: TestDatabase
let backend: Backend
let product: KillableProduct
beforeAll(async () => {
  database = await createCitiesDatabase(1)
  const key = () => randomBytes(32).toString('base64')
  const keys = { MASTER_KEY: key(), CLAIM_KEY: key(), TOKEN_KEY: key(), CODE_KEY: key(), BODY_KEY: key() }
  const settings = { NODE_ENV: 'test', DEMO: 'off', CALLS_PER_MINUTE: '1000000', LOG_LEVEL: 'fatal' }
  const environment = { ...settings, ...keys, DATABASE_URL: database.url, ROLES: 'api,projector' }
  backend = await openBackend({ config: readConfig(environment), logger: pino({ level: 'silent' }), mode: 'own' })
  product = new KillableProduct(environment)
})
afterAll(async () => {
  product.end()
  await backend.close()
  await database.drop()
})

it('unlocks what the credits pay for and nothing twice, although it is killed six times', { timeout }, async () => {
  const world = await raceWorld(backend.commands, { credits, requests })
  const calls = await unlocksOf(world)
  const { answers, cutOff } = await callAll(calls, 6)

  expect(cutOff, 'calls that a kill left without an answer').toBeGreaterThanOrEqual(6)
  const unlocked = calls.filter((call) => answers.get(call)?.status === 200)
  const refused = calls.filter((call) => answers.get(call)?.status !== 200)
  expect(unlocked).toHaveLength(credits)
  expect(refused.map((call) => outcomeOf(answers.get(call)))).toEqual(refused.map(() => '409 insufficient_credits'))

  const account = await accountAfter(backend.eventStore, backend.commands, world.providerId)
  expect(account.credits).toBe(0)
  expect(requestsOf(account.ofType('RequestUnlocked'))).toEqual(idsOf(unlocked, answers))

  const again = await callAll(calls, 0)
  expect(calls.map((call) => outcomeOf(again.answers.get(call)))).toEqual(calls.map((call) => outcomeOf(answers.get(call))))
  expect((await backend.eventStore.readStream(`account-${world.providerId}` as never)).length).toBe(account.events.length)
})

it('applies the credit guarantee when projects are cancelled meanwhile, although it is killed four times', { timeout }, async () => {
  const world = await raceWorld(backend.commands, { credits, requests, cancellable: true })
  const couple = await accessToken({ backend }, 'couple', world.coupleId)
  const withdrawn = world.requests.filter((_, n) => n % 3 === 0)
  const cancellations = withdrawn.map(({ projectId }) => ({
    path: `/api/project/projects/${projectId}/cancel`,
    token: couple,
    key: randomUUID(),
  }))
  const unlocks = await unlocksOf(world)
  const calls = [...unlocks, ...cancellations].toSorted((a, b) => a.key.localeCompare(b.key))
  const { answers } = await callAll(calls, 3)
  // Again, while withdrawals are on their way from the projects to the account.
  product.killAndRestart()

  expect(cancellations.map((call) => answers.get(call)?.status)).toEqual(cancellations.map(() => 200))
  const after = () => accountAfter(backend.eventStore, backend.commands, world.providerId)
  await expect.poll(async () => (await after()).ofType('RequestWithdrawn').length, { timeout: 120_000 }).toBe(withdrawn.length)

  const { credits: balance, ofType } = await after()
  const unlocked = requestsOf(ofType('RequestUnlocked'))
  const returned = requestsOf(ofType('CreditReturned'))
  expect(new Set(unlocked).size).toBe(unlocked.length)
  expect(requestsOf(ofType('RequestWithdrawn'))).toEqual(withdrawn.map((each) => each.requestId).toSorted())
  expect(returned).toEqual(unlocked.filter((id) => withdrawn.some((each) => each.requestId === id)))
  expect(balance + unlocked.length - returned.length).toBe(credits)
  expect(unlocked).toEqual(
    idsOf(
      unlocks.filter((call) => answers.get(call)?.status === 200),
      answers,
    ),
  )
  for (const call of unlocks) {
    expect(['200', '409 insufficient_credits', '409 request_withdrawn']).toContain(outcomeOf(answers.get(call)).replace(/^200 .*/, '200'))
  }
})

async function unlocksOf(world: RaceWorld): Promise<readonly Call[]> {
  const token = await accessToken({ backend }, 'provider', world.providerId)
  return world.requests.map(({ requestId }) => ({ path: `/api/pro/requests/${requestId}/unlock`, token, key: randomUUID() }))
}

/** Repeats every call under the same key until it is answered, and kills the product several times meanwhile. */
async function callAll(calls: readonly Call[], kills: number) {
  const answers = new Map<Call, Answered>()
  let cutOff = 0
  const mostAnswers = Math.floor((calls.length - concurrency) / Math.max(1, kills))
  let killAt = randomInt(1, mostAnswers)
  let killsLeft = kills
  let killing = false
  const kill = async () => {
    killing = true
    await delay(Math.random() * 3)
    product.killAndRestart()
    killsLeft--
    killAt = answers.size + randomInt(1, mostAnswers)
    killing = false
  }
  await inParallel(concurrency, calls, async (call) => {
    while (!answers.has(call)) {
      const origin = await product.origin
      const answer = await httpCalls(origin)<Answered['body']>('POST', call.path, call).catch(() => undefined)
      if (answer) answers.set(call, answer)
      else cutOff++
      // The last answer of a killed process may arrive when the next one starts.
      if (killsLeft > 0 && answers.size >= killAt && origin === (await product.origin) && !killing) await kill()
    }
  })
  return { answers, cutOff }
}

function idsOf(calls: readonly Call[], answers: ReadonlyMap<Call, Answered>): readonly string[] {
  return calls.map((call) => answers.get(call)?.body?.id ?? 'none').toSorted()
}

/** The content of an answer that does not depend on when it is given. */
function outcomeOf(answer: Answered | undefined): string {
  if (!answer) return 'nothing'
  return answer.status === 200 ? `200 ${answer.position} ${answer.text}` : `${answer.status} ${answer.body?.code}`
}
