import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { dayIn } from '../../src/domain/calendar.ts'
import type { ProjectId, RequestId } from '../../src/domain/ids.ts'
import { addDays, instantAt } from '../../src/domain/localTime.ts'
import { changePersonalData } from '../../src/domain/provider/changePersonalData.ts'
import { openRequest } from '../../src/domain/request/openRequest.ts'
import { endPremium } from '../setup/endPremium.ts'
import { newPhone } from '../setup/phoneSignIn.ts'
import { weddingDetails } from '../setup/sampleEvents.ts'
import { perform, signedInCouple, signedInPlanner, type TestCouple, type TestPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'

/** A clock time in Paris, some days from today; it advances from there. */
function clockOfParis() {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    set(days: number, time: string) {
      const day = addDays(dayIn('Europe/Paris', new Date()), days)
      aheadMs = instantAt(day, time, 'Europe/Paris').getTime() - Date.now()
    },
  }
}

let product: TestProduct
let couple: TestCouple
const clock = clockOfParis()
beforeAll(async () => {
  clock.set(-2, '12:00')
  product = await startTestProduct({ now: clock.now })
  couple = await signedInCouple(product)
})
afterAll(() => product.close())

interface TextedPlanner extends TestPlanner {
  readonly phone: string
}

/** A planner with Premium and its own phone. */
async function premiumPlanner(): Promise<TextedPlanner> {
  const planner = await signedInPlanner(product)
  const phone = newPhone()
  await perform(product, changePersonalData, { providerId: planner.id, phone })
  await perform(product, grantPremium, { providerId: planner.id })
  return { ...planner, phone }
}

const choose = ({ token }: TestPlanner, wanted: boolean) =>
  product.call('PUT', '/api/pro/settings/text-messages/new-requests', { token, body: { wanted } })

function writeTo(planner: TestPlanner): Promise<string> {
  const ids = { requestId: randomUUID() as RequestId, projectId: randomUUID() as ProjectId, providerId: planner.id, coupleId: couple.id }
  const receivedAt = clock.now().toISOString()
  return perform(product, openRequest, { ...ids, ...weddingDetails, message: 'Bonjour !', receivedAt })
}

/** The text messages to a planner so far. */
async function textsTo({ id }: TestPlanner) {
  const { rows } = await product.backend.database.query<{ state: string; last_error: string | null }>(
    "SELECT state, last_error FROM operational.effects WHERE person_id = $1 AND payload ->> 'template' = 'request-news' ORDER BY created_at",
    [id],
  )
  return rows
}

const reached = (planner: TestPlanner, rows: readonly object[]) =>
  vi.waitFor(async () => expect(await textsTo(planner)).toMatchObject(rows), { timeout: 120_000, interval: 50 })

test('a provider that requested it is notified of a new request at once by day, and nobody else is', async () => {
  clock.set(-2, '12:00')
  const [texted, unasked, doubtful] = [await premiumPlanner(), await premiumPlanner(), await premiumPlanner()]
  expect(await choose(texted, true)).toMatchObject({
    status: 200,
    body: { kinds: [{ kind: 'new-requests', wanted: true }, { wanted: false }] },
  })
  await choose(doubtful, true)
  await choose(doubtful, false)
  for (const planner of [unasked, doubtful]) await writeTo(planner)
  await writeTo(texted)
  const { text } = await product.message(texted.phone)
  expect(text).toMatch(/^Nouvelle demande sur Alliance \(19\/06\/2027, Lyon\)\. http:\/\/localhost\/office\/requests\/[0-9a-f-]{36}$/)
  // Requests sent earlier were handled earlier, so nothing is pending for the others.
  expect([await textsTo(unasked), await textsTo(doubtful)]).toEqual([[], []])
})

/** A planner with a request at night: by the database's clock it is morning, while the product's own clock still shows night. */
async function plannerWithMessageThatWaits(): Promise<TextedPlanner> {
  clock.set(-2, '23:00')
  const planner = await premiumPlanner()
  await choose(planner, true)
  await writeTo(planner)
  await reached(planner, [{ last_error: 'quiet hours' }])
  return planner
}

test('a message of the night is sent in the morning, and not while the clocks show night', async () => {
  const planner = await plannerWithMessageThatWaits()
  clock.set(-1, '08:05')
  expect((await product.message(planner.phone)).text).toContain('(19/06/2027, Lyon)')
})

test('a message that waits for the morning is not sent once Premium has ended; with Premium again the next one is', async () => {
  const planner = await plannerWithMessageThatWaits()
  await perform(product, endPremium, { providerId: planner.id })
  clock.set(-1, '08:05')
  await reached(planner, [{ state: 'expired' }])

  clock.set(-1, '12:00')
  await writeTo(planner)
  await perform(product, grantPremium, { providerId: planner.id })
  await writeTo(planner)
  await reached(planner, [{ state: 'expired' }, { state: 'done' }])
  expect(await product.sandbox?.messages.list({ to: planner.phone })).toHaveLength(1)
})

test('without Premium text messages cannot be turned on, and the settings show the number', async () => {
  clock.set(-2, '12:00')
  const planner = await signedInPlanner(product)
  expect(await choose(planner, true)).toMatchObject({ status: 409, body: { code: 'premium_required' } })
  expect((await choose(planner, false)).status).toBe(200)
  const shown = await product.call('GET', '/api/pro/settings', { token: planner.token })
  const kinds = ['new-requests', 'request-changes'].map((kind) => ({ kind, wanted: false }))
  expect(shown.body).toMatchObject({ textMessages: { kinds, phone: '+33478123456', reachable: true } })
})

test('a number that cannot get text messages is refused', async () => {
  clock.set(-2, '12:00')
  const planner = await premiumPlanner()
  await perform(product, changePersonalData, { providerId: planner.id, phone: '+447012345678' })
  expect(await choose(planner, true)).toMatchObject({ status: 400, body: { code: 'phone-not-served', errors: [{ field: 'phone' }] } })
  const shown = await product.call('GET', '/api/pro/settings', { token: planner.token })
  expect(shown.body).toMatchObject({ textMessages: { reachable: false } })
})
