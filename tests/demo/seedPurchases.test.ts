import { afterAll, beforeAll, expect, test } from 'vitest'
import { DemoCommands } from '../../scripts/demo/demoCommands.ts'
import { seedPurchases } from '../../scripts/demo/seedPurchases.ts'
import { signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'

let product: TestProduct
let planner: TestPlanner
beforeAll(async () => {
  product = await startTestProduct()
  planner = await signedInPlanner(product)
})
afterAll(() => product.close())

const aHundredDaysMs = 100 * 86_400_000
const seed = () => {
  const { rules } = product.backend
  return seedPurchases(new DemoCommands(product.backend), { id: planner.id, registeredAt: new Date(Date.now() - aHundredDaysMs) }, rules)
}

test('a planner bought credits, once after a declined card, and got the money of one pack back; twice is once', async () => {
  const read = async () => {
    const payments = await product.call<readonly object[]>('GET', '/api/pro/payments', { token: planner.token, after: planner.position })
    const credits = await product.call<{ balance: number }>('GET', '/api/pro/credits', { token: planner.token, after: planner.position })
    return { payments: payments.body, balance: credits.body.balance }
  }
  const { balance: before } = await read()
  await seed()
  await seed()
  await expect.poll(async () => (await read()).balance - before).toBe(16)
  await expect
    .poll(async () => (await read()).payments)
    .toMatchObject([
      { purpose: { pack: 'ten' }, status: 'succeeded', dispute: 'won', uncovered: 0 },
      { purpose: { pack: 'one' }, status: 'succeeded', refunded: 6_000 },
      { purpose: { pack: 'one' }, status: 'succeeded', failure: null, refunded: 0 },
      { purpose: { pack: 'five' }, status: 'succeeded', dispute: null, refunded: 0 },
    ])
})
