import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { registerByPhone } from '../../src/commands/registerByPhone.ts'
import { accountStream } from '../../src/domain/account/account.ts'
import type { CommandId, ProviderId } from '../../src/domain/ids.ts'
import { recordBounce } from '../../src/domain/person/recordBounce.ts'
import { movableClock } from '../setup/movableClock.ts'
import { lyon } from '../setup/sampleEvents.ts'
import { plannerWithCredit, requestUrl, sendRequest } from '../setup/sentRequest.ts'
import { accessToken, perform, type TestCouple } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'

const clock = movableClock()
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ now: clock.now })
})
afterAll(() => product.close())

/** A couple that signs in by this number. */
async function coupleWithPhone(phone: string): Promise<TestCouple & { readonly email: string }> {
  const { commands, secrets } = product.backend
  const email = `${randomUUID().slice(0, 8)}@example.fr`
  const registration = { firstname: 'Camille', lastname: 'Moreau', email, phone, home: lyon, locale: 'fr-FR' as const }
  const context = { commandId: randomUUID() as CommandId, actor: 'system:test', correlationId: randomUUID() }
  const outcome = await registerByPhone(commands, secrets.claimKey, registration, context)
  if (!outcome.registered) throw new Error('was not registered')
  const id = outcome.profile.coupleId
  return { id, email, token: await accessToken(product, 'couple', id) }
}

async function unlockedBy(couple: TestCouple) {
  const planner = await plannerWithCredit(product)
  const { requestId, after } = await sendRequest(product, couple, planner)
  const unlock = () => product.call('POST', requestUrl(requestId, '/unlock'), { token: planner.token, after })
  return { planner, requestId, unlock }
}

const returnsTo = async (providerId: ProviderId) =>
  (await product.backend.eventStore.readStream(accountStream(providerId))).filter(({ type }) => type === 'CreditReturned')

const bounceOf = ({ id, email }: { readonly id: string; readonly email: string }) => {
  const at = clock.now().toISOString()
  const person = { kind: 'couple', id } as const
  return perform(product, recordBounce, {
    person,
    mail: randomUUID(),
    kind: 'planner-answers',
    address: email,
    mailedAt: at,
    isHard: true,
    bouncedAt: at,
  })
}

const returnedAs = (rule: string) => [expect.objectContaining({ data: expect.objectContaining({ credits: 1, rule, version: 1 }) })]

test.each([
  ['while they are sent', '+33755550009'],
  ['as the service reports later', '+33755550030'],
])('a credit is returned automatically when the phone refuses two messages on two days, %s', async (_when, phone) => {
  const couple = await coupleWithPhone(phone)
  const { planner, unlock } = await unlockedBy(couple)
  expect(await unlock()).toMatchObject({ status: 200 })
  const refusals = async () =>
    (await product.backend.eventStore.readStream(`couple-${couple.id}` as never)).filter(({ type }) => type === 'TextMessageRefused').length
  for (const day of [1, 2]) {
    expect(await product.call('POST', '/api/project/check-phone', { body: { phone } })).toMatchObject({ body: { success: true } })
    await vi.waitFor(async () => expect(await refusals()).toBe(day), { timeout: 120_000, interval: 100 })
    clock.passMinutes(24 * 60)
  }
  await vi.waitFor(async () => expect(await returnsTo(planner.id)).toEqual(returnedAs('unreachable')), {
    timeout: 120_000,
    interval: 100,
  })
})

test('a credit is returned once after a permanent bounce, whatever follows', async () => {
  const couple = await coupleWithPhone('+33612345601')
  const { planner, unlock } = await unlockedBy(couple)
  await unlock()
  await bounceOf(couple)
  await vi.waitFor(async () => expect(await returnsTo(planner.id)).toEqual(returnedAs('unreachable')), { timeout: 120_000, interval: 100 })
})

test('a credit is returned at once when mails to the couple already fail', async () => {
  const couple = await coupleWithPhone('+33612345602')
  await bounceOf(couple)
  const { planner, unlock } = await unlockedBy(couple)
  await unlock()
  await vi.waitFor(async () => expect(await returnsTo(planner.id)).toEqual(returnedAs('unreachable')), { timeout: 120_000, interval: 100 })
})
