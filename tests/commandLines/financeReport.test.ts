import { expect, test } from 'vitest'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { perform, signedInPlanner } from '../setup/testPeople.ts'
import { startTestProduct } from '../setup/testProduct.ts'
import { runScript } from './runScript.ts'

/** Starting a command line takes long on a busy machine. */
const timeout = 600_000

test('prints what the operator earns and owes, and refuses wrong arguments', { timeout }, async () => {
  const product = await startTestProduct()
  try {
    const { id } = await signedInPlanner(product)
    // Besides the welcome credit.
    await perform(product, correctCredits, { providerId: id, credits: 7, reason: 'Geste commercial' })
    await expect
      .poll(async () => (await runScript(product, 'financeReport')).output, { timeout: 120_000 })
      .toContain('providers hold: 8, of which bought: 0')
    const { code, output } = await runScript(product, 'financeReport', '90')
    expect(code).toBe(0)
    expect(output.split('\n')).toEqual([
      'Recurring revenue: €0.00 net a month (monthly subscriptions: 0, yearly: 0)',
      'Churn in 30 days: 0 of 0 subscriptions (none)',
      'Credits that providers hold: 8, of which bought: 0, worth €0.00 net',
      'Credits spent and paid back: 0',
      'No payment in these days.',
    ])
    expect(await runScript(product, 'financeReport', 'soon')).toMatchObject({ code: 2, output: 'Usage: npm run finance:report [-- days]' })
  } finally {
    await product.close()
  }
})
