import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepStripeEvent } from '../../src/operational/stripeEvents.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { runScript } from './runScript.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const stripeEvents = (...args: readonly string[]) => runScript(product, 'stripeEvents', ...args)

/** An event of an object that nobody settles. */
async function ignoredEvent(): Promise<string> {
  const id = `evt_${randomUUID()}`
  const event = { id, type: 'radar.early_fraud_warning.created', objectKind: 'radar.early_fraud_warning', objectId: 'issfr_1' }
  await keepStripeEvent(product.backend.database, { ...event, body: '{}', effectId: randomUUID() }, new Date())
  await expect.poll(async () => (await row(id))?.state, { timeout: 120_000 }).toBe('ignored')
  return id
}

async function row(id: string): Promise<{ state: string; ended_at: Date } | undefined> {
  return (await product.backend.database.query('SELECT state, ended_at FROM operational.stripe_events WHERE id = $1', [id])).rows[0]
}

test('npm run stripe:events lists Stripe’s events, and settles them again', async () => {
  expect(await stripeEvents('list')).toEqual({ code: 0, output: 'There are no events.' })
  const [first, second] = [await ignoredEvent(), await ignoredEvent()]
  const { code, output } = await stripeEvents('list', 'ignored')
  expect(code).toBe(0)
  for (const id of [first, second])
    expect(output).toMatch(new RegExp(`^${id}  \\S+Z  ignored  radar.early_fraud_warning.created  issfr_1$`, 'm'))
  expect((await stripeEvents('list', 'received')).output).toBe('There are no events.')

  const before = (await row(first))?.ended_at
  expect(await stripeEvents('retry', first)).toEqual({ code: 0, output: '1 handed on again within seconds.' })
  await expect.poll(async () => (await row(first))?.ended_at, { timeout: 120_000 }).not.toEqual(before)
  expect(await stripeEvents('retry', '--state', 'ignored')).toEqual({ code: 0, output: '2 handed on again within seconds.' })
  expect(await stripeEvents('retry', 'evt_none')).toEqual({ code: 1, output: 'No such event waits to be tried again.' })
})

test.each([[[]], [['show']], [['list', 'lost']], [['retry']], [['retry', '--state', 'all']]])(
  'wrong arguments print the usage: %j',
  async (args) => {
    const { code, output } = await stripeEvents(...args)
    expect([code, output.startsWith('Usage: npm run stripe:events')]).toEqual([2, true])
  },
)
