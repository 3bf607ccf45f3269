import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StripeSandbox } from '../../src/sandbox/stripe/stripeSandbox.ts'
import { confirmByCard } from '../setup/confirmByCard.ts'
import { paymentSandboxOf } from '../setup/paymentSandboxOf.ts'
import { signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { runScript } from './runScript.ts'

let product: TestProduct
let sandbox: StripeSandbox
let planner: TestPlanner
beforeAll(async () => {
  product = await startTestProduct()
  sandbox = paymentSandboxOf(product)
  planner = await signedInPlanner(product)
})
afterAll(() => product.close())

async function buy(card = '4242424242424242'): Promise<string> {
  const { body } = await product.call<{ paymentId: string; clientSecret: string }>('POST', '/api/pro/credits/purchases', {
    token: planner.token,
    body: { pack: 'five' },
  })
  await confirmByCard(sandbox.payments, body.clientSecret, card)
  return body.paymentId
}

async function payments() {
  const { body } = await product.call<readonly { id: string; status: string; refunded: number; uncovered: number }[]>(
    'GET',
    '/api/pro/payments',
    { token: planner.token },
  )
  return body.map(({ id, status, refunded, uncovered }) => ({ id, status, refunded, uncovered }))
}

test('finds payments that nobody reported, and refunds once', async () => {
  await sandbox.control('switches', { webhooks: { lose: -1 } })
  const id = await buy()
  expect(await runScript(product, 'paymentsReconcile')).toEqual({
    code: 0,
    output: expect.stringMatching(/reconciliation found it.*\n1 compared, 1 had been reported by nobody\.$/),
  })
  expect(await runScript(product, 'paymentsReconcile', '30')).toEqual({ code: 0, output: '1 compared, 0 had been reported by nobody.' })
  await expect.poll(payments, { timeout: 120_000 }).toEqual([{ id, status: 'succeeded', refunded: 0, uncovered: 0 }])

  expect(await runScript(product, 'paymentsRefund', id, '10800')).toEqual({ code: 0, output: '10800 cents are given back.' })
  expect(await runScript(product, 'paymentsRefund', id, '20000')).toEqual({
    code: 1,
    output: 'Only 16200 cents of it can be given back.',
  })
  expect(await runScript(product, 'paymentsRefund', id)).toEqual({ code: 0, output: '16200 cents are given back.' })
  expect(await runScript(product, 'paymentsRefund', id)).toEqual({ code: 1, output: 'Only 0 cents of it can be given back.' })
  await expect.poll(payments, { timeout: 120_000 }).toEqual([{ id, status: 'succeeded', refunded: 27_000, uncovered: 0 }])
})

test('a refund that failed without a report is recorded, and can be repeated', async () => {
  await sandbox.control('switches', { webhooks: { lose: -1 } })
  const id = await buy('4000000000005126')
  await runScript(product, 'paymentsReconcile')
  expect(await runScript(product, 'paymentsRefund', id)).toEqual({ code: 0, output: '27000 cents are given back.' })
  await sandbox.control('clock', { seconds: 60 })
  expect(await runScript(product, 'paymentsRefund', id, '27000')).toEqual({
    code: 0,
    output: expect.stringMatching(/"refund_failed".*\n27000 cents are given back\.$/),
  })
  expect(await runScript(product, 'paymentsRefund', id)).toEqual({ code: 1, output: 'Only 0 cents of it can be given back.' })
})

test('wrong arguments print the usage', async () => {
  expect(await runScript(product, 'paymentsReconcile', 'all')).toMatchObject({ code: 2 })
  expect(await runScript(product, 'paymentsRefund', 'nobody')).toMatchObject({ code: 2 })
  expect(await runScript(product, 'paymentsRefund', 'd0000000-0000-7000-8000-000000000001')).toEqual({
    code: 1,
    output: 'There is no such payment, or it was not paid.',
  })
})
