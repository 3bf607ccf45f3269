import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyPage, companyForm as form } from '../../../../../tests/setup/companyPage.ts'
import { newSiret } from '../../../../../tests/setup/sirets.ts'
import { perform, signedInPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { account, accountStream } from '../../../../domain/account/account.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import { askErasure } from '../../../../domain/person/askErasure.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const { show, save, stateAfter, isListed } = companyPage(() => product)

const inUse = { status: 400, body: { code: 'company_number_taken', errors: [{ field: 'number' }] } }
const credits = async (id: ProviderId) => (await product.backend.commands.load(account, accountStream(id))).state

it('whoever gives it later reads so at the field, and nobody reads whose it is', async () => {
  const [first, second] = [await signedInPlanner(product), await signedInPlanner(product)]
  const number = newSiret()
  await save(first.token, form({ number }))
  await stateAfter(first.token, 'checking')
  const refused = await save(second.token, form({ number, name: 'Autre' }))
  expect(refused).toMatchObject(inUse)
  expect(JSON.stringify(refused.body)).not.toMatch(new RegExp(`${first.id}|${first.publicId}|Fontaine`))
  expect((await save(second.token, form({ name: 'Autre' }))).status).toBe(200)
})

it('of two that give it at once one has it, and the other is notified and not shown, but may go on with its form', async () => {
  const planners = [await signedInPlanner(product), await signedInPlanner(product)]
  const number = newSiret()
  await Promise.all(planners.map(({ token }) => save(token, form({ number }))))
  for (const { token } of planners) await stateAfter(token, 'checking')
  const states = await Promise.all(planners.map(async ({ token }) => (await show(token)).body.numberState))
  expect(new Set(states)).toEqual(new Set(['in_use', 'valid']))
  const loser = planners[states.indexOf('in_use')]
  if (!loser) throw new Error('nobody lost')
  await expect.poll(() => isListed(loser.id), { timeout: 120_000 }).toBe(false)
  expect(await save(loser.token, form({ number, name: 'Autre' }))).toMatchObject({ status: 200, body: { numberState: 'in_use' } })
  const board = await product.call<{ notices: readonly string[] }>('GET', '/api/pro/dashboard', { token: loser.token })
  expect(board.body.notices).toContain('number_in_use')
})

it('is free once that account is erased, and the welcome credit of the next one is reversed', async () => {
  const [first, second] = [await signedInPlanner(product), await signedInPlanner(product)]
  const number = newSiret()
  await save(first.token, form({ number }))
  await stateAfter(first.token, 'checking')
  await perform(product, askErasure, {
    person: { kind: 'provider', id: first.id },
    certificateId: randomUUID(),
    reason: 'asked-by-person',
  })
  await expect.poll(() => credits(second.id), { timeout: 120_000 }).toMatchObject({ credits: 1 })
  await save(second.token, form({ number }))
  await stateAfter(second.token, 'checking')
  expect((await show(second.token)).body.numberState).toBe('valid')
  await expect.poll(() => credits(second.id), { timeout: 120_000 }).toMatchObject({ credits: 0, reversedCredits: 1 })
  const board = () => product.call<{ notices: readonly string[] }>('GET', '/api/pro/dashboard', { token: second.token })
  expect((await board()).body.notices).toContain('welcome_reversed')
  const statement = () => product.call<readonly { code: string; out: number }[]>('GET', '/api/pro/credit-entries', { token: second.token })
  await expect
    .poll(async () => (await statement()).body, { timeout: 120_000 })
    .toContainEqual(expect.objectContaining({ code: 'welcome_reversed', out: 1 }))
})
